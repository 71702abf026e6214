import { readClock } from './clock.ts'

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
