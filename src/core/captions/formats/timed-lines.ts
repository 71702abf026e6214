import { stripTags } from '../clean-text.ts'
import { readClock } from '../cue-timing.ts'
import type { CueTiming } from '../cue-timing.ts'
import { refuseTooMany } from '../raw-captions.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'

/** The lines that follow one time of a caption file, up to the next time. */
type TimedBlock<T> = { time: T; lines: string[] }

/**
 * Cuts a file at the lines that carry a time. `head` is what stands before the first.
 * @throws AppError `TRANSCRIPT_TOO_LONG` when there are more such lines than a transcript may have words.
 */
export function splitAtTimes<T>(
  lines: readonly string[],
  readTime: (line: string) => T | null,
): { head: string[]; blocks: TimedBlock<T>[] } {
  const times: { time: T; at: number }[] = []
  for (const [at, line] of lines.entries()) {
    const time = readTime(line)
    if (time === null) continue
    times.push({ time, at })
    refuseTooMany(times.length)
  }
  const blocks = times.map(({ time, at }, i) => ({ time, lines: lines.slice(at + 1, times[i + 1]?.at) }))
  return { head: lines.slice(0, times[0]?.at), blocks }
}

/** The lines without the empty ones at both ends. */
export function trimBlankLines(lines: readonly string[]): string[] {
  let from = 0
  let to = lines.length
  while (from < to && lines[from]?.trim() === '') from += 1
  while (to > from && lines[to - 1]?.trim() === '') to -= 1
  return lines.slice(from, to)
}

type PairedTime = CueTiming & { rest: string }

const maxTimingLineLength = 1000
const fullClock = /^\d{1,3}:\d{2}:\d{2}[.,]\d{3}/
const index = /^\d{1,6}[ \t.]{1,12}(?=\d{1,3}:)/
/** The duration of a caption, which some programs write behind its end. */
const lengthAlone = /^\d{1,2}(?::\d{2}){1,2}(?:[.,]\d{1,3})?$/
/** Italics, bold and underlined letters in Spruce's files. */
const spruceStyle = /\^[BIU]/g
const betweenTimes = /^(?:[ \t]*,[ \t]*|[ \t]+)/
const betweenTimeAndWords = /^(?:[ \t]*,[ \t]*|[ \t]+|$)/
/** The lines that editors write around their captions: comments, settings, and where these begin and end. */
const notCaption = /^(?:@|\$\w+\s*=|\/\/|<(?:begin|end) subtitles>)/i

/**
 * Reads the text of editing programs (Avid, Encore, DVD Studio's STL): a beginning and an end side by side,
 * the words behind them or below. Their frames are milliseconds already.
 */
export function readTimecodes(text: string): RawCaptions {
  const lines = text.split('\n').filter((line) => !notCaption.test(line.trim()))
  const { blocks } = splitAtTimes(lines, readPairedTime)
  const cues = blocks.map(({ time, lines: below }): RawCue => {
    const words = [time.rest, ...trimBlankLines(below)].filter((line) => line.trim() !== '').join('\n')
    const { startMs, endMs } = time
    return {
      startMs,
      endMs,
      text: stripTags(words.replaceAll('|', '\n').replace(spruceStyle, '')),
      speaker: null,
    }
  })
  return { cues, captionKind: 'unknown', language: null }
}

/** Reads a line that begins with two full times, one after the other; `null` for any other line. */
export function readPairedTime(line: string): PairedTime | null {
  if (line.length > maxTimingLineLength || !line.includes(':')) return null
  const written = line.trim().replace(index, '')
  if (!fullClock.test(written)) return null
  const start = readClock(written, 0)
  if (start === null) return null
  const separator = betweenTimes.exec(written.slice(start.end))?.[0]
  if (separator === undefined) return null
  const second = written.slice(start.end + separator.length)
  const end = fullClock.test(second) ? readClock(second, 0) : null
  if (end === null) return null
  const after = second.slice(end.end)
  const gap = betweenTimeAndWords.exec(after)
  if (gap === null) return null
  const rest = after.slice(gap[0].length)
  return { startMs: start.ms, endMs: end.ms, rest: lengthAlone.test(rest) ? '' : rest }
}

/** Frames a second of a MicroDVD file that says so: `{1}{1}23.976`, `{0}{25}25 fps`. */
const declaredRate = /^\{[01]\}\{\d{0,3}\}\s*(\d{2,3}(?:[.,]\d{1,3})?)\s*(?:fps)?\s*$/i
const defaults = /^\{DEFAULT\}/i
const microdvdLine = /^\{(\d{1,8})\}\{(\d{0,8})\}(.*)$/
const formatting = /\{[a-z]:[^{}\n]{0,100}\}/gi

/** A line is `{frame}{frame}words` of MicroDVD. */
export function isMicrodvdLine(line: string): boolean {
  return microdvdLine.test(line)
}

/**
 * Reads MicroDVD (.sub), whose times are numbers of frames. Where the file does not say how many frames a
 * second has, nothing says when its captions begin, and they are given without times.
 */
export function readMicrodvd(text: string): RawCaptions {
  const lines = text.split('\n').map((line) => line.trim())
  const declared = lines.slice(0, 5).flatMap((line) => declaredRate.exec(line)?.[1] ?? [])[0]
  const rate = declared === undefined ? null : Number(declared.replace(',', '.'))
  const cues = lines
    .filter((line) => !declaredRate.test(line) && !defaults.test(line))
    .flatMap((line) => readBracketedLine(line, microdvdLine, rate === null || rate <= 0 ? null : 1000 / rate))
  return { cues, captionKind: 'unknown', language: null }
}

/** @param unitMs what one step of the file's times is, in milliseconds; `null` where it is not known */
function readBracketedLine(line: string, pattern: RegExp, unitMs: number | null): RawCue[] {
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
