import { wordsOf } from '#words'
import type { Words } from '#words/schema.ts'

type Cases = NonNullable<NonNullable<Words['titles']>['cases']>
type Ending = Cases['endings'][number]

/** Adjectives before a noun have no capital, and nouns alone have one. */
const withCapitalNouns = new Set(['de'])

/** Letters before an ending at least: shorter words are whole without it. */
const minStem = 3

/** The facts that the cases of a language give about the phrases of a transcript. */
export type CaseReader = {
  /**
   * The first word of a phrase in the nominative and in lower case: `null` where it is in another case and
   * that one is not said.
   */
  nominativeOf: (words: readonly string[]) => string | null
  /** A word is an object, and not a word behind a noun that is part of its name. */
  isObject: (word: string) => boolean
}

const vowel = /[аеёиоуыэюяй]$/u

/** A reader of cases by endings and other forms in the transcript; `null` without a list. */
export function createCaseReader(code: string, readVocabulary: () => ReadonlySet<string>): CaseReader | null {
  const cases = wordsOf(code)?.titles?.cases
  if (cases === undefined) return null
  const vocabulary = readVocabulary()
  const hasCapitalNouns = withCapitalNouns.has(code)
  const endings = cases.endings.toSorted((a, b) => b.ending.length - a.ending.length)
  const [feminineEnding = '', ...feminine] = cases.feminine ?? []
  const { masculine = [''] } = cases
  const isSaidWith = (stem: string, forms: readonly string[]): boolean =>
    forms.some((form) => vocabulary.has(stem + form))

  /** `числа` and `вектора` are genitives, `группа` is none: its other forms are those of feminine words. */
  function mayEndIn(stem: string, oblique: string, nominative: string): boolean {
    if (oblique !== feminineEnding) return true
    return (nominative === '' && isSaidWith(stem, masculine)) || !isSaidWith(stem, feminine)
  }

  /** The ending of a word in another case, with its nominative where that is said. */
  function readEnding(word: string, next: string): { ending: Ending; nominative: string | null } | null {
    const isAlone = next === ''
    const found = endingsOf(word, endings)
      .filter(({ beforeVowel }) => beforeVowel !== true || vowel.test(next))
      .filter(({ adjective = false }) => !hasCapitalNouns || adjective !== isAlone)
    for (const ending of found) {
      const stem = word.slice(0, word.length - ending.ending.length)
      const said = ending.nominative.find(
        (each) => vocabulary.has(stem + each) && mayEndIn(stem, ending.ending, each),
      )
      if (said !== undefined) return { ending, nominative: ending.adjective === true ? null : stem + said }
    }
    const sure = found.find((each) => each.sure === true)
    return sure === undefined ? null : { ending: sure, nominative: null }
  }

  /** A genitive of several feminine things, which has no ending. */
  function isBare(word: string): boolean {
    return feminine.length > 0 && isSaidWith(word, feminine) && !isSaidWith(word, masculine)
  }

  function bareNominative(word: string): string | null {
    return vocabulary.has(word + feminineEnding) ? word + feminineEnding : null
  }

  return {
    nominativeOf: (written) => {
      const [first = '', ...others] = written.map((word) => word.toLowerCase())
      const [second = ''] = others
      if (hasCapitalNouns && (second === '') === (first === written[0])) return first
      if (cases.adjectivesEndAlike === true && second !== '')
        return endingsOf(first, endings).some((each) => each.sure === true) ? null : first
      const read = isBare(first) ? { nominative: bareNominative(first) } : readEnding(first, second)
      const isAdjective = (word: string): boolean => readEnding(word, '')?.ending.adjective === true
      if (read === null)
        return cases.adjectivesFollow === true && others.length === 1 && isAdjective(second) ? null : first
      return others.some(isAdjective) ? null : read.nominative
    },
    isObject: (word) => readEnding(word, '')?.ending.object === true,
  }
}

/** The endings that a word may have, the longest first. */
function endingsOf(word: string, endings: readonly Ending[]): Ending[] {
  return endings.filter(({ ending }) => word.endsWith(ending) && word.length - ending.length >= minStem)
}
