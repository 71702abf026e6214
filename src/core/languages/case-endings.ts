/** An ending of another case than the nominative. */
type Ending = {
  oblique: string
  /** The endings of the same word in the nominative. */
  nominative: readonly string[]
  /** No nominative ends like this; any other ending counts where the transcript has the nominative. */
  isSure: boolean
  isAdjective: boolean
  /** No genitive ends like this, so that it is none behind a noun either. */
  isObject: boolean
  isBeforeVowel: boolean
}

type Cases = {
  /**
   * `ending>nominative/nominative`, `-` for no ending; before it `!` for sure, `*` for adjectives, `#` for
   * objects, `~` for adjectives whose nominative ends alike, but stands before a consonant at the end of the
   * next word.
   */
  endings: string
  /** The endings of feminine words: first the nominative, lost in the genitive, then other cases. */
  feminine: string
  /** Endings of masculine words, whose genitive ends like the feminine nominative. */
  masculine: string
  /** Adjectives have the endings of nouns, so no word of a phrase becomes nominative by itself. */
  hasLikeAdjectives?: boolean
  /** Adjectives before a noun have no capital, and nouns alone have one. */
  hasCapitalNouns?: boolean
  adjectivesFollow?: boolean
}

const adjective = 'ый/ая/ое/ые/ого/ому/ую/ых'
/** Languages with cases whose titles have been read. */
const languages: Readonly<Record<string, Cases>> = {
  pl: {
    endings: `!*ego> !*#emu> !*ych> !*ich> !*#ymi> !*#imi> !*#ym> !*#im> !*ej> !#ą>a !#ę>a !#ami>a/- !ii>ia !cji>cja !zji>zja !owi>- !u>- #ach>a/-
      ów>- #om>a/- em>- ie>a/- ni>ń ści>ść !ania>anie !enia>enie ań>anie eń>enie a>-/o`,
    feminine: 'a ę ą',
    masculine: 'em owi ów',
    adjectivesFollow: true,
  },
  ru: {
    endings: `!*ого> !*его> !*#ому> !*#ему> !*ых> !*их> !*#ыми> !*#ими> !*#ую> !*#юю> !*ою> !*ею> !#у>а !#ю>я !#ами>а/о/- !#ями>я/е/й/ь !#ях>я/е/й/ь
      #ах>а/о/- #ам>а/о/- #ям>я/е/й/ь !*#ым> *#им>ий/ее/яя/ие/ая/ое *#ом>${adjective} #ом>-/о !*#нем> *#ем>ий/ее #ем>ь/е/й !#ении>ение #ании>ание
      ов>- ев>й !*~ой> !*~ней> !*~шей> вания>вание ения>ение !ваний>вание !ений>ение ой>а ей>я/ь/а е>а а>-`,
    feminine: 'а у ой',
    masculine: 'ом ов',
  },
  cs: {
    endings: `!*ého> !*ího> !*#ému> !*#ímu> !*#ém> !*#šem> !*šeho> !*šich> !*ěch> #cí>ce #ci>ce !*ých> !*#ými> !*ích>
      !ím>í !#ům>- !ů>- !ou>a !u>a/- !#ami>a !#ách>a !ě>a em>- #ovi>- #ech>- a>-`,
    feminine: 'a u ou',
    masculine: 'em ů',
  },
  de: { endings: '!*en> !*em> s>- es>-', feminine: '', masculine: '', hasCapitalNouns: true },
  el: {
    endings: '!ου>ος/ο !ού>ός/ό !*ικής> !ων> !ών> !#ους>ος !#ούς>ός #ο>ος #ό>ός',
    feminine: '',
    masculine: '',
    hasLikeAdjectives: true,
  },
}

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
  const cases = languages[code]
  if (cases === undefined) return null
  const vocabulary = readVocabulary()
  const { hasCapitalNouns = false, hasLikeAdjectives = false, adjectivesFollow = false } = cases
  const endings = readEndings(cases.endings)
  const [feminineEnding = '', ...feminine] = cases.feminine.split(' ')
  const masculine = cases.masculine.split(' ')
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
      .filter(({ isBeforeVowel }) => !isBeforeVowel || vowel.test(next))
      .filter(({ isAdjective }) => !hasCapitalNouns || isAdjective !== isAlone)
    for (const ending of found) {
      const stem = word.slice(0, word.length - ending.oblique.length)
      const said = ending.nominative.find(
        (each) => vocabulary.has(stem + each) && mayEndIn(stem, ending.oblique, each),
      )
      if (said !== undefined) return { ending, nominative: ending.isAdjective ? null : stem + said }
    }
    const sure = found.find(({ isSure }) => isSure)
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
      if (hasLikeAdjectives && second !== '')
        return endingsOf(first, endings).some(({ isSure }) => isSure) ? null : first
      const read = isBare(first) ? { nominative: bareNominative(first) } : readEnding(first, second)
      const isAdjective = (word: string): boolean => readEnding(word, '')?.ending.isAdjective === true
      if (read === null) return adjectivesFollow && others.length === 1 && isAdjective(second) ? null : first
      return others.some(isAdjective) ? null : read.nominative
    },
    isObject: (word) => readEnding(word, '')?.ending.isObject === true,
  }
}

function readEndings(list: string): Ending[] {
  return list
    .split(/\s+/)
    .map((entry) => {
      const [oblique = '', nominative = ''] = entry.replaceAll(/[!*#~]/g, '').split('>')
      return {
        oblique,
        nominative: nominative
          .split('/')
          .filter(Boolean)
          .map((each) => (each === '-' ? '' : each)),
        isSure: entry.includes('!'),
        isAdjective: entry.includes('*'),
        isObject: entry.includes('#'),
        isBeforeVowel: entry.includes('~'),
      }
    })
    .toSorted((a, b) => b.oblique.length - a.oblique.length)
}

/** The endings that a word may have, the longest first. */
function endingsOf(word: string, endings: readonly Ending[]): Ending[] {
  return endings.filter(({ oblique }) => word.endsWith(oblique) && word.length - oblique.length >= minStem)
}
