import type { DraftChapter, DraftInsight, CreatorChapter } from '#core/draft-summary.ts'
import { kindPatternsOf } from '#core/kinds/kind-patterns.ts'
import type { Language } from '#core/languages/define-language.ts'
import { titleWordsOf } from '#core/languages/title-words.ts'
import type { Term } from '#core/text/find-words.ts'
import { splitWords } from '#core/text/find-words.ts'
import { findBoundaries } from './find-boundaries.ts'
import { countPhrases, createNounJudge, createTitleForm, formsOf, readPhrases } from './find-phrases.ts'
import type { PhraseCount } from './find-phrases.ts'
import { quoteOf } from './read-units.ts'
import type { Unit } from './read-units.ts'
import { rankByCoverage } from './weigh-salience.ts'
import type { Candidate } from './weigh-salience.ts'

/** A sentence that starts at most so many seconds before a chapter belongs to it. */
const captionLead = 1

/** The facts about the video: the creator's chapters, its language, the words of its title. */
type About = { chapters: readonly CreatorChapter[]; language: Language; title: readonly Term[] }

type Section = { title: string; candidates: readonly Candidate[]; automatic: boolean }

/** The sentence that says most of its section; `null` when it repeats no word or no sentence is whole. */
function gistOf(candidates: readonly Candidate[]): DraftInsight | null {
  for (const standing of ['alone', 'leaning']) {
    const those = candidates.filter(({ unit }) => unit.standing === standing)
    for (const best of rankByCoverage(those, () => true).take(1)) return quoteOf(best.unit)
  }
  return null
}

/** The creator's chapters over the sentences spoken in them; a chapter without speech is left out. */
function creatorSections(candidates: readonly Candidate[], chapters: readonly CreatorChapter[]): Section[] {
  const timed = candidates.filter(({ unit }) => unit.sentence.start !== null)
  const ordered = chapters.toSorted((a, b) => a.start - b.start)
  return ordered
    .map(({ title, start }, position) => {
      const end = ordered[position + 1]?.start ?? Infinity
      const spoken = timed.filter(({ unit }) => {
        const at = (unit.sentence.start ?? 0) + captionLead
        return at >= start && at < end
      })
      return { title, candidates: spoken, automatic: false }
    })
    .filter((section) => section.candidates.length > 0)
}

function automaticSections(candidates: readonly Candidate[], { language, title }: About): Section[] {
  const starts = findBoundaries(
    candidates.map(({ unit }) => unit),
    language,
  )
  const parts = starts.map((start, position) => candidates.slice(start, starts[position + 1]))
  const units = parts.map((part) => part.map(({ unit }) => unit))
  const names = nameSections(units, { title, language })
  const sections = parts.map((part, position) => ({
    title: names[position] ?? '',
    candidates: part,
    automatic: true,
  }))
  return sections.some((section) => section.title !== '') ? sections : []
}

/**
 * The sections of a video: the creator's chapters where they can be placed, else sections found by the change
 * of words and named by what is said in them, with an empty title where nothing names one. None when the
 * video is too short for any, or nothing names one of them.
 */
export function makeSections(candidates: readonly Candidate[], about: About): DraftChapter[] {
  const created = creatorSections(candidates, about.chapters)
  const sections = created.length > 0 ? created : automaticSections(candidates, about)
  return sections.flatMap(({ title, candidates: [first, ...rest], automatic }) => {
    if (first === undefined) return []
    return [{ title, sentence: first.unit.sentence.index, gist: gistOf([first, ...rest]), automatic }]
  })
}

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

/** Every word is written as a name is. */
function isName(form: string): boolean {
  return splitWords(form).every((word) => /^\p{Lu}/u.test(word))
}

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

/**
 * Names each section by a phrase that is said in it and stands for it, such as `Outer function`: frequent
 * here, rare elsewhere. Words of the video's title are left out, they fit every section, and so are names of
 * speakers. Empty for a section without a phrase of nouns that returns: no name is better than a bad one.
 */
export function nameSections(
  sections: readonly (readonly Unit[])[],
  { title, language }: { title: readonly Term[]; language: Language },
): string[] {
  const all = sections.flat()
  const inTitle = new Set(title.map((term) => term.stem))
  const phrasesOf = new Map(all.map((unit) => [unit, readPhrases(unit)]))
  const everywhere = countPhrases(phrasesOf.values())
  const holders = countHolders(all)
  const titleWords = titleWordsOf(language)
  if (titleWords.isUnknown) return sections.map(() => '')
  const isNominal = createNounJudge(all, titleWords)
  const titleFormOf = createTitleForm(all, language)
  const speakers = readSpeakers(all)
  const taken = new Set<string>()

  function nounShare(key: string): number {
    if (language.code !== 'en') return 1
    const uses = everywhere.get(key)
    return uses === undefined ? verbKeeps : verbKeeps + (1 - verbKeeps) * (uses.nouns / uses.sentences)
  }

  const others = titleWords.isVerbLast && language.code !== 'ja' ? minUsesVerbLast : minUses
  const least = language.code === 'en' ? minUsesEnglish : others

  /** A phrase returns, and in English is one of nouns by its uses: few are, so that few are weighed. */
  function mayName(key: string, found: PhraseCount): boolean {
    const uses = everywhere.get(key) ?? found
    const returns = found.stems.length > 1 ? uses.sentences >= least.phrase : found.sentences >= least.word
    return returns && (language.code !== 'en' || uses.nouns >= minNounShare * uses.sentences)
  }

  function canName(key: string, found: PhraseCount): boolean {
    const uses = everywhere.get(key) ?? found
    const form = titleOf([found, uses], titleFormOf)
    if (form === '' || language.pleasantries.test(form) || isMeasureOrDouble(form, language)) return false
    if (uses.sentences === 1 && !isName(form) && !isLongAndReturns(found)) return false
    return isNominal(form) && !splitWords(form.toLowerCase()).some((word) => speakers.has(word))
  }

  /** A phrase that is said once has three words or more, and its last word returns. */
  function isLongAndReturns({ stems }: PhraseCount): boolean {
    return stems.length >= minLoneWords && (holders.get(stems.at(-1) ?? '') ?? 0) >= minHeadUses
  }

  return sections.map((units) => {
    const weightOf = createStemWeight(countHolders(units), holders, units.length / all.length)

    /** Phrases of several words that return say most; any of several words says more than a single one. */
    function score(key: string, { stems, sentences }: PhraseCount): number {
      if (stems.some((stem) => inTitle.has(stem))) return 0
      const mean = stems.reduce((total, stem) => total + weightOf(stem), 0) / stems.length
      const favour = stems.length > 1 ? manyWordsFavour * (sentences > 1 ? sentences : onceKeeps) : 1
      return mean * favour * nounShare(key) ** 2
    }

    const stated = units.filter(({ text }) => !/[?？؟]\s*$/u.test(text))
    const best = [...countPhrases(stated.flatMap((unit) => phrasesOf.get(unit) ?? []))]
      .filter(([key, found]) => mayName(key, found))
      .map(([key, found]) => ({ key, found, score: score(key, found) }))
      .filter((each) => each.score > 0)
      .toSorted((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
      .find(({ key, found }) => !taken.has(rootsOf(found)) && canName(key, found))
    if (best === undefined) return ''
    taken.add(rootsOf(best.found))
    for (const root of rootsOf(best.found).split(' ')) taken.add(root)
    const name = titleOf([best.found, everywhere.get(best.key) ?? best.found], titleFormOf)
    return name.charAt(0).toUpperCase() + name.slice(1)
  })
}
