import { AppError } from '#core/app-error.ts'
import { maxTranscriptBytes } from '#product/limits.ts'

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
  [0, 'ID3', 'a sound file'],
  [0, 'fLaC', 'a sound file'],
  [8, 'WAVE', 'a sound file'],
  [8, 'AVI ', 'a video'],
  [0, '\x89PNG', 'a picture'],
  [0, '\xff\xd8\xff', 'a picture'],
  [0, 'GIF8', 'a picture'],
  [0, '\x1f\x8b', 'a compressed file'],
  [0, 'Rar!', 'a compressed file'],
  [0, '7z\xbc\xaf', 'a compressed file'],
]
const controlShareOfBinary = 0.01
const saveAsText = 'Save the transcript as plain text or as a caption file (.srt or .vtt), and give that.'

/**
 * The text of a transcript file in an encoding that `TextDecoder` knows, lines ended by `\n`.
 * @throws AppError `TRANSCRIPT_TOO_LARGE` over 10 MB, `TRANSCRIPT_NOT_TEXT` for binary data,
 * `TRANSCRIPT_EMPTY`.
 */
export function decodeText(bytes: Uint8Array, encoding: string): string {
  if (bytes.byteLength > maxTranscriptBytes) {
    const limit = Math.round(maxTranscriptBytes / 1024 / 1024)
    throw new AppError('TRANSCRIPT_TOO_LARGE', `The transcript is larger than ${limit} MB.`)
  }
  const known = knownBinaries.find(([offset, marker]) => hasMarker(bytes, offset, marker))
  if (known !== undefined) {
    throw new AppError('TRANSCRIPT_NOT_TEXT', `This file is ${known[2]}, not a transcript. ${saveAsText}`)
  }
  const text = undoDoubleEncoding(decodeBytes(bytes, encoding))
  refuseLostLetters(text)
  if (isMostlyControls(text)) {
    throw new AppError('TRANSCRIPT_NOT_TEXT', `This file is not text. ${saveAsText}`)
  }
  if (text.trim() === '') throw new AppError('TRANSCRIPT_EMPTY', 'The transcript is empty.')
  return text.includes('\r') ? text.replaceAll(/\r+\n/g, '\n').replaceAll('\r', '\n') : text
}

/** The text without what a disk fault put behind it, and without half a character at a cut end. */
function decodeBytes(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes)
  const filled = text.endsWith('\0') ? text.replace(/\0+$/, '') : text
  return filled.endsWith('\ufffd') ? filled.slice(0, -1) : filled
}

function hasMarker(bytes: Uint8Array, offset: number, marker: string): boolean {
  if (bytes.byteLength < offset + marker.length) return false
  return Array.from(marker).every((char, i) => bytes[offset + i] === char.charCodeAt(0))
}

/** The most question marks as a share of the characters that are no blanks; people ask fewer questions. */
const maxQuestionMarks = 0.3
const sampleCharacters = 20_000

/**
 * Refuses a text of which a program made `?` or `�`: nobody can tell what was said.
 * @throws AppError `TRANSCRIPT_NOT_TEXT`
 */
function refuseLostLetters(text: string): void {
  const written = text.slice(0, sampleCharacters).replaceAll(/[\s\d:,.>-]/g, '')
  const marks = written.match(/\?(?=\?)/g)?.length ?? 0
  const lost = written.match(/\ufffd/g)?.length ?? 0
  const isText = !/[\p{Cc}--[\t\n\v\f\r]]/v.test(written)
  if (marks <= written.length * maxQuestionMarks && !(isText && lost > written.length * controlShareOfBinary))
    return
  throw new AppError(
    'TRANSCRIPT_NOT_TEXT',
    'Letters of this file were lost when it was saved in another encoding. Save the original as UTF-8, and give that.',
  )
}

/** Characters that no text holds (controls, undecodable bytes) make up more than 1 in 100. */
function isMostlyControls(text: string): boolean {
  let found = 0
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    const isControl = (code < 0x20 && (code < 9 || code > 13)) || (code >= 0x7f && code <= 0x9f)
    if ((isControl && code !== 0x85) || code === 0xfffd) found += 1
  }
  return found > text.length * controlShareOfBinary
}

const encodedCharacters = 20_000
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
  const sample = text.slice(0, encodedCharacters).match(wideRun) ?? []
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
