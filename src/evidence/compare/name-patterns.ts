import type { NameWords } from '#words/statements-schema.ts'

/** The patterns of folded words that tell a name from a noun where every noun has a capital. */
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
  /** Nouns and adverbs that are no names. */
  neverNames: RegExp
}

const anyOf = (list: readonly string[]): string => `(?:${list.join('|')})`
const whole = (list: readonly string[]): RegExp => new RegExp(`^${anyOf(list)}$`, 'u')
const ending = (list: readonly string[]): RegExp => new RegExp(`${anyOf(list)}$`, 'u')

/** The patterns of a language where every noun has a capital. */
export function capitalNounsOf(names: NameWords): CapitalNouns {
  return {
    titles: whole(names.titles),
    determiners: whole(names.determiners),
    beforeBare: whole(names.beforeBare),
    subjects: whole(names.subjects),
    plurals: ending(names.pluralEndings),
    several: ending(names.severalEndings),
    participles: whole(names.participles),
    adjectives: ending(names.adjectiveEndings),
    neverNames: new RegExp(`${anyOf(names.otherEndings)}$|^${anyOf(names.others)}$`, 'u'),
  }
}
