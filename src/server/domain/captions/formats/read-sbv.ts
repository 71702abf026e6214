import type { CueTiming } from '../cue-timing.ts'
import { readClock } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { splitAtTimes, trimBlankLines } from './split-at-times.ts'
import { stripTags } from '../strip-tags.ts'

const maxTimingLineLength = 80

/** Reads SubViewer (.sub) and YouTube's .sbv: `0:00:02.900,0:00:15.230` and the words below. */
export function readSbv(text: string): RawCaptions {
  const { blocks } = splitAtTimes(text.split('\n'), readCommaTiming)
  const cues = blocks.map(({ time, lines }): RawCue => {
    const words = stripTags(trimBlankLines(lines).join('\n').replaceAll('[br]', '\n'))
    return { startMs: time.startMs, endMs: time.endMs, text: words, speaker: null }
  })
  return { cues, captionKind: 'unknown', language: null }
}

/** Reads a line `start,end`; `null` for any other line. */
export function readCommaTiming(line: string): CueTiming | null {
  if (line.length > maxTimingLineLength || !line.includes(',')) return null
  const text = line.trim()
  const first = readClock(text, 0)
  const comma = first !== null && text[first.end] === ',' ? first.end : text.indexOf(',')
  const [before, after] = [text.slice(0, comma), text.slice(comma + 1).trimStart()]
  const start = readClock(before, 0)
  const end = readClock(after, 0)
  if (start?.end !== before.length || end?.end !== after.length) return null
  return { startMs: start.ms, endMs: end.ms }
}
