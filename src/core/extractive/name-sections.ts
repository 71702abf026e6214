import { kindPatternsOf } from '#core/kinds/kind-patterns.ts'
import type { Language } from '#core/languages/define-language.ts'
import { titleWordsOf } from '#core/languages/title-words.ts'
import { splitWords } from '#core/text/find-words.ts'
import type { Term } from '#core/text/find-words.ts'
import { countPhrases, createNounJudge, createTitleForm, formsOf, readPhrases } from './find-phrases.ts'
import type { PhraseCount } from './find-phrases.ts'
import type { Unit } from './read-units.ts'

/** The factor by which a phrase of several words says more than a single word. */
const manyWordsFavour = 3

/** A phrase that is never announced as a noun keeps this much of its weight. */
const verbKeeps = 0.4

/** A phrase said only once counts for less than one that returns. */
const onceKeeps = 0.5

/** In how many sentences each stem stands. */
function countHolders(units: readonly Unit[]): Map<string, number> {
  const holders = new Map<string, number>()
  for (const { stems } of units) {
    for (const stem of stems.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1)
  }
  return holders
}

/** The title that a phrase would be, in a form that is said here rather than elsewhere; else empty. */
function titleOf(uses: readonly PhraseCount[], titleFormOf: (form: string) => string | null): string {
  for (const form of uses.flatMap(formsOf)) {
    const title = titleFormOf(form)
    if (title !== null) return title
  }
  return ''
}

/** The least uses of a word in its section, and a phrase in all; single ones are mostly fragments. */
const minUses = { word: 4, phrase: 2 }
/** English tells nouns apart by more; its single words are too general where they are not said often. */
const minUsesEnglish = { word: 6, phrase: 1 }
/** Endings hold what other languages say in words of their own there, so that fragments return too. */
const minUsesVerbLast = { word: 5, phrase: 3 }
/** English tells by the word before whether a phrase is one of nouns; so many of its uses have to. */
const minNounShare = 0.5

/** The least words of a phrase that is said once; of shorter ones every second is a fragment. */
const minLoneWords = 3
const minHeadUses = 2

/** A number or a measure, as in "ten minutes", and a word beside its own form, as in "meeting meetings". */
function isMeasureOrDouble(form: string, { code }: Language): boolean {
  const units = kindPatternsOf(code)?.measures
  const words = splitWords(form.toLowerCase())
  const roots = new Set(words.map((word) => word.slice(0, sharedLetters)))
  return roots.size < words.length || words.some((word) => /\p{N}/u.test(word) || units?.test(word) === true)
}

/** A word that is said everywhere alike, at most this much more often here, names no section. */
const minRise = 1.2

/** Forms of a word begin alike. */
const sharedLetters = 5

/** The roots of a title, which are the same for two titles that differ in form only. */
function rootsOf({ stems }: PhraseCount): string {
  return stems.map((stem) => stem.slice(0, sharedLetters)).join(' ')
}

/** Weighs a stem by how much more often sentences of a section have it than those of the whole would. */
function createStemWeight(
  here: ReadonlyMap<string, number>,
  everywhere: ReadonlyMap<string, number>,
  share: number,
): (stem: string) => number {
  return (stem) => {
    const count = here.get(stem) ?? 0
    const expected = (everywhere.get(stem) ?? 0) * share
    return count < minRise * expected ? 0 : count * Math.log(1 + count / Math.max(expected, 0.5))
  }
}

/** The words of the names of speakers. */
function readSpeakers(units: readonly Unit[]): Set<string> {
  const names = new Set(units.map(({ sentence }) => sentence.speaker?.toLowerCase() ?? ''))
  return new Set([...names].flatMap(splitWords))
}

/** A phrase of a section: how it is used there, and in the whole video. */
type Candidate = { here: PhraseCount; everywhere: PhraseCount }

/** The whole video, as far as the names of its sections are chosen by it. */
type Talk = {
  language: Language
  sentences: number
  /** In how many sentences each stem stands. */
  holders: ReadonlyMap<string, number>
  /** The phrases of each sentence, and the uses of each phrase by its key. */
  phrasesOf: ReadonlyMap<Unit, ReturnType<typeof readPhrases>>
  uses: ReadonlyMap<string, PhraseCount>
  /** The stems of the video's title, which fit every section. */
  titleStems: ReadonlySet<string>
  /** The words of the names of speakers. */
  speakers: ReadonlySet<string>
  leastUses: { word: number; phrase: number }
  isNominal: (form: string) => boolean
  titleFormOf: (form: string) => string | null
}

