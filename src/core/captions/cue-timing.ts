import type { RawCue } from './raw-captions.ts'

/** A time in caption files, `h:mm:ss.mmm` with optional hours and fraction; translators add blanks. */
const pattern = String.raw`(-?)(?:(\d{1,3})\s?:\s?)?(\d{1,3})\s?:\s?(\d{1,2})(?:\s?[.,]\s?(\d{1,9}))?`
const clockAt = new RegExp(pattern, 'y')

/** A time and where the text goes on after it. */
type ClockReading = { ms: number; end: number }

/** Reads the time that stands at `from`; `null` when none does. `.5` is half a second. */
export function readClock(text: string, from: number): ClockReading | null {
  clockAt.lastIndex = from
  const match = clockAt.exec(text)
  if (match === null) return null
  const [whole, sign, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match
  const ms =
    Number(hours) * 3_600_000 +
    Number(minutes) * 60_000 +
    Number(seconds) * 1000 +
    Number(fraction.slice(0, 3).padEnd(3, '0'))
  return { ms: sign === '-' ? -ms : ms, end: from + whole.length }
}

/** A line may carry the time of a caption: it has a digit at its beginning, or behind a mark or two. */
export function isMarkedTime(line: string): boolean {
  return /^[\s[({<*"'>-]{0,24}(?:TC )?[\d:]|^\[|-->/.test(line)
}

/** The time of a caption, in milliseconds; `NaN` where a time could not be read. */
export type CueTiming = { startMs: number; endMs: number }
/** The times of a line, with the words behind them in files that have no line of their own for these. */
type ArrowTiming = CueTiming & { rest: string }

const maxTimingLineLength = 400
/** The settings by which WebVTT and SubRip position the words on the screen. */
const settings = /(?:^|\s+)(?:align|line|position|size|region|vertical|[XY][12]):\S*/gi
/** The letters that a typing error put between the seconds and their fraction. */
const brokenTail = /^\p{L}{1,12}[.,]\d{1,3}(?=\s|$)/u
const arrowAt = /\s{0,20}(?:--?\s?>|→)\s{0,20}/y

/** Reads the line `start --> end` of WebVTT and SubRip with any settings; `null` for other lines. */
export function readArrowTiming(line: string): ArrowTiming | null {
  if (!line.includes('>') && !line.includes('→')) return null
  if (line.length > maxTimingLineLength) return null
  const text = line.trimStart()
  const start = readClock(text, 0)
  if (start !== null) {
    arrowAt.lastIndex = start.end
    if (arrowAt.test(text)) {
      const end = readClock(text, arrowAt.lastIndex)
      const rest =
        end === null ? '' : text.slice(end.end).replace(brokenTail, '').replace(settings, '').trim()
      return { startMs: start.ms, endMs: end === null ? Number.NaN : end.ms, rest }
    }
  }
  return isBrokenTiming(text) ? { startMs: Number.NaN, endMs: Number.NaN, rest: '' } : null
}

/** A line of digits around an arrow was a timing once; in brackets it is one of another format. */
function isBrokenTiming(text: string): boolean {
  const arrow = text.indexOf('-->')
  if (arrow === -1 || arrow > 40 || /^[[(]/.test(text)) return false
  return /\d/.test(text.slice(0, arrow)) && /\d/.test(text.slice(arrow))
}

/** Nobody speaks so slowly, in characters a second; one thousandth of usual speech is slower still. */
const slowestSpeech = 0.06

/**
 * Cues whose times are plain numbers in a unit that the file does not name, with their times in milliseconds.
 * The numbers are milliseconds where they are whole and speech would be absurdly slow in seconds, else
 * seconds.
 */
export function timedInUnits(cues: readonly RawCue[]): RawCue[] {
  const times = cues.flatMap(({ startMs, endMs }) => [startMs, endMs]).filter((time) => isNumber(time))
  if (times.length === 0) return [...cues]
  const span =
    times.reduce((max, time) => Math.max(max, time), 0) - times.reduce((min, time) => Math.min(min, time))
  const characters = cues.reduce((sum, { text }) => sum + text.trim().length, 0)
  if (areDays(times, characters)) return inMilliseconds(cues, dayMs)
  if (isSinceEpoch(times, span)) return cues.map((cue) => ({ ...cue, startMs: null, endMs: null }))
  const isWhole = times.every((time) => Number.isInteger(time))
  const factor =
    isWhole && span >= 100 && characters / span < slowestSpeech ? finerUnit(characters, span) : 1000
  return inMilliseconds(cues, factor)
}

function inMilliseconds(cues: readonly RawCue[], factor: number): RawCue[] {
  const inMs = (time: number | null): number | null => (time === null ? null : Math.round(time * factor))
  return cues.map((cue) => ({ ...cue, startMs: inMs(cue.startMs), endMs: inMs(cue.endMs) }))
}

const dayMs = 86_400_000
/** Nobody speaks so fast, in characters a second. */
const fastestSpeech = 1000

/** Programs for tables write a time as its share of a day. */
function areDays(times: readonly number[], characters: number): boolean {
  const last = times.reduce((max, time) => Math.max(max, time), 0)
  return last > 0 && last < 1 && characters / last > fastestSpeech
}

/** Milliseconds, microseconds, steps of 100 nanoseconds and nanoseconds, in milliseconds. */
const finerUnits = [1, 1e-3, 1e-4, 1e-6]

/** The unit that gives a likely speed of speech, where milliseconds would be absurdly slow. */
function finerUnit(characters: number, span: number): number {
  if ((characters / span) * 1000 >= slowestSpeech) return 1
  const spans = finerUnits.map((unit) => (span * unit) / 1000)
  return finerUnits[nearestSpeed(characters, spans)] ?? 1
}

/** Characters a second, as people mostly speak. */
const typicalSpeed = 12

/** The index of the length in seconds that gives so many characters the most likely speed of speech. */
export function nearestSpeed(characters: number, spans: readonly number[]): number {
  const distances = spans.map((span) => Math.abs(Math.log(characters / Math.max(span, 1e-9) / typicalSpeed)))
  return distances.indexOf(Math.min(...distances))
}

const earliestEpoch = 1e9

/** Numbers that count from 1970 say on which day, and not when in a video. */
function isSinceEpoch(times: readonly number[], span: number): boolean {
  const first = times.reduce((min, time) => Math.min(min, time))
  return first >= earliestEpoch && span < first / 1000
}

function isNumber(time: number | null): time is number {
  return time !== null && Number.isFinite(time)
}

/** `hh:mm:ss:ff`, with `;` or `.` before the frames of a drop-frame clock. */
const timecode = /(?<![\d:])(\d{1,3}):([0-5]\d):([0-5]\d)([:;])(\d{2})(?![\d:])/g
/** A caption's line in any format with frames: a time at its beginning, or in a column of a table. */
const timedLine =
  /^[ \t"'{[]{0,9}(?:\d{1,7}[.\s]+)?\d{1,3}:[0-5]\d:[0-5]\d[:;]\d{2}(?![\d:])|[,;\t"]\d{1,3}:[0-5]\d:[0-5]\d[:;]\d{2}[,;\t"]/m
const sampleCharacters = 50_000
/** All matches of a replacement are in memory at once, and those of a day of captions take 150 MB. */
const manyLines = /[^]{1,65536}[^\n]*\n?/g
/** Frames a second that editors use. */
const frameRates = [24, 25, 30, 50, 60, 100]
const dropFrameRate = 30_000 / 1001

/**
 * Text whose times with frames (`00:00:01:12`) are written with milliseconds. No such file says how many
 * frames a second has: it is the lowest usual rate that its highest frame fits into, so a time is off by less
 * than a frame. Markup does say it, and stays as it is.
 */
export function withoutFrames(text: string): string {
  if (/^\s{0,100}</.test(text) || !timedLine.test(text.slice(0, sampleCharacters))) return text
  let highest = 0
  let isDropFrame = false
  for (const [, , , , mark, frame] of text.matchAll(timecode)) {
    highest = Math.max(highest, Number(frame))
    isDropFrame ||= mark === ';'
  }
  const rate =
    isDropFrame && highest < 30 ? dropFrameRate : (frameRates.find((each) => each > highest) ?? 100)
  const toMilliseconds = (...match: string[]): string => {
    const [, hours = '', minutes = '', seconds = '', , frame = ''] = match
    const ms = Math.min(999, Math.round((Number(frame) * 1000) / rate))
    return `${hours.padStart(2, '0')}:${minutes}:${seconds}.${String(ms).padStart(3, '0')}`
  }
  return text.replaceAll(manyLines, (lines) => lines.replace(timecode, toMilliseconds))
}

const hourMs = 3_600_000
/** Speech begins within this time; later than that, the file is the later part of a long video. */
const maxLeadMs = 5 * 60_000
/** Broadcasters begin at one hour or at ten. */
const tapeHours: readonly number[] = [1, 10]

/** The milliseconds by which captions were moved whose clock begins at 01:00:00, as that of tapes does. */
export function shiftClock(cues: readonly RawCue[], isEdited: boolean): number {
  const starts = cues.flatMap(({ startMs }) =>
    startMs !== null && Number.isFinite(startMs) ? [startMs] : [],
  )
  if (!isEdited || starts.length === 0) return 0
  const first = starts.reduce((min, start) => Math.min(min, start))
  const hours = tapeHours.find((tape) => first >= tape * hourMs && first < tape * hourMs + maxLeadMs)
  if (hours === undefined) return 0
  const offsetMs = hours * hourMs
  for (const cue of cues) {
    if (cue.startMs !== null) cue.startMs -= offsetMs
    if (cue.endMs !== null) cue.endMs -= offsetMs
  }
  return offsetMs
}

const earliestMeetingMs = 5 * hourMs

/** The times begin so late in the day, and take so little of it, that they come from a clock on the wall. */
export function areTimesOfDay(cues: readonly RawCue[]): boolean {
  const starts = cues.flatMap(({ startMs }) => (isNumber(startMs) ? [startMs] : []))
  const first = starts.reduce((min, start) => Math.min(min, start), Number.POSITIVE_INFINITY)
  const last = starts.reduce((max, start) => Math.max(max, start), 0)
  return starts.length > 0 && first >= earliestMeetingMs && last - first < first
}

/** Videos often end with credits or music, so captions may end a while before them. */
const minMissingSeconds = 120
const minMissingShare = 0.1

/** The second at which captions end, if they leave a part of the video without words; else `null`. */
export function earlyCaptionsEnd(endSeconds: number | null, durationSeconds: number | null): number | null {
  if (endSeconds === null || durationSeconds === null) return null
  const missing = durationSeconds - endSeconds
  return missing > Math.max(minMissingSeconds, durationSeconds * minMissingShare) ? endSeconds : null
}
