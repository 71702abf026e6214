import { readClock } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'

const idTag = /^\[(?:ti|ar|al|au|by|re|ve|offset|length|la|lang|tool|#)\s{0,4}:[^\]\n]{0,200}\]\s*$/i
const lineTimes = /^(?:\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\]\s{0,4})+/
const wordTimes = /<\d{1,3}:\d{2}(?:[.:]\d{1,3})?>/g
const hundredths = /(\d{1,3}:\d{2}):(\d{2,3})(?=\])/g

/** Whether a line is one of LRC: an id tag, or times that words follow at once, with times of their own, or none. */
export function isLrcLine(line: string): boolean {
  if (line.charAt(0) !== '[') return false
  if (idTag.test(line)) return true
  const times = lineTimes.exec(line)?.[0]
  if (times === undefined) return false
  return !times.endsWith(' ') || line.charAt(times.length) === '<'
}

/**
 * Reads LRC, plain and with word times. A line may have several times, at each of which it is said; a time without
 * words ends the line before.
 */
export function readLrc(text: string): RawCaptions {
  const offset = Number(/^\[offset\s{0,4}:\s{0,4}([+-]?\d{1,7})\]/im.exec(text)?.[1] ?? 0)
  const lines = text.split('\n').flatMap((line) => readLine(line, offset))
  lines.sort((a, b) => a.startMs - b.startMs)
  const cues = lines.flatMap(({ startMs, words }, i): RawCue[] => {
    if (words === '') return []
    return [{ startMs, endMs: lines[i + 1]?.startMs ?? null, text: words, speaker: null }]
  })
  const language = /^\[la(?:ng)?\s{0,4}:\s{0,4}([A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?)\s{0,4}\]/im.exec(text)?.[1]
  return { cues, captionKind: 'unknown', language: language ?? null }
}

/** What stands between the lines, without a time, is said with the line before by nobody: it is read at no time. */
function readLine(line: string, offset: number): { startMs: number; words: string }[] {
  if (line.trim() === '' || idTag.test(line)) return []
  const times = lineTimes.exec(line)?.[0] ?? ''
  const words = line.slice(times.length).replace(wordTimes, '').replaceAll(/ {2,}/g, ' ').trim()
  if (times === '') return [{ startMs: Number.NaN, words }]
  const starts = [...times.replace(hundredths, '$1.$2').matchAll(/\[([^\]]+)\]/g)].map(
    ([, time = '']) => readClock(time, 0)?.ms ?? Number.NaN,
  )
  // A positive offset shows the words sooner.
  return starts.map((startMs) => ({ startMs: startMs - offset, words }))
}
