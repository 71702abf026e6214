import { createCaseReader } from '#core/languages/case-endings.ts'
import type { Language } from '#core/languages/define-language.ts'
import type { TitleWords } from '#core/languages/title-words.ts'
import { hasUnspacedScript, splitWords } from '#core/text/find-words.ts'
import type { Unit } from './read-units.ts'

/** Words said in a row, all of them meaningful: a candidate for the name of a section. */
type Phrase = {
  stems: readonly string[]
  /** The sentence, and where the phrase stands in it. */
  sentence: string
  from: number
  to: number
  /** A word before it announces a noun, as in `the outer function`. */
  isNoun: boolean
}

const maxWords = 3

/** Words in front of a noun; other languages say nothing here. */
const announcing = new Set(
  `a an the this that these those our your my his her its their some any each every no all both many more most few
  several of in on with for by from about between into new old first second next last good great better best bad
  worse worst big whole same other different two three four five`.split(/\s+/),
)

const possessive = /['’]s?$/u

type Written = { word: string; from: number; to: number }

function locate({ text, words }: Unit): Written[] {
  let at = 0
  return words.map((word) => {
    const from = text.indexOf(word, at)
    at = from + word.length
    return { word, from, to: at }
  })
}

/**
 * The phrases of a sentence: up to three neighbouring words that end where a word without meaning or a mark
 * follows, so that `outer function` is one in `the outer function has`, and `function has` is none.
 */
function findPhrases(unit: Unit): Phrase[] {
  const { text, terms } = unit
  const words = locate(unit)
  /** Nothing but a blank separates a word from the next. */
  const isJoined = (position: number): boolean =>
    text.slice(words[position]?.to, words[position + 1]?.from).trim() === ''
  const phrases: Phrase[] = []
  for (const [last, { position: end }] of terms.entries()) {
    if (terms[last + 1]?.position === end + 1 && isJoined(end)) continue
    for (let count = 1; count <= maxWords; count += 1) {
      const first = last - count + 1
      const start = end - count + 1
      if (terms[first]?.position !== start) break
      const before = words[start - 1]
      const isOpen = before !== undefined && isJoined(start - 1)
      phrases.push({
        stems: terms.slice(first, last + 1).map(({ stem }) => stem),
        sentence: text,
        from: words[start]?.from ?? 0,
        to: words[end]?.to ?? 0,
        isNoun:
          isOpen && (terms[first - 1]?.position === start - 1 || announcing.has(before.word.toLowerCase())),
      })
      if (!isOpen) break
    }
  }
  return phrases
}

/** A phrase as it is written in its sentence. */
function writtenPhrase({ sentence, from, to }: Phrase): string {
  return sentence.slice(from, to).replace(possessive, '')
}

type UnitPhrases = ReadonlyMap<string, Phrase>

/** The number of sentences with a phrase, of those where it is announced as a noun, and each of its uses. */
export type PhraseCount = { stems: readonly string[]; sentences: number; nouns: number; phrases: Phrase[] }

/** The phrases of a sentence that differ in their stems, each by the stems with blanks between. */
export function readPhrases(unit: Unit): UnitPhrases {
  return new Map(findPhrases(unit).map((phrase) => [phrase.stems.join(' '), phrase]))
}

/** The number of uses of each phrase in some sentences, by its stems. */
export function countPhrases(phrases: Iterable<UnitPhrases>): Map<string, PhraseCount> {
  const found = new Map<string, PhraseCount>()
  for (const here of phrases) {
    for (const [key, phrase] of here) {
      const entry = found.get(key) ?? { stems: phrase.stems, sentences: 0, nouns: 0, phrases: [] }
      entry.sentences += 1
      entry.nouns += phrase.isNoun ? 1 : 0
      entry.phrases.push(phrase)
      found.set(key, entry)
    }
  }
  return found
}

/** The spellings of a phrase, the most frequent form first. */
export function formsOf({ phrases }: PhraseCount): string[] {
  const forms = new Map<string, number>()
  for (const form of phrases.map(writtenPhrase)) forms.set(form, (forms.get(form) ?? 0) + 1)
  return [...forms]
    .toSorted(([a, m], [b, n]) => n - m || a.length - b.length || (a < b ? -1 : 1))
    .map(([form]) => form)
}

/** A word is a verb that stands in this share of its uses where verbs stand, and there this often. */
const verbs = { share: 0.12, uses: 1, lastShare: 0.25 }
/** The least uses of a noun, and the share of them that stands behind an article or a preposition. */
const announced = { uses: 3, share: 0.15 }

const capital = /^\p{Lu}/u
const numeral = /^\p{N}+$/u
const minCharacters = { word: 3, alone: 4 }
/**
 * The length of a word and its share of the text that make it grammar which no list has, in languages whose
 * endings do the work of small words.
 */
const shortGrammar = { characters: 4, share: 0.03 }
const accents = /\p{M}/gu

function withoutAccents(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(accents, '')
}

type Uses = { all: number; afterSubject: number; behindArticle: number; last: number }

const unused: Uses = { all: 1, afterSubject: 0, behindArticle: 0, last: 0 }

function countUses(
  units: readonly Unit[],
  { beforeVerbs, beforeNouns }: Pick<TitleWords, 'beforeVerbs' | 'beforeNouns'>,
): Map<string, Uses> {
  const found = new Map<string, Uses>()
  for (const unit of units) {
    const words = unit.words.map((word) => word.toLowerCase())
    for (const [position, word] of words.entries()) {
      const known = found.get(word)
      const uses = known ?? { all: 0, afterSubject: 0, behindArticle: 0, last: 0 }
      if (known === undefined) found.set(word, uses)
      const before = words[position - 1] ?? ''
      const isAnnounced =
        beforeNouns?.words.has(before) === true ||
        (before.endsWith('e') && beforeNouns?.words.has(words[position - 2] ?? '') === true)
      uses.all += 1
      if (beforeVerbs.has(before)) uses.afterSubject += 1
      if (isAnnounced) uses.behindArticle += 1
      if (position === words.length - 1) uses.last += 1
    }
  }
  return found
}

/**
 * Tells from where the words of a transcript stand in its sentences whether a phrase may be one of nouns: its
 * last word is no verb, and neither end is a word of grammar.
 */
export function createNounJudge(
  units: readonly Unit[],
  { grammar, beforeVerbs, beforeNouns, verbForm, isVerbLast, hasCapitalNouns }: TitleWords,
): (phrase: string) => boolean {
  const uses = countUses(units, { beforeVerbs, beforeNouns })
  const plain = new Set([...grammar].map(withoutAccents))

  const isSpaced = !units.some(({ text }) => hasUnspacedScript(text))

  /** Or, in some languages, a word of grammar. */
  function isVerb(word: string, position: number): boolean {
    if (verbForm?.test(word.toLowerCase()) === true) return true
    const { all, afterSubject, behindArticle, last } = uses.get(word.toLowerCase()) ?? unused
    const isBare = behindArticle < announced.share * all
    const mayBeVerb =
      beforeNouns?.verbs.test(word) === true && (beforeNouns.isFirst ? position === 0 : all >= announced.uses)
    if (isBare && mayBeVerb) return true
    const isOften = word.length <= shortGrammar.characters && all > shortGrammar.share * units.length
    if (isVerbLast && (last > verbs.lastShare * all || (isOften && isSpaced))) return true
    return afterSubject >= verbs.uses && afterSubject > verbs.share * all
  }

  return (phrase) => {
    const words = splitWords(phrase)
    const last = words.at(-1) ?? ''
    if (words.some((word) => numeral.test(word) || plain.has(withoutAccents(word)))) return false
    if (words.some(isVerb)) return false
    const least = words.length === 1 ? minCharacters.alone : minCharacters.word
    if (isSpaced && words.some((word) => word.length < least)) return false
    return !hasCapitalNouns || capital.test(last)
  }
}

/**
 * The form of a phrase in a title: its first word, which is the noun or agrees with it, in the nominative.
 * `null` where the transcript has none, or where an object is part of the phrase. Languages without cases
 * leave it as it is.
 */
export function createTitleForm(
  units: readonly Unit[],
  { code }: Language,
): (phrase: string) => string | null {
  const cases = createCaseReader(
    code,
    () => new Set(units.flatMap(({ text }) => splitWords(text.toLowerCase()))),
  )
  if (cases === null) return (phrase) => phrase
  return (phrase) => {
    const words = splitWords(phrase)
    const [first = '', ...others] = words
    const nominative = cases.nominativeOf(words)
    if (nominative === null || others.some((word) => cases.isObject(word.toLowerCase()))) return null
    if (nominative === first.toLowerCase()) return phrase
    return phrase.charAt(0) + nominative.slice(1) + phrase.slice(first.length)
  }
}
