import { readArrowTiming } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { splitAtTimes, trimBlankLines } from './split-at-times.ts'
import { stripTags } from '../strip-tags.ts'

const indexLine = /^\s{0,9}\d{1,7}\s{0,9}$/

/** Reads SubRip (.srt): also without blank lines between captions, without numbers, with `.` in the times. */
export function readSubrip(text: string): RawCaptions {
  const { head, blocks } = splitAtTimes(text.split('\n'), readArrowTiming)
  const isNumbered = head.some((line) => indexLine.test(line))
  const cues = blocks.map(({ time, lines }, i): RawCue => {
    const isLast = i === blocks.length - 1
    const body = isLast ? withoutDanglingIndex(lines, isNumbered) : withoutNextIndex(lines, isNumbered)
    const words = stripTags(trimBlankLines(body).join('\n'))
    return { startMs: time.startMs, endMs: time.endMs, text: words, speaker: null }
  })
  return { cues, captionKind: 'unknown', language: null, rolling: 'possible' }
}

/** The number of the next caption stands right above its time. */
function withoutNextIndex(lines: string[], isNumbered: boolean): string[] {
  const last = lines.at(-1)
  if (last === undefined || !indexLine.test(last)) return lines
  const standsAlone = lines.length === 1 || lines.at(-2)?.trim() === ''
  return isNumbered || standsAlone ? lines.slice(0, -1) : lines
}

/** A file that was cut off may end with the number of a caption that did not follow. */
function withoutDanglingIndex(lines: string[], isNumbered: boolean): string[] {
  const written = trimBlankLines(lines)
  const isDangling = isNumbered && written.length > 2 && written.at(-2)?.trim() === ''
  return isDangling && indexLine.test(written.at(-1) ?? '') ? written.slice(0, -1) : written
}
