/** Encodings that UTF-8 is mistaken for when a program reads it and saves it as UTF-8 once more. */
const mistakenFor = ['windows-1252', 'windows-1251', 'windows-1250', 'macintosh'] as const
const sampleCharacters = 20_000
/** Of the runs beyond ASCII; a text that merely has such letters in it has hardly any that are UTF-8. */
const minUndone = 0.9
const minRuns = 3
const wideRun = /\P{ASCII}+/gu

/** A text that was UTF-8, was read in another encoding and saved again (`Ã©` for `é`), as it was; any other stays. */
export function undoDoubleEncoding(text: string): string {
  const sample = text.slice(0, sampleCharacters)
  if (!/\P{ASCII}/u.test(sample)) return text
  for (const encoding of mistakenFor) {
    const byteOf = bytesOf(encoding)
    const runs = sample.match(wideRun) ?? []
    const undone = runs.filter((run) => undo(run, byteOf) !== null).length
    if (undone >= minRuns && undone >= runs.length * minUndone) {
      // Some programs make the same mistake at each of two savings.
      return undoDoubleEncoding(text.replace(wideRun, (run) => undo(run, byteOf) ?? run))
    }
  }
  return text
}

/** The bytes of the upper half of an encoding, by their characters. A blank that does not break is often made a plain one. */
function bytesOf(encoding: string): ReadonlyMap<string, number> {
  const decoder = new TextDecoder(encoding)
  const upper = Array.from({ length: 128 }, (_, i) => i + 128)
  return new Map(upper.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
}

/** The characters that a run's bytes are in UTF-8; `null` where they are none. */
function undo(run: string, byteOf: ReadonlyMap<string, number>): string | null {
  const bytes: number[] = []
  for (const character of run) {
    const byte = byteOf.get(character)
    if (byte === undefined) return null
    bytes.push(byte)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}
