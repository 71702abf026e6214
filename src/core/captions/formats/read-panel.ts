import { readClock } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { proseAbove, sentenceEnd, withoutMeetEnd } from './prose.ts'
import { panelLanguages, spokenTimeLength } from './spoken-times.ts'
import { splitAtTimes, trimBlankLines } from './timed-lines.ts'

const maxHeadingLength = 120
const automaticLabel =
  /[(（](?:auto-generated|automatisch erzeugt|automatisch gegenereerd|generados? automáticamente|géné?rés? automatiquement|generati? automaticamente|geradas? automaticamente|создано автоматически|wygenerowan\p{L} automatycznie|otomatik (?:olarak )?oluşturuldu|自動生成|自动生成|자동 생성됨?)[)）]/iu

type Entry = { time: PanelTime; lines: string[] }

/**
 * Reads the text copied from YouTube's transcript panel, and other text whose lines begin with times: the
 * words on the line of the time or below it. Times said again for screen readers and chapter headings are
 * left out.
 */
export function readPanel(text: string): RawCaptions {
  const { head, blocks } = splitAtTimes(withoutMeetEnd(text.split('\n')), readPanelTime)
  for (const block of blocks) block.lines = bodyOf(block.time, block.lines)
  const entries = withoutSpokenTimes(blocks)
  const listed = withoutLanguage(entries)
  const isChapter = chapterForm(listed, head)
  const withWords = withoutHeadings(withoutChapters(listed, isChapter))
  const cues = withWords.map(({ time, lines }): RawCue => {
    return { startMs: time.startMs, endMs: time.endMs, text: lines.join('\n'), speaker: null }
  })
  const opening = proseAbove(
    head.filter((line) => !isChapter(line)),
    withWords.flatMap(({ lines }) => lines),
  )
  if (opening !== null) cues.unshift(opening)
  const isAutomatic = automaticLabel.test(text.slice(0, 400)) || automaticLabel.test(text.slice(-400))
  return { cues, captionKind: isAutomatic ? 'automatic' : 'unknown', language: null, namesAbove: true }
}

function bodyOf(time: PanelTime, lines: string[]): string[] {
  const written = [time.rest, ...trimBlankLines(lines)]
    .map((line) => line.trim())
    .filter((line) => line !== '')
  // A list that grew has room for sixteen more, of which a day of captions makes 50 MB.
  return [...written]
}

/** Drops the spoken times where most entries have one, so that "1 minute" said at 1:00 stays elsewhere. */
function withoutSpokenTimes(entries: Entry[]): Entry[] {
  const stripped = entries.map((entry): Entry => {
    const { time, lines } = entry
    const [first = '', ...others] = lines
    const length = spokenTimeLength(first, time.startMs)
    if (length > 0) return { time, lines: [first.slice(length), ...others].filter((line) => line !== '') }
    return lines.length > 1 && saysTime(first, time.startMs) ? { time, lines: others } : entry
  })
  const changed = stripped.filter((entry, i) => entry !== entries[i]).length
  return changed > entries.length / 2 ? stripped : entries
}

/** Names of the languages of the panel, in themselves and in English. */
let languageNames: ReadonlySet<string> | null = null

function isLanguage(line: string): boolean {
  languageNames ??= new Set(
    panelLanguages.flatMap((tag) =>
      [tag, 'en'].map(
        (locale) => new Intl.DisplayNames([locale], { type: 'language' }).of(tag)?.toLowerCase() ?? '',
      ),
    ),
  )
  const name = line
    .replace(/\s*[(（][^()（）]{1,60}[)）].{0,20}$/u, '')
    .trim()
    .toLowerCase()
  return languageNames.has(name)
}

/** The panel ends with the name of the language that is shown. */
function withoutLanguage(entries: Entry[]): Entry[] {
  const last = entries.at(-1)
  const line = last?.lines.at(-1)
  if (last === undefined || line === undefined || last.lines.length < 2 || !isLanguage(line)) return entries
  return [...entries.slice(0, -1), { ...last, lines: last.lines.slice(0, -1) }]
}

const numberedChapter = /^(\p{L}[\p{L}\p{M}]{1,20}) ?(\d{1,3}) ?[:：]/u

