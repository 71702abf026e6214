const sampleCharacters = 20_000
const minRuns = 3
const wideRun = /\P{ASCII}+/gu
/** The bytes of the upper half of windows-1252, by their characters. */
const byteOf = new Map(
  Array.from({ length: 128 }, (_, i) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(i + 128)),
    i + 128,
  ]),
)

/**
 * A text that was UTF-8, was read as windows-1252 and saved again (`Ã©` for `é`), as it was before. Any other
 * stays as it came: where one run beyond ASCII is not UTF-8 by its bytes, none is taken for it.
 */
export function undoDoubleEncoding(text: string): string {
  const sample = text.slice(0, sampleCharacters).match(wideRun) ?? []
  if (sample.length < minRuns || sample.slice(0, -1).some((run) => undo(run) === null)) return text
  let isWhole = true
  const undone = text.replace(wideRun, (run) => {
    const read = isWhole ? undo(run) : null
    isWhole &&= read !== null
    return read ?? run
  })
  return isWhole ? undone : text
}

/** The characters that a run's bytes are in UTF-8; `null` where they are none. */
function undo(run: string): string | null {
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