/**
 * Names each section by a phrase that is said in it and stands for it, such as `Outer function`: frequent
 * here, rare elsewhere. Words of the video's title are left out, they fit every section, and so are names of
 * speakers. Empty for a section without a phrase of nouns that returns: no name is better than a bad one.
 */
export function nameSections(
  sections: readonly (readonly Unit[])[],
  { title, language }: { title: readonly Term[]; language: Language },
): string[] {
  const titleWords = titleWordsOf(language)
  if (titleWords.isUnknown) return sections.map(() => '')
  const all = sections.flat()
  const phrasesOf = new Map(all.map((unit) => [unit, readPhrases(unit)]))
  const talk: Talk = {
    language,
    sentences: all.length,
    holders: countHolders(all),
    phrasesOf,
    uses: countPhrases(phrasesOf.values()),
    titleStems: new Set(title.map((term) => term.stem)),
    speakers: readSpeakers(all),
    leastUses: leastUsesIn(language, titleWords.isVerbLast),
    isNominal: createNounJudge(all, titleWords),
    titleFormOf: createTitleForm(all, language),
  }
  const taken = new Set<string>()
  return sections.map((units) => {
    for (const candidate of rankCandidates(units, talk)) {
      const roots = rootsOf(candidate.here)
      const name = taken.has(roots) ? '' : nameBy(candidate, talk)
      if (name === '') continue
      for (const root of [roots, ...roots.split(' ')]) taken.add(root)
      return name.charAt(0).toUpperCase() + name.slice(1)
    }
    return ''
  })
}

function leastUsesIn({ code }: Language, isVerbLast: boolean): Talk['leastUses'] {
  if (code === 'en') return minUsesEnglish
  return isVerbLast && code !== 'ja' ? minUsesVerbLast : minUses
}

/** The phrases that may name a section, the best first; questions name nothing. */
function rankCandidates(units: readonly Unit[], talk: Talk): Candidate[] {
  const weightOf = createStemWeight(countHolders(units), talk.holders, units.length / talk.sentences)
  const stated = units.filter(({ text }) => !/[?？؟]\s*$/u.test(text))
  return [...countPhrases(stated.flatMap((unit) => talk.phrasesOf.get(unit) ?? []))]
    .map(([key, here]) => ({ key, here, everywhere: talk.uses.get(key) ?? here }))
    .filter((candidate) => returns(candidate, talk))
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate, talk, weightOf) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
}

/** A phrase returns, and in English is one of nouns by its uses: few are, so that few are weighed. */
function returns({ here, everywhere }: Candidate, { language, leastUses }: Talk): boolean {
  const isSaidAgain =
    here.stems.length > 1 ? everywhere.sentences >= leastUses.phrase : here.sentences >= leastUses.word
  const isOfNouns = language.code !== 'en' || everywhere.nouns >= minNounShare * everywhere.sentences
  return isSaidAgain && isOfNouns
}

/** Phrases of several words that return say most; any of several words says more than a single one. */
function scoreOf(
  { here: { stems, sentences }, everywhere }: Candidate,
  { language, titleStems }: Talk,
  weightOf: (stem: string) => number,
): number {
  if (stems.some((stem) => titleStems.has(stem))) return 0
  const mean = stems.reduce((total, stem) => total + weightOf(stem), 0) / stems.length
  const favour = stems.length > 1 ? manyWordsFavour * (sentences > 1 ? sentences : onceKeeps) : 1
  const nouns = language.code === 'en' ? everywhere.nouns / everywhere.sentences : 1
  return mean * favour * (verbKeeps + (1 - verbKeeps) * nouns) ** 2
}

/** The name that a phrase gives; empty for a pleasantry, a measure, a person, or no phrase of nouns. */
function nameBy({ here, everywhere }: Candidate, talk: Talk): string {
  const { language, isNominal, speakers } = talk
  const form = titleOf([here, everywhere], talk.titleFormOf)
  const isName = splitWords(form).every((word) => /^\p{Lu}/u.test(word))
  if (form === '' || language.pleasantries.test(form) || isMeasureOrDouble(form, language)) return ''
  if (everywhere.sentences === 1 && !isName && !isLongAndReturns(here, talk)) return ''
  if (splitWords(form.toLowerCase()).some((word) => speakers.has(word))) return ''
  return isNominal(form) ? form : ''
}

/** A phrase that is said once has three words or more, and its last word returns. */
function isLongAndReturns({ stems }: PhraseCount, { holders }: Talk): boolean {
  return stems.length >= minLoneWords && (holders.get(stems.at(-1) ?? '') ?? 0) >= minHeadUses
}
