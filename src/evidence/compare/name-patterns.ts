import type { NameWords } from '#words/statements-schema.ts'

const anyOf = (list: readonly string[]): string => `(?:${list.join('|')})`
const whole = (list: readonly string[]): RegExp => new RegExp(`^${anyOf(list)}$`, 'u')
const ending = (list: readonly string[]): RegExp => new RegExp(`${anyOf(list)}$`, 'u')

/** The patterns of folded words that tell a name from a noun where every noun has a capital. */
export type CapitalNouns = ReturnType<typeof capitalNounsOf>

/** The patterns of a language where every noun has a capital; `NameWords` says what each list is for. */
export function capitalNounsOf(names: NameWords) {
  return {
    prepositions: whole(names.prepositions),
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
