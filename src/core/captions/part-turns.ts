import { readClock } from './cue-timing.ts'
import { spokenTimeLength } from './formats/spoken-times.ts'

const loneTime = /^\s*(\d{1,3}:\d{2}(?::\d{2})?)\s*$/
const maxNameLength = 60
const maxHeadLength = 120
const sampleCharacters = 200_000
const minTurns = 4
/** The share of the names that counts as most of them. */
const mostly = 0.6

/**
 * Text copied from Teams' page, where a name, the time as a screen reader says it and the time stand above
 * each speech with no empty line before: with one, and without the time in words. All other text stays as it
 * is.
 */
export function partTurns(text: string): string {
  const sample = text.slice(0, sampleCharacters).split('\n')
  // A page of Teams shows it at its beginning.
  if (!sample.some((line, i) => isSpokenTime(line, sample[i + 1]))) return text
  const all = text.split('\n')
  const lines = all.filter((line, i) => !isSpokenTime(line, all[i + 1]) && !isSpokenHead(line, all[i - 1]))
  const heads = lines.flatMap((line, i) => (isNameAbove(line, lines[i + 1]) ? [line.trim()] : []))
  const counts = countOf(heads)
  const isRepeated = heads.filter((head) => (counts.get(head) ?? 0) > 1).length >= heads.length * mostly
  if (heads.length < minTurns || !isRepeated || counts.size > heads.length * 0.7) return lines.join('\n')
  return lines
    .filter((line, i) => !(isInitials(line, lines[i + 1]) && isNameAbove(lines[i + 1] ?? '', lines[i + 2])))
    .flatMap((line, i, named) => (isNameAbove(line, named[i + 1]) ? ['', line] : [line]))
    .join('\n')
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const each of names) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

function isSpokenTime(line: string, next: string | undefined): boolean {
  const time = loneTime.exec(next ?? '')?.[1]
  const startMs = time === undefined ? undefined : readClock(time, 0)?.ms
  const said = line.trim()
  return (
    startMs !== undefined &&
    said !== '' &&
    said.length <= maxNameLength &&
    spokenTimeLength(said, startMs) === said.length
  )
}

/** The name and the time in words once more, below the time. */
function isSpokenHead(line: string, before: string | undefined): boolean {
  const from = line.search(/\d/)
  return from > 1 && line.length <= maxHeadLength && isSpokenTime(line.slice(from), before)
}

function isNameAbove(line: string, next: string | undefined): boolean {
  const written = line.trim()
  if (written === '' || written.length > maxNameLength || !loneTime.test(next ?? '')) return false
  return /^[\p{Lu}\p{Lo}]/u.test(written) && !/[.!?…。！？:;]$/.test(written)
}

/** The letters that stand for a face: `OW` above `Otto Weber`. */
function isInitials(line: string, next: string | undefined): boolean {
  const initials = line.trim()
  const found = (next ?? '')
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
  return (
    initials.length >= 1 &&
    initials.length <= 3 &&
    found.startsWith(initials.charAt(0)) &&
    initials.split('').every((letter) => found.includes(letter))
  )
}
