import type { RawCue } from './raw-captions.ts'

/** Nobody speaks so slowly, in characters a second; one thousandth of usual speech is slower still. */
const slowestSpeech = 0.06

/**
 * Cues whose times are plain numbers in a unit that the file does not name, with their times in milliseconds. The numbers
 * are milliseconds where they are whole and speech would be absurdly slow in seconds, else seconds.
 */
export function timedInUnits(cues: readonly RawCue[]): RawCue[] {
  const times = cues.flatMap(({ startMs, endMs }) => [startMs, endMs]).filter((time) => isNumber(time))
  if (times.length === 0) return [...cues]
  const span =
    times.reduce((max, time) => Math.max(max, time), 0) - times.reduce((min, time) => Math.min(min, time))
  const characters = cues.reduce((sum, { text }) => sum + text.trim().length, 0)
  const isWhole = times.every((time) => Number.isInteger(time))
  const factor = isWhole && span >= 100 && characters / span < slowestSpeech ? 1 : 1000
  const inMs = (time: number | null): number | null => (time === null ? null : Math.round(time * factor))
  return cues.map((cue) => ({ ...cue, startMs: inMs(cue.startMs), endMs: inMs(cue.endMs) }))
}

function isNumber(time: number | null): time is number {
  return time !== null && Number.isFinite(time)
}
