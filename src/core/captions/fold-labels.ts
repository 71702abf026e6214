import { readClock } from './cue-timing.ts'
import { spokenTimeLength } from './formats/spoken-times.ts'

const loneTime = /^\s*(\d{1,3}:\d{2}(?::\d{2})?)\s*$/
const maxNameLength = 60
const maxHeadLength = 120
const sampleCharacters = 200_000
const minTurns = 4
/** Fewer turns will do where every line is one. */
const minWhole = 3
/** Of the lines with words. */
const mostly = 0.6

/** The name of a person as parts with a capital, or of a script without capitals. */
const part = String.raw`(?:\p{Lu}[\p{L}\p{M}'’]*\.?|\p{Lu}\.)`
const name = String.raw`${part}(?:[ -](?:${part}|d[aeiou]s?|von|van|der|la|el|al)){0,4}`
/** How plays, parliaments and newspapers part the name from the words, where no colon does. */
const styles: readonly RegExp[] = [
  // `M. Marc Petit. – words`, `Ana.- words`
  new RegExp(String.raw`^[ \t]*(${name})\.[ \t]?[-–—][ \t]*(?=\S)`, 'u'),
  // `Otto — words`, `Otto - words`
  new RegExp(String.raw`^[ \t]*(${name})[ \t]+[–—-][ \t]+(?=\S)`, 'u'),
  // `OTTO. words`
  /^[ \t]*(\p{Lu}{2,}(?:[ -]\p{Lu}{2,}){0,3})\.[ \t]+(?=\S)/u,
  // `(Otto) words`
  new RegExp(String.raw`^[ \t]*[(（](${name})[)）][ \t]*(?=\S)`, 'u'),
  // `○田中君` and a wide blank
  /^[ \t]*[○◯●◇◆]?([\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}]{1,12})\u3000(?=\S)/u,
  // `Otto → words`, `Otto> words`, `Otto⇥words`
  new RegExp(String.raw`^[ \t]*(${name})(?:[ \t]*(?:→|⇒|»)[ \t]*|>[ \t]+|\t(?=[^\t]+$))[ \t]*(?=\S)`, 'u'),
  // `【田中】words`, `田中「words」`
  /^[ \t]*【([^【】\n]{1,30})】[ \t]*(?=\S)/u,
  /^[ \t]*([\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{1,10})(?=[「『])/u,
  // `Q.  words`, `12  A.  words` of courts, whose lines have numbers.
  /^[ \t]*(?:\d{1,3}[ \t]+)?([QA])(?:\.[ \t]+|[ \t]{2,9})(?=\S)/u,
]

/**
 * Text in which speakers stand before their words in another way than with a colon, with one; and in which a name, the time
 * as a screen reader says it and the time stand above the words, with the name and the time. Names are known by how they come
 * again; all other text stays as it is.
 */
export function foldLabels(text: string): string {
  return foldStyles(partNames(partTurns(text)))
}

function foldStyles(text: string): string {
  const sample = text.slice(0, sampleCharacters).split('\n')
  const written = sample.filter((line) => line.trim() !== '' && !/-->|^\s*\d{1,6}\s*$/.test(line))
  for (const style of styles) {
    const names = written.flatMap((line) => style.exec(line)?.[1] ?? [])
    const counts = countOf(names)
    const repeated = names.filter((each) => (counts.get(each) ?? 0) > 1)
    const isWhole = names.length === written.length && names.length >= minWhole && repeated.length > 1
    const isLabelled = repeated.length >= minTurns && repeated.length >= names.length * 0.8
    if ((isLabelled || isWhole) && counts.size >= 2 && names.length >= written.length * mostly) {
      return text
        .split('\n')
        .map((line) => line.replace(style, (_, each: string) => `${each}: `))
        .join('\n')
    }
  }
  return text
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const each of names) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

/** A name on a line of its own, above the words. */
const nameAlone =
  /^\s*(?:\p{Lu}[\p{L}\p{M}'’.-]*(?:,?\s(?:\p{Lu}[\p{L}\p{M}'’.-]*|\d{1,3}|d[aeiou]s?|von|van|der|la|el|al)){0,4}|\p{Lo}{2,8})\s*$/u

/**
 * Captions of a meeting that were copied have names above what is said and no empty lines: each name that comes again gets one
 * before it. There are two of them at least, the first of all lines is one, and none stands above another.
 */
function partNames(text: string): string {
  const written = text.slice(0, sampleCharacters).trim().split('\n')
  if (!nameAlone.test(written[0] ?? '') || written.some((line) => line.trim() === '')) return text
  const counts = countOf(written.filter((line) => nameAlone.test(line)).map((line) => line.trim()))
  const isName = (line: string | undefined): boolean => (counts.get(line?.trim() ?? '') ?? 0) > 1
  const names = written.filter((line) => isName(line))
  const isParted = written.every(
    (line, i) => !isName(line) || (i + 1 < written.length && !isName(written[i + 1])),
  )
  const isNamed = isName(written[0]) && names.length >= minTurns && names.length >= written.length / 5
  if (!isNamed || !isParted || new Set(names.map((line) => line.trim())).size < 2) return text
  return text
    .split('\n')
    .flatMap((line) => (isName(line) ? ['', line] : [line]))
    .join('\n')
}

/** Teams' page has a name, the time in words and the time above each speech, with no empty line before. */
function partTurns(text: string): string {
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
