/** A time as caption files write it, `h:mm:ss.mmm` with hours and fraction optional; blanks come from translators. */
const pattern = String.raw`(-?)(?:(\d{1,3})\s?:\s?)?(\d{1,3})\s?:\s?(\d{1,2})(?:\s?[.,]\s?(\d{1,9}))?`
const clockAt = new RegExp(pattern, 'y')

/** A time and where the text goes on after it. */
export type ClockReading = { ms: number; end: number }

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

/** Whether a line can carry the time of a caption at all: it has a digit at its beginning, or behind a mark or two. */
export function isMarkedTime(line: string): boolean {
  return /^[\s[({<*"'>-]{0,24}(?:TC )?[\d:]|^\[|-->/.test(line)
}

/** When a caption is shown, in milliseconds; `NaN` where a time stood but could not be read. */
export type CueTiming = { startMs: number; endMs: number }

const maxTimingLineLength = 400
const arrowAt = /\s{0,20}(?:--?\s?>|→)\s{0,20}/y

/** Reads the line `start --> end` of WebVTT and SubRip, whatever settings follow; `null` for any other line. */
export function readArrowTiming(line: string): CueTiming | null {
  if (!line.includes('>') && !line.includes('→')) return null
  if (line.length > maxTimingLineLength) return null
  const text = line.trimStart()
  const start = readClock(text, 0)
  if (start !== null) {
    arrowAt.lastIndex = start.end
    if (arrowAt.test(text)) {
      const end = readClock(text, arrowAt.lastIndex)
      return { startMs: start.ms, endMs: end === null ? Number.NaN : end.ms }
    }
  }
  return isBrokenTiming(text) ? { startMs: Number.NaN, endMs: Number.NaN } : null
}

/** A line of digits around an arrow was a timing once; in brackets it is one of another format. */
function isBrokenTiming(text: string): boolean {
  const arrow = text.indexOf('-->')
  if (arrow === -1 || arrow > 40 || /^[[(]/.test(text)) return false
  return /\d/.test(text.slice(0, arrow)) && /\d/.test(text.slice(arrow))
}
