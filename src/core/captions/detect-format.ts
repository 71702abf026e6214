import { namesOf } from '#product/summary-formats.ts'
import { captionFormats } from './caption-formats.ts'
import type { DocumentLook } from './caption-formats.ts'
import { isMarkedTime } from './cue-timing.ts'
import { isTimeAlone, readPanelTime } from './formats/read-panel.ts'
import type { TranscriptFormat } from './raw-captions.ts'

const sampleCharacters = 200_000
const sampleLines = 2000
const formatNames = namesOf(captionFormats)
const timedFormats = formatNames.filter((name) => captionFormats[name].isTimed !== undefined)

/** The format whose strict reader reads a text whole; `null` for a text that no one does. */
export function findWhole(text: string): TranscriptFormat | null {
  return formatNames.find((name) => captionFormats[name].isWhole?.(text) === true) ?? null
}

/** The format of a transcript by what stands in it; the file name decides only where that says nothing. */
export function detectFormat(text: string, fileName: string): TranscriptFormat {
  const sample = text.slice(0, sampleCharacters).trimStart()
  const lines = sample.split('\n', sampleLines)
  let format: TranscriptFormat | null | undefined
  const timed = (): { format: TranscriptFormat | null } => {
    format = format === undefined ? byTimes(lines) : format
    return { format }
  }
  const look: DocumentLook = { text, sample, lines, fileName, timed }
  const found = formatNames.find((name) => captionFormats[name].detect(look)) ?? 'plain'
  return found === 'plain' ? (byName(fileName, sample) ?? found) : found
}

/** A file whose beginning is damaged is still what its name says, when it has the brackets of that format. */
function byName(fileName: string, sample: string): TranscriptFormat | null {
  const found = formatNames.find((name) => {
    const { damaged } = captionFormats[name]
    return damaged !== undefined && damaged.ending.test(fileName) && sample.includes(damaged.bracket)
  })
  return found ?? null
}

/** The format of timed lines, by how many lines carry its kind of time. */
function byTimes(lines: readonly string[]): TranscriptFormat | null {
  const counts = new Map<TranscriptFormat, number>()
  let written = 0
  for (const line of lines) {
    if (line.trim() === '') continue
    written += 1
    const format = isMarkedTime(line)
      ? timedFormats.find((name) => captionFormats[name].isTimed?.(line))
      : undefined
    if (format !== undefined) counts.set(format, (counts.get(format) ?? 0) + 1)
  }
  const panel = counts.get('panel') ?? 0
  counts.delete('panel')
  const [best, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [null, 0]
  if (best !== null && count >= panel && isThroughout(best, count, written)) return best
  return isPanel(lines, { panel, written }) ? 'panel' : null
}

/** Captions have a line or two to each time. */
function isThroughout(format: TranscriptFormat, count: number, written: number): boolean {
  return captionFormats[format].isTimedThroughout !== true || count >= written / 3
}

/**
 * Prose has a line that begins with a time of day now and then; a panel has them throughout, and rising, or
 * in lines of their own over however many lines of words.
 */
function isPanel(lines: readonly string[], counts: { panel: number; written: number }): boolean {
  const times = lines.map((line) => readPanelTime(line)?.startMs).filter((time) => time !== undefined)
  const rising = times.filter((time, i) => i === 0 || time >= (times[i - 1] ?? 0)).length
  const alone = lines.filter((line) => isTimeAlone(line)).length
  const isThrough = counts.panel >= counts.written / 6 || (alone > 1 && alone === counts.panel)
  return counts.panel > 0 && isThrough && rising >= times.length * 0.8
}
