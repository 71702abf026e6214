import { splitWords } from '#core/text/find-words.ts'
import type { Term } from '#core/text/find-words.ts'
import { hyphen } from './transcript-index.ts'
import type { Posting, TranscriptIndex } from './transcript-index.ts'

/** Stems of a question as its transcript spells them, and beside them those of abbreviations in full. */
export type AskedWords = { stems: string[]; beside: string[] }

/** Shorter parts of a word are endings and prefixes. */
const minPart = 3
/** Letters that the second part of a compound shares with what is said: "store" of "localStorage". */
const minShared = 4
const minNameLetters = 6
const abbreviation = /^\p{Lu}[\p{Lu}\p{N}]{1,5}$/u
const maxLetters = 5
/** Sentences in which a compound is looked for. */
const maxSentences = 200
/** Two letters fit too many words, unless these are said again and again. */
const minUses = 2

/**
 * Reads the words of a question as the transcript has them: written together or apart, as an abbreviation or
 * in full, and a name with another letter. A word that is said as it is asked stays.
 */
export function readAsSpelled(index: TranscriptIndex, text: string): AskedWords {
  const terms = index.readTerms(text)
  const words = splitWords(text.replaceAll(hyphen, ' '))
  const isSaid = ({ stem }: Term): boolean => index.postings.has(stem)
  const stems = new Set<string>()
  const beside = new Set<string>()
  let at = 0
  while (at < terms.length) {
    const joined = joinedStem(index, { terms, words }, at)
    if (joined !== null) {
      stems.add(joined.stem)
      at += joined.terms
      continue
    }
    const term = terms[at]
    at += 1
    if (term === undefined) continue
    const full = abbreviation.test(term.word) ? inFull(index, term.word) : []
    const other = isSaid(term) ? [] : (partsOf(index, term) ?? nameLike(index, term, text))
    if (isSaid(term)) for (const stem of full) beside.add(stem)
    const found = isSaid(term) ? [] : [...full, ...other]
    for (const stem of found.length === 0 ? [term.stem] : found) stems.add(stem)
  }
  return { stems: [...stems], beside: [...beside] }
}

/** The stem that is said for words of a question: "local storage" as `localStorage`, or as its initials. */
function joinedStem(
  index: TranscriptIndex,
  { terms, words }: { terms: readonly Term[]; words: readonly string[] },
  from: number,
): { stem: string; terms: number } | null {
  const isSaid = ({ stem }: Term): boolean => index.postings.has(stem)
  for (let count = Math.min(maxLetters, terms.length - from); count > 1; count -= 1) {
    const run = terms.slice(from, from + count)
    if (run.filter(isSaid).length * 2 > count) continue
    const together = count === 2 ? index.readTerms(run.map(({ word }) => word).join(''))[0] : undefined
    if (together !== undefined && isSaid(together)) return { stem: together.stem, terms: count }
    const stem = stemOfInitials(index, run, words)
    if (stem !== null) return { stem, terms: count }
  }
  return null
}

/** The stem of an abbreviation of these words, with or without those between, that the transcript has. */
function stemOfInitials(
  index: TranscriptIndex,
  run: readonly Term[],
  words: readonly string[],
): string | null {
  const between = words.slice(run[0]?.position, (run.at(-1)?.position ?? 0) + 1)
  for (const each of [between, run.map(({ word }) => word)]) {
    const initials = each
      .map((word) => Array.from(word)[0] ?? '')
      .join('')
      .toUpperCase()
    if (initials.length < minPart) continue
    const stem = index.readTerms(initials)[0]?.stem ?? ''
    const uses = index.postings.get(stem) ?? []
    const isWritten = uses.some(({ sentence }) => index.sentences[sentence]?.text.includes(initials) === true)
    if (isWritten) return stem
  }
  return null
}

