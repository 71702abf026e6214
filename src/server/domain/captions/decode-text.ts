import { maxTranscriptBytes } from '#product/limits.ts'
import { AppError } from '#server/lib/app-error.ts'
import { detectEncoding } from './detect-encoding.ts'

/** File types people give by mistake: where the marker stands, the marker, what the file is. */
const knownBinaries: readonly (readonly [offset: number, marker: string, name: string])[] = [
  [0, 'PK\x03\x04', 'a ZIP archive or an Office document'],
  [0, '%PDF-', 'a PDF'],
  [0, '\xd0\xcf\x11\xe0', 'an old Office document'],
  [0, '{\\rtf', 'a rich text document'],
  [0, '<!DOCTYPE html', 'a web page'],
  [0, '<!doctype html', 'a web page'],
  [0, '<html', 'a web page'],
  [0, 'Scenarist_SCC', 'captions in the coded format Scenarist (SCC)'],
  [3, 'Scenarist_SCC', 'captions in the coded format Scenarist (SCC)'],
  [3, 'STL25.01', 'captions in the binary format EBU STL'],
  [3, 'STL30.01', 'captions in the binary format EBU STL'],
  [3, 'STL24.01', 'captions in the binary format EBU STL'],
  [4, 'ftyp', 'a video'],
  [0, '\x1a\x45\xdf\xa3', 'a video'],
  [0, 'OggS', 'a sound file'],
  [0, '\x89PNG', 'a picture'],
  [0, '\xff\xd8\xff', 'a picture'],
  [0, 'GIF8', 'a picture'],
  [0, '\x1f\x8b', 'a compressed file'],
]
const controlShareOfBinary = 0.01
const saveAsText = 'Save the transcript as plain text or as a caption file (.srt or .vtt), and give that.'

/**
 * The text of a transcript file in any usual encoding, lines ended by `\n`.
 * @throws AppError `TRANSCRIPT_TOO_LARGE` over 10 MB, `TRANSCRIPT_NOT_TEXT` for binary data, `TRANSCRIPT_EMPTY`.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.byteLength > maxTranscriptBytes) {
    const limit = Math.round(maxTranscriptBytes / 1024 / 1024)
    throw new AppError('TRANSCRIPT_TOO_LARGE', `The transcript is larger than ${limit} MB.`)
  }
  const known = knownBinaries.find(([offset, marker]) => hasMarker(bytes, offset, marker))
  if (known !== undefined) {
    throw new AppError('TRANSCRIPT_NOT_TEXT', `This file is ${known[2]}, not a transcript. ${saveAsText}`)
  }
  const text = undoDoubleEncoding(new TextDecoder(detectEncoding(bytes)).decode(bytes))
  if (isMostlyControls(text)) {
    throw new AppError('TRANSCRIPT_NOT_TEXT', `This file is not text. ${saveAsText}`)
  }
  if (text.trim() === '') throw new AppError('TRANSCRIPT_EMPTY', 'The transcript is empty.')
  return text.includes('\r') ? text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : text
}

function hasMarker(bytes: Uint8Array, offset: number, marker: string): boolean {
  if (bytes.byteLength < offset + marker.length) return false
  return Array.from(marker).every((char, i) => bytes[offset + i] === char.charCodeAt(0))
}

/** Whether characters that no text holds (controls, undecodable bytes) make up more than 1 in 100. */
function isMostlyControls(text: string): boolean {
  let found = 0
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    const isControl = (code < 0x20 && (code < 9 || code > 13)) || (code >= 0x7f && code <= 0x9f)
    if ((isControl && code !== 0x85) || code === 0xfffd) found += 1
  }
  return found > text.length * controlShareOfBinary
}

/** Encodings that UTF-8 is mistaken for when a program reads it and saves it as UTF-8 once more. */
const mistakenFor = ['windows-1252', 'windows-1251', 'windows-1250', 'macintosh'] as const
const sampleCharacters = 20_000
/** Of the runs beyond ASCII; a text that merely has such letters in it has hardly any that are UTF-8. */
const minUndone = 0.9
const minRuns = 3
const wideRun = /\P{ASCII}+/gu

/** A text that was UTF-8, was read in another encoding and saved again (`Ã©` for `é`), as it was; any other stays. */
function undoDoubleEncoding(text: string): string {
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
