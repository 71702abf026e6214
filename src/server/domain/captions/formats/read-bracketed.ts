import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { stripTags } from '../strip-tags.ts'

/** Frames a second that a MicroDVD file has where its first line says so: `{1}{1}23.976`. */
const declaredRate = /^\{[01]\}\{[01]\}(\d{2,3}(?:[.,]\d{1,3})?)\s*$/
const microdvdLine = /^\{(\d{1,8})\}\{(\d{0,8})\}(.*)$/
const mpl2Line = /^\[(\d{1,8})\]\[(\d{0,8})\](.*)$/
const formatting = /\{[a-z]:[^{}\n]{0,100}\}/gi

/** Whether a line is `{frame}{frame}words` of MicroDVD. */
export function isMicrodvdLine(line: string): boolean {
  return microdvdLine.test(line)
}

/** Whether a line is `[tenth][tenth]words` of MPL2. */
export function isMpl2Line(line: string): boolean {
  return mpl2Line.test(line)
}

/**
 * Reads MicroDVD (.sub), whose times are numbers of frames. Where the file does not say how many frames a second has,
 * nothing says when its captions begin, and they are given without times.
 */
export function readMicrodvd(text: string): RawCaptions {
  const lines = text.split('\n').map((line) => line.trim())
  const declared = lines.slice(0, 5).flatMap((line) => declaredRate.exec(line)?.[1] ?? [])[0]
  const rate = declared === undefined ? null : Number(declared.replace(',', '.'))
  const cues = lines
    .filter((line) => !declaredRate.test(line))
    .flatMap((line) => readLine(line, microdvdLine, rate === null || rate <= 0 ? null : 1000 / rate))
  return { cues, captionKind: 'unknown', language: null }
}

/** Reads MPL2, whose times are tenths of a second. */
export function readMpl2(text: string): RawCaptions {
  const cues = text.split('\n').flatMap((line) => readLine(line.trim(), mpl2Line, 100))
  return { cues, captionKind: 'unknown', language: null }
}

/** @param unitMs what one step of the file's times is, in milliseconds; `null` where it is not known */
function readLine(line: string, pattern: RegExp, unitMs: number | null): RawCue[] {
  if (line === '') return []
  const match = pattern.exec(line)
  const unknown = unitMs === null ? null : Number.NaN
  if (match === null) return [{ startMs: unknown, endMs: null, text: line, speaker: null }]
  const [, start = '', end = '', words = ''] = match
  const timeOf = (written: string): number | null =>
    unitMs === null || written === '' ? null : Math.round(Number(written) * unitMs)
  return [{ startMs: timeOf(start), endMs: timeOf(end), text: plainWords(words), speaker: null }]
}

/** `|` parts the lines; a `/` before one makes it italic. */
function plainWords(words: string): string {
  const lines = words.replace(formatting, '').split('|')
  return stripTags(lines.map((line) => line.replace(/^\//, '')).join('\n'))
}