/** The two words one after the other that are said for one: "local store" for `localStorage`. */
function partsOf(index: TranscriptIndex, { word }: Term): string[] | null {
  const letters = Array.from(word.toLowerCase())
  for (let cut = letters.length - minPart; cut >= minPart; cut -= 1) {
    const [first] = index.readTerms(letters.slice(0, cut).join(''))
    if (first === undefined || !index.postings.has(first.stem)) continue
    const second = stemAfter(index, first.stem, letters.slice(cut).join(''))
    if (second !== null) return [first.stem, second]
  }
  return null
}

/** The stem of a word right behind this one that is the wanted one, or begins as it does. */
function stemAfter(index: TranscriptIndex, stem: string, wanted: string): string | null {
  const whole = index.readTerms(wanted)[0]?.stem
  for (const { sentence } of (index.postings.get(stem) ?? []).slice(0, maxSentences)) {
    const terms = index.readTerms(index.sentences[sentence]?.text ?? '')
    for (const [at, term] of terms.entries()) {
      const next = terms[at + 1]
      if (term.stem !== stem || next?.position !== term.position + 1) continue
      if (next.stem === whole || sharesHead(next.stem, wanted)) return next.stem
    }
  }
  return null
}

function sharesHead(stem: string, word: string): boolean {
  const shared = word.slice(0, minShared)
  return (
    shared.length === minShared && stem.startsWith(shared) && Math.abs(stem.length - word.length) < minShared
  )
}

/** The stems of the words that are said for an abbreviation: those that begin with its letters. */
function inFull(index: TranscriptIndex, word: string): string[] {
  const letters = Array.from(word)
  if (letters.length > maxLetters || !letters.every((letter) => /\p{Lu}/u.test(letter))) return []
  const phrase = new RegExp(
    letters
      .map((letter) => String.raw`(?<!\p{L})${letter.toLowerCase()}\p{L}+`)
      .join(String.raw`(?:[\s-]+\p{L}{1,3})?[\s-]+`),
    'giu',
  )
  const uses = new Map<string, { stems: string[]; count: number }>()
  for (const { text } of index.sentences) {
    for (const [found] of text.matchAll(phrase)) {
      const stems = index.readTerms(found).map(({ stem }) => stem)
      // A word of grammar may be one of them: the "mean" of "root mean square".
      if (stems.length < Math.max(2, letters.length - 1)) continue
      const known = uses.get(stems.join(' ')) ?? { stems, count: 0 }
      uses.set(stems.join(' '), { stems, count: known.count + 1 })
    }
  }
  const [best] = [...uses.values()].toSorted((one, other) => other.count - one.count)
  return best === undefined || (letters.length < minPart && best.count < minUses) ? [] : best.stems
}

/** The stem of a name that is said with one letter more, less or exchanged. */
function nameLike(index: TranscriptIndex, { word, stem }: Term, text: string): string[] {
  const isName = /^\p{Lu}/u.test(word) && !text.trimStart().startsWith(word)
  if (!isName || stem.length < minNameLetters) return []
  const [best] = [...index.postings]
    .filter(([other, uses]) => isOneLetterOff(stem, other) && isNameHere(index, other, uses))
    .toSorted(([, one], [, other]) => other.length - one.length)
  return best === undefined ? [] : [best[0]]
}

/** A word has a capital within a sentence, where it is said first. */
function isNameHere(index: TranscriptIndex, stem: string, [first]: readonly Posting[]): boolean {
  const terms = index.readTerms(index.sentences[first?.sentence ?? 0]?.text ?? '')
  return terms.some((term) => term.stem === stem && term.position > 0 && /^\p{Lu}/u.test(term.word))
}

function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other || one[0] !== other[0]) return false
  let head = 0
  while (head < Math.min(one.length, other.length) && one[head] === other[head]) head += 1
  const tails = [
    [head + 1, head + 1],
    [head + 1, head],
    [head, head + 1],
  ] as const
  return tails.some(([from, to]) => one.slice(from) === other.slice(to))
}
