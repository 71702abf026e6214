import { detectLatin, detectNonLatin, fitOfWestern, isTurkish } from './detect-encoding.ts'
import { decodeAs } from './dos-encodings.ts'

/** Encodings that UTF-8 is mistaken for when a program reads it and saves it as UTF-8 once more. */
const mistakenFor = [
  'windows-1252',
  'windows-1251',
  'windows-1250',
  'windows-1254',
  'windows-1256',
  'macintosh',
  'ibm866',
  'cp437',
  'cp850',
] as const
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
  return undoWrongReading(text, sample)
}

const minLetters = 6
/** Of the usual share of common characters; Western European accents hardly ever stand together. */
const minFit = 0.7
const minLatinFit = 0.98
const maxWesternFit = 0.8

/**
 * A text of another encoding from before Unicode that a program took for Western European (`Ïðèâåò` for `Привет`), as it was;
 * any other stays.
 */
function undoWrongReading(text: string, sample: string): string {
  const byteOf = bytesOf('windows-1252')
  const bytes = toBytes(sample, byteOf)
  if (bytes === null || (sample.match(/[^\p{ASCII}\s]/gu)?.length ?? 0) < minLetters) return text
  const encoding = detectNonLatin(bytes, minFit) ?? latinInstead(bytes, sample)
  const whole = encoding === null ? null : toBytes(text, byteOf)
  return encoding === null || whole === null ? text : decodeAs(whole, encoding)
}

/** Another encoding of Latin letters, where it fits nearly wholly and Western European does not. */
function latinInstead(bytes: Uint8Array, text: string): string | null {
  if (isTurkish(text)) return 'windows-1254'
  if (fitOfWestern(bytes) > maxWesternFit) return null
  const { encoding, share } = detectLatin(bytes)
  return share >= minLatinFit && encoding.startsWith('windows-') ? encoding : null
}

/** The bytes of a text in an encoding; `null` where it has a character that is not in it. */
function toBytes(text: string, byteOf: ReadonlyMap<string, number>): Uint8Array | null {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    const byte = code < 128 ? code : byteOf.get(text.charAt(i))
    if (byte === undefined) return null
    bytes[i] = byte
  }
  return bytes
}

/** The bytes of the upper half of an encoding, by their characters. A blank that does not break is often made a plain one. */
function bytesOf(encoding: string): ReadonlyMap<string, number> {
  const upper = Array.from({ length: 128 }, (_, i) => i + 128)
  return new Map(upper.map((byte) => [decodeAs(Uint8Array.of(byte), encoding), byte]))
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