/** A test for numbered headings such as `Chapter 2: The sale`: several above times, with one word. */
function chapterForm(entries: readonly Entry[], head: readonly string[]): (line: string) => boolean {
  const above = [head.findLast((line) => line.trim() !== ''), ...entries.map(lastBelow)]
  const headings = above.flatMap((line) => {
    const match = numberedChapter.exec(line?.trim() ?? '')
    return match === null ? [] : [{ word: match[1], number: Number(match[2]) }]
  })
  const isRising = headings.every(({ number }, i) => i === 0 || number > (headings[i - 1]?.number ?? 0))
  const isOne = new Set(headings.map(({ word }) => word)).size === 1
  return (line) => isOne && isRising && headings.length > 1 && numberedChapter.test(line.trim())
}

function lastBelow({ lines }: Entry): string | undefined {
  return lines.length > 1 ? lines.at(-1) : undefined
}

function withoutChapters(entries: Entry[], isChapter: (line: string) => boolean): Entry[] {
  return entries.map((entry) => {
    const last = lastBelow(entry)
    return last !== undefined && isChapter(last) ? { ...entry, lines: entry.lines.slice(0, -1) } : entry
  })
}

/**
 * The panel has one line of words to each time, so where nearly every entry has one, a short second line is
 * the heading of the chapter that begins with the next entry, or the name of the language at the end.
 */
function withoutHeadings(entries: Entry[]): Entry[] {
  const single = entries.filter(({ lines }) => lines.length <= 1).length
  if (entries.length < 4 || single < entries.length * 0.8) return entries
  return entries.map((entry) => {
    const { lines } = entry
    const second = lines[1] ?? ''
    const isHeaded = lines.length === 2 && second.length <= maxHeadingLength && !sentenceEnd.test(second)
    return isHeaded ? { ...entry, lines: lines.slice(0, 1) } : entry
  })
}

/** A line of a copied transcript that begins with a time, and what follows the time. */
type PanelTime = { startMs: number; endMs: number | null; rest: string }

const opening = /[ \t]{0,20}(?:[[(][ \t]?)?/y
const rangeMark = /\s{0,4}(?:--?>|→|[-–—~～])\s{0,4}|\s{1,4}(?:to|bis|à|al?|до)\s{1,4}(?=\d)/y
const closing = /(?:\s{0,4}[\])])?/y
const separator = /^(?:\s*[-–—|:,;/]\s+|\s+|$)/

const timeAlone = /^\s{0,9}[[(]?\d{1,3}(?::\d{2}){1,2}[\])]?\s{0,9}$/

/** A line is nothing but a time. */
export function isTimeAlone(line: string): boolean {
  return timeAlone.test(line)
}

/**
 * Reads a line such as `0:00`, `1:02 words`, `[1:02] words`, `(1:02:03)` or
 * `[00:01.000 --> 00:02.500] words`; `null` for a line that does not begin with a time.
 */
export function readPanelTime(line: string): PanelTime | null {
  const from = endOfMatch(opening, line, 0)
  if (!/\d/.test(line.charAt(from))) return null
  const start = readClock(line, from)
  if (start === null || !isWrittenOut(line, start.end)) return null
  const range = endOfMatch(rangeMark, line, start.end)
  const end = range === start.end ? null : readClock(line, range)
  const after = endOfMatch(closing, line, end?.end ?? start.end)
  const rest = line.slice(after)
  if (!separator.test(rest) && spokenTimeLength(rest, start.ms) === 0) return null
  return { startMs: start.ms, endMs: end?.ms ?? null, rest: rest.replace(separator, '').trimEnd() }
}

/** Players write seconds with two digits; a score such as 3:1 has one. */
function isWrittenOut(line: string, end: number): boolean {
  return /:\s?\d{2}(?:[.,]\d{1,9})?$/.test(line.slice(Math.max(0, end - 14), end))
}

function endOfMatch(pattern: RegExp, line: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(line) ? pattern.lastIndex : from
}

/** A line of its own says the time in some language: its numbers, in order, among a few words. */
function saysTime(line: string, startMs: number): boolean {
  if (line.length > 60) return false
  const numbers = (line.match(/\d+/g) ?? []).map(Number)
  const words = line.match(/\p{L}+/gu) ?? []
  const seconds = Math.floor(startMs / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const expected = parts.filter((part) => part > 0)
  const said = numbers.filter((number) => number > 0)
  const matches = said.length === expected.length && said.every((number, i) => number === expected[i])
  return matches && numbers.length > 0 && words.length > 0 && words.length <= 5
}
