import { isHindi } from '#core/languages/hindi-in-latin.ts'
import { hindiTerm, foldText, standingWords, wordsLookedFor } from './search-terms.ts'
import type { SearchWord, StandingWord } from './search-terms.ts'

/** A text in which words are looked for. Two with the same `source` say the same. */
export type SearchedLine = { text: string; source: number | null }

/** A line that has some of the words; `words` are those, as they stand in it. */
export type Hit<Line> = Line & { words: string[] }

/** The words that a search looks for, and the lines that have them. */
export type HitSearch<Line extends SearchedLine> = {
  /**
   * Looks through more lines, in a language as BCP 47. Of lines that have as many words, those that were
   * added first come first.
   */
  add: (lines: Iterable<Line>, language: string) => void
  /** The lines that together have most of the words, the best first, at most `limit`. */
  best: (limit: number) => Hit<Line>[]
  /** The index has found `limit` lines that have all the words together. */
  isEnough: (limit: number) => boolean
}

type MatchedLine<Line> = { line: Line; has: ReadonlySet<string>; words: string[] }

/** A frequent word is in nearly every sentence of a day of speech. */
const maxFound = 400

/** Starts to look for what was typed; in a text without any of it nothing is found. */
export function searchLines<Line extends SearchedLine>(typed: string): HitSearch<Line> {
  const wanted = wordsLookedFor(typed)
  const found: MatchedLine<Line>[] = []
  const best = (limit: number): MatchedLine<Line>[] => chooseBest(found, limit)
  return {
    add: (lines, language) => {
      const soundsOf = isHindi(language) ? rememberSounds() : null
      for (const line of lines) {
        if (found.length >= maxFound) return
        const folded = foldText(line.text)
        // Most lines have none of the words, and are not taken apart.
        if (soundsOf === null && !wanted.some(({ text }) => folded.includes(text))) continue
        const one = findWords(line, wanted, soundsOf)
        if (one.has.size > 0) found.push(one)
      }
    },
    best: (limit) => best(limit).map(({ line, words }) => ({ ...line, words })),
    isEnough: (limit) => {
      const chosen = best(limit)
      const covered = new Set(chosen.flatMap(({ has }) => [...has]))
      return chosen.length === limit && covered.size === wanted.length
    },
  }
}

/** Each next line is the one that adds most words that no line before has; else the one with most words. */
function chooseBest<Line extends SearchedLine>(
  found: readonly MatchedLine<Line>[],
  limit: number,
): MatchedLine<Line>[] {
  const chosen: MatchedLine<Line>[] = []
  const covered = new Set<string>()
  const said = new Set<string | number>()
  const left = new Set(found)
  while (chosen.length < limit) {
    let next: MatchedLine<Line> | null = null
    let worth = 0
    for (const one of left) {
      const news = [...one.has].filter((word) => !covered.has(word)).length
      const value = news * 100 + one.has.size
      if (value > worth) [next, worth] = [one, value]
    }
    if (next === null) return chosen
    left.delete(next)
    const { line, has } = next
    if (said.has(line.text) || (line.source !== null && said.has(line.source))) continue
    said.add(line.text)
    if (line.source !== null) said.add(line.source)
    chosen.push(next)
    for (const word of has) covered.add(word)
  }
  return chosen
}

/** The sounds of a word of Hindi; each word is read once. */
type Sounds = (word: string) => string | null

function rememberSounds(): Sounds {
  const known = new Map<string, string | null>()
  return (word) => {
    const found = known.get(word) ?? hindiTerm(word)
    known.set(word, found)
    return found
  }
}

function findWords<Line extends SearchedLine>(
  line: Line,
  wanted: readonly SearchWord[],
  soundsOf: Sounds | null,
): MatchedLine<Line> {
  const has = new Set<string>()
  const words = new Set<string>()
  for (const standing of standingWords(line.text)) {
    for (const sought of wanted) {
      const part = partLookedFor(standing, sought) ?? soundedLike(standing, sought, soundsOf)
      if (part === null) continue
      has.add(sought.text)
      words.add(part)
    }
  }
  return { line, has, words: [...words] }
}

/** The part of a word to highlight: a word that begins so, or a part of a run without blanks. */
function partLookedFor({ raw, word }: StandingWord, { text, isUnspaced }: SearchWord): string | null {
  if (word.isUnspaced !== isUnspaced) return null
  if (!isUnspaced) return word.text.startsWith(text) ? raw : null
  const at = word.text.indexOf(text)
  if (at === -1) return null
  // Where folding changed the length, the place in the text is not known.
  return word.text.length === raw.length ? raw.slice(at, at + text.length) : raw
}

/** The whole word, where it sounds as what is looked for does, whatever its script. */
function soundedLike(
  { raw, word }: StandingWord,
  sought: SearchWord,
  soundsOf: Sounds | null,
): string | null {
  if (soundsOf === null || word.isUnspaced || sought.isUnspaced) return null
  const sounds = soundsOf(sought.text)
  return sounds !== null && soundsOf(word.text) === sounds ? raw : null
}

/** As long as this a line is given whole. */
const maxCharacters = 240
const before = 80

/** A text, or of a long one the part around the first of the words, cut at blanks where it has any. */
export function excerptAround(text: string, words: readonly string[]): string {
  if (text.length <= maxCharacters) return text
  const at = Math.max(0, Math.min(...words.map((word) => text.indexOf(word)).filter((index) => index >= 0)))
  const from = at <= before ? 0 : wordStart(text, at - before, at)
  const end = from + maxCharacters >= text.length ? text.length : wordEnd(text, from + maxCharacters)
  return `${from > 0 ? '…' : ''}${text.slice(from, end).trim()}${end < text.length ? '…' : ''}`
}

function wordStart(text: string, from: number, latest: number): number {
  const blank = text.indexOf(' ', from)
  return blank === -1 || blank >= latest ? wholeCharacter(text, from) : blank + 1
}

function wordEnd(text: string, end: number): number {
  const blank = text.lastIndexOf(' ', end)
  return blank <= end - before ? wholeCharacter(text, end) : blank
}

/** No half of a surrogate pair is left. */
function wholeCharacter(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at
}
