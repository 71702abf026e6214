/** Pairs of words that turn a sentence round; one side stands before the bar, the other behind it. */
const opposites = [
  'rise',
  'more',
  'highest',
  'over',
  'before',
  'first',
  'early',
  'begin',
  'easy',
  'good',
  'big',
  'long',
  'fast',
  'strong',
  'cheap',
  'near',
  'high',
  'new',
  'same',
  'win',
  'buy',
  'allow',
  'love',
  'safe',
  'true',
  'open',
  'include',
  'accept',
  'support',
  'succeed',
  'inside',
  'wide',
  'rich',
  'positive',
  'feasible',
  'add',
  'alive',
  'legal',
  'public',
  'hot',
  'with',
] as const
const units = ['time', 'scale', 'money', 'length', 'weight', 'data'] as const
/** Words of which one excludes the others, in one order in all languages, with bars between. */
const series = [...units, 'month', 'weekday', 'ordinal', 'compass', 'colour'] as const

export type Opposite = (typeof opposites)[number]
export type Series = (typeof series)[number]
export const oppositeNames: readonly Opposite[] = opposites
/**
 * The beginning of the names of the other pairs' groups; the language and a number follow, since each
 * language has pairs of its own.
 */
export const antonymGroup = 'antonym '
/** The beginning of the names of the sets' groups; a number follows. */
export const setGroup = 'set '
export const seriesNames: readonly Series[] = series
/** The series of what a number counts. */
export const unitNames: readonly Series[] = units

/** The words that separate a name from a noun where every noun has a capital; patterns of folded words. */
export type CapitalNouns = {
  /** In front of a name. */
  titles: RegExp
  /** In front of a noun, which has one somewhere. */
  determiners: RegExp
  /** Right before a name within a clause, with nothing that a noun would need. */
  beforeBare: RegExp
  /** Behind the verb: what stands before it is then no subject. */
  subjects: RegExp
  /** Verbs of several, who are mostly no names. */
  plurals: RegExp
  /** Words that may name several: of two such neither is taken for a name. */
  several: RegExp
  participles: RegExp
  adjectives: RegExp
  /** Nouns and adverbs by their ending. */
  neverNames: RegExp
}

/**
 * The words of one language by what they do in a statement, in the folded form of `foldWord`. Words are
 * separated by blanks, `*` at the end stands for any ending, `_` for the blank in a phrase.
 */
export type StatementWords = {
  /** BCP 47 primary tag. */
  code: string
  /** Several negations of a clause are one, as in `no dijo nada`. */
  concord: boolean
  /** The prefixes that are written onto a word, a pattern: `l'`. */
  elisions: string
  /** Words without a matter of their own. */
  functions: string
  /** Inflected endings, a pattern; cut off so that forms of a word meet. */
  endings: string
  /** Forms that have little in common with their word: `went:go`. */
  irregular: string
  negation: string
  /** Phrases that hold a negation and negate nothing: `not only`. */
  harmless: string
  /** The prefix that negates a word, `un`; left out where too many words begin so by chance. */
  denyingPrefix?: string
  /** A negation stands behind what it denies. */
  deniesBefore?: true
  /** Phrases whose words lose their own sense: `first of all` is neither order nor quantity. */
  fixed: string
  /** Words with a negation in their meaning, such as `lack`: they can stand for one, and accuse nobody. */
  implied: string
  /** All | most | many | some | few | none | only. */
  quantifiers: string
  /** Words that leave it open, and words that leave no doubt. */
  possible: string
  certain: string
  /** Verbs of what may be done | of what has to be. */
  modal: string
  /** Words that give a reason | words that may. */
  cause: string
  /** Verbs of saying and thinking. */
  says: string
  /** Words that open a clause. */
  opens: string
  /** Words of having been checked, which a statement may not say of itself. */
  verified: string
  /** The names by which a statement can call itself or its summary. */
  itself: string
  /** Orders to the reader, patterns over the folded words with one blank between them. */
  orders: readonly string[]
  opposites: Readonly<Record<Opposite, string>>
  /**
   * The words after which a noun without an article is a name, where every noun has a capital. Left out where
   * only names have capitals.
   */
  beforeNames?: string
  capitalNouns?: CapitalNouns
  /** More pairs of which one word excludes the other, in any order: `past | future; import* | export*`. */
  antonyms: string
  series: Readonly<Record<Series, string>>
  /**
   * More words of which one excludes the others, in sets that stand, as their members do, in one order in all
   * languages: `dog | cat; red | blue`.
   */
  sets: string
}
