import type { CueTiming } from '../cue-timing.ts'
import { readClock } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { stripTags } from '../strip-tags.ts'
import { splitAtTimes, trimBlankLines } from './split-at-times.ts'

type PairedTime = CueTiming & { rest: string }

const maxTimingLineLength = 1000
const fullClock = /^\d{1,3}:\d{2}:\d{2}[.,]\d{3}/
const index = /^\d{1,6}[ \t.]{1,4}(?=\d{1,3}:)/
const betweenTimes = /^(?:[ \t]*,[ \t]*|[ \t]+)/
const betweenTimeAndWords = /^(?:[ \t]*,[ \t]*|[ \t]+|$)/
/** What editors write around their captions: comments, settings, and where these begin and end. */
const notCaption = /^(?:@|\$\w+\s*=|\/\/|<(?:begin|end) subtitles>)/i

/**
 * Reads the text of editing programs (Avid, Encore, DVD Studio's STL): a beginning and an end side by side, the words
 * behind them or below. Their frames are milliseconds already.
 */
export function readTimecodes(text: string): RawCaptions {
  const lines = text.split('\n').filter((line) => !notCaption.test(line.trim()))
  const { blocks } = splitAtTimes(lines, readPairedTime)
  const cues = blocks.map(({ time, lines: below }): RawCue => {
    const words = [time.rest, ...trimBlankLines(below)].filter((line) => line.trim() !== '').join('\n')
    return { ...time, text: stripTags(words.replaceAll('|', '\n')), speaker: null }
  })
  return {
    cues: cues.map(({ startMs, endMs, text: words, speaker }) => ({ startMs, endMs, text: words, speaker })),
    captionKind: 'unknown',
    language: null,
  }
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
  return gap === null ? null : { startMs: start.ms, endMs: end.ms, rest: after.slice(gap[0].length) }
}
