import { readPanelTime, saysTime, spokenTimeLength } from './panel-time.ts'
import type { PanelTime } from './panel-time.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { proseAbove, sentenceEnd } from './prose-above.ts'
import { splitAtTimes, trimBlankLines } from './split-at-times.ts'

const maxHeadingLength = 120
const automaticLabel =
  /\((?:auto-generated|automatisch erzeugt|generados? automáticamente|générés automatiquement)\)/i

type Entry = { time: PanelTime; lines: string[] }

/**
 * Reads the text copied from YouTube's transcript panel, and other text whose lines begin with times: the words on
 * the line of the time or below it. Times said again for screen readers and chapter headings are left out.
 */
export function readPanel(text: string): RawCaptions {
  const { head, blocks } = splitAtTimes(text.split('\n'), readPanelTime)
  const entries = withoutSpokenTimes(blocks.map(({ time, lines }) => ({ time, lines: bodyOf(time, lines) })))
  const withWords = withoutHeadings(entries)
  const cues = withWords.map(({ time, lines }): RawCue => {
    return { startMs: time.startMs, endMs: time.endMs, text: lines.join('\n'), speaker: null }
  })
  const opening = proseAbove(
    head,
    withWords.flatMap(({ lines }) => lines),
  )
  if (opening !== null) cues.unshift(opening)
  const isAutomatic = automaticLabel.test(text.slice(0, 400)) || automaticLabel.test(text.slice(-400))
  return { cues, captionKind: isAutomatic ? 'automatic' : 'unknown', language: null, namesAbove: true }
}

function bodyOf(time: PanelTime, lines: string[]): string[] {
  return [time.rest, ...trimBlankLines(lines)].map((line) => line.trim()).filter((line) => line !== '')
}

/** Drops the spoken times where most entries have one, so that "1 minute" said at 1:00 stays elsewhere. */
function withoutSpokenTimes(entries: Entry[]): Entry[] {
  const stripped = entries.map(({ time, lines }): Entry => {
    const [first = '', ...others] = lines
    const length = spokenTimeLength(first, time.startMs)
    if (length > 0) return { time, lines: [first.slice(length), ...others].filter((line) => line !== '') }
    return lines.length > 1 && saysTime(first, time.startMs) ? { time, lines: others } : { time, lines }
  })
  const changed = stripped.filter((entry, i) => entry.lines !== entries[i]?.lines).length
  return changed > entries.length / 2 ? stripped : entries
}

/**
 * The panel has one line of words to each time, so where nearly every entry has one, a short second line is the
 * heading of the chapter that begins with the next entry, or the name of the language at the end.
 */
function withoutHeadings(entries: Entry[]): Entry[] {
  const single = entries.filter(({ lines }) => lines.length <= 1).length
  if (entries.length < 4 || single < entries.length * 0.8) return entries
  return entries.map(({ time, lines }) => {
    const second = lines[1] ?? ''
    const isHeaded = lines.length === 2 && second.length <= maxHeadingLength && !sentenceEnd.test(second)
    return { time, lines: isHeaded ? lines.slice(0, 1) : lines }
  })
}
