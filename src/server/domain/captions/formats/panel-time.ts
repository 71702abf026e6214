import { readClock } from '../cue-timing.ts'

/** A line of a copied transcript that begins with a time, and what follows the time. */
export type PanelTime = { startMs: number; endMs: number | null; rest: string }

const opening = /[ \t]{0,20}[[(]?/y
const rangeMark = /\s{0,4}(?:--?>|→|[-–—])\s{0,4}/y
const closing = /(?:\s{0,4}[\])])?/y
const separator = /^(?:\s*[-–—|:,;]\s+|\s+|$)/

/**
 * Reads a line such as `0:00`, `1:02 words`, `[1:02] words`, `(1:02:03)` or `[00:01.000 --> 00:02.500] words`;
 * `null` for a line that does not begin with a time.
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

const spokenPart = /(\d{1,3}) (hour|minute|second)s?(?:,? ?)/y
const unitMs: Record<string, number> = { hour: 3_600_000, minute: 60_000, second: 1000 }

/**
 * How many characters at the start of the text say the time again for screen readers, as in `1 minute, 2 seconds`;
 * 0 when it says none, or another.
 */
export function spokenTimeLength(text: string, startMs: number): number {
  let total = 0
  let end = 0
  for (;;) {
    spokenPart.lastIndex = end
    const part = spokenPart.exec(text)
    if (part === null) break
    total += Number(part[1]) * (unitMs[part[2] ?? ''] ?? 0)
    end = spokenPart.lastIndex
  }
  return end > 0 && total === Math.floor(startMs / 1000) * 1000 ? end : 0
}

/** Whether a line on its own says the time in any language: its numbers, in order, among a few words. */
export function saysTime(line: string, startMs: number): boolean {
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
