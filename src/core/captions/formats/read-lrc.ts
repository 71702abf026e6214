import { nearestSpeed, readClock } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { splitAtTimes, trimBlankLines } from './timed-lines.ts'

/** The tags that LRC files have; they alone show that a file is one. */
const knownTag = /^\[(?:ti|ar|al|au|by|re|ve|offset|length|la|lang|tool|#)\s{0,4}:[^\]\n]{0,200}\]\s*$/i
/** In a file of LRC, any other tag, and what the older SubViewer has around its captions. */
const otherTag =
  /^\[[a-z][\w -]{0,20}\s{0,4}:[^[\]<\n]{0,200}\]\s*$|^\*{2,}[^*\n]{0,60}\*{2,}\s*$|^\[(?:begin|end)\]\s*$/i
const lineTime = String.raw`\[\d{1,3}:\d{2}(?::\d{2})?(?:[.:]\d{1,3})?(?:-\d{1,3}:\d{2}(?:[.:]\d{1,3})?)?\]`
const lineTimes = new RegExp(String.raw`^(?:${lineTime}\s{0,4})+`)
const wordTimes = /<\d{1,3}:\d{2}(?:[.:]\d{1,3})?>|\[\d{1,3}:\d{2}[.:]\d{1,3}\]/g
/** Players of China write `[start,length]` in ms before a line, and a time beside each word. */
const spanTime = /^\[(\d{1,8}),\d{1,7}\]/
const spanWords = /[<(]\d{1,8},\d{1,7}(?:,\d{1,7})?[>)]/g
const background = /^\[bg:\s{0,4}(.*\S)\s{0,4}\]\s*$/i
/** The mark of which of two singers sings a line. */
const voice = /^(?:v\d|bg)\s?:\s?/i
const sex = /^[FMD]\s?[:：]\s?/
const threeParts = /\[(\d{1,3}):(\d{2}):(\d{2})\]/g

/** A line is LRC: a known tag, or times with words right behind them, with times of their own, or none. */
export function isLrcLine(line: string): boolean {
  if (line.charAt(0) !== '[') return false
  if (knownTag.test(line)) return true
  if (spanTime.test(line)) return line.search(spanWords) !== -1
  const times = lineTimes.exec(line)?.[0]
  if (times === undefined) return false
  return !times.endsWith(' ') || line.charAt(times.length) === '<'
}

type SungLine = { startMs: number; words: string }
type LrcClock = { offset: number; hasHours: boolean }

/**
 * Reads LRC, plain and with word times, also where the words stand below their times, as in the older
 * SubViewer. A line may have several times, at each of which it is said; a time without words ends the line
 * before.
 */
export function readLrc(text: string): RawCaptions {
  const written = text.split('\n').filter((line) => !knownTag.test(line) && !otherTag.test(line))
  const clock: LrcClock = {
    offset: Number(/^\[offset\s{0,4}:\s{0,4}([+-]?\d{1,7})\s{0,4}\]/im.exec(text)?.[1] ?? 0),
    hasHours: hasHours(text),
  }
  const lines = hasWordsBelow(written) ? blocksOf(written, clock) : linesOf(written, clock)
  lines.sort((a, b) => a.startMs - b.startMs)
  const isSung = lines.filter(({ words }) => sex.test(words)).length > lines.length / 2
  const cues = lines.flatMap(({ startMs, words }, i): RawCue[] => {
    if (words === '') return []
    const said = isSung ? words.replace(sex, '') : words
    return [{ startMs, endMs: lines[i + 1]?.startMs ?? null, text: said, speaker: null }]
  })
  const language = /^\[la(?:ng)?\s{0,4}:\s{0,4}([A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?)\s{0,4}\]/im.exec(text)?.[1]
  return { cues, captionKind: 'unknown', language: language ?? null }
}

/** The time `[00:01:30]` has hours, not hundredths, because that gives the likelier speed of speech. */
function hasHours(text: string): boolean {
  const times = [...text.matchAll(threeParts)].map(([, ...found]) => found.map(Number))
  if (times.length === 0 || times.some(([, , third = 0]) => third >= 60)) return false
  const spanOf = (inSeconds: (parts: number[]) => number): number => {
    const seconds = times.map(inSeconds)
    return (
      seconds.reduce((max, each) => Math.max(max, each)) - seconds.reduce((min, each) => Math.min(min, each))
    )
  }
  const characters = text.replaceAll(/\[[^\]\n]{0,40}\]/g, '').length
  const spans = [
    spanOf(([hours = 0, minutes = 0, seconds = 0]) => hours * 3600 + minutes * 60 + seconds),
    spanOf(([minutes = 0, seconds = 0, hundredths = 0]) => minutes * 60 + seconds + hundredths / 100),
  ]
  return nearestSpeed(characters, spans) === 0
}

/** Most times stand alone on their line, with words on lines without a time. */
function hasWordsBelow(lines: readonly string[]): boolean {
  const timed = lines.filter((line) => lineTimes.test(line))
  const alone = timed.filter((line) => line.replace(lineTimes, '').trim() === '').length
  const below = lines.filter((line) => line.trim() !== '' && !lineTimes.test(line)).length
  return alone > timed.length / 2 && below >= timed.length / 3
}

function blocksOf(lines: readonly string[], clock: LrcClock): SungLine[] {
  const { blocks } = splitAtTimes(lines, (line) => {
    const times = lineTimes.exec(line)?.[0]
    return times === undefined
      ? null
      : { startMs: startsOf(times, clock)[0] ?? Number.NaN, rest: line.slice(times.length) }
  })
  return blocks.map(({ time, lines: below }) => ({
    startMs: time.startMs,
    words: trimBlankLines([time.rest, ...below].map((line) => line.trim())).join('\n'),
  }))
}

function linesOf(lines: readonly string[], clock: LrcClock): SungLine[] {
  let last = Number.NaN
  return lines.flatMap((line) => {
    const inner = background.exec(line)?.[1]
    const read = readLrcLine(inner ?? line, clock)
    // Voices in the background are heard with the line before.
    const sung =
      inner === undefined
        ? read
        : read.map((each) => (Number.isFinite(each.startMs) ? each : { ...each, startMs: last }))
    last = sung[0]?.startMs ?? last
    return sung
  })
}

/** The lines of one line of LRC; a text between lines, without a time, is read at none. */
function readLrcLine(line: string, clock: LrcClock): SungLine[] {
  if (line.trim() === '') return []
  const span = spanTime.exec(line)
  if (span !== null)
    return [
      {
        startMs: Number(span[1]) - clock.offset,
        words: line.slice(span[0].length).replace(spanWords, '').trim(),
      },
    ]
  const times = lineTimes.exec(line)?.[0] ?? ''
  const words = wordsOf(line.slice(times.length))
  if (times === '') return [{ startMs: Number.NaN, words }]
  return startsOf(times, clock).map((startMs) => ({ startMs, words }))
}

function startsOf(times: string, { offset, hasHours: hasHour }: LrcClock): number[] {
  const clocks = hasHour ? times : times.replaceAll(/\[(\d{1,3}:\d{2}):(\d{2,3})\]/g, '[$1.$2]')
  // A positive offset shows the words sooner.
  return [...clocks.matchAll(/\[([^\]]+)\]/g)].map(
    ([, time = '']) => (readClock(time, 0)?.ms ?? Number.NaN) - offset,
  )
}

/** The words of a line without their times, which may be all that parts them. */
function wordsOf(timed: string): string {
  const plain = timed.replace(voice, '')
  const isParted = /\S\s+\S/.test(plain.replace(wordTimes, ''))
  const words = isParted
    ? plain.replace(wordTimes, '')
    : plain.replaceAll(/(?<=\p{Ll})(?:<[^>]{3,12}>|\[[^\]]{3,12}\])(?=\p{L})/gu, ' ').replace(wordTimes, '')
  return words.replaceAll(/ {2,}/g, ' ').trim()
}
