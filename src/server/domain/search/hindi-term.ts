import { hindiGrammar } from '#server/domain/languages/hindi-grammar.ts'
import { hindiKey } from '#server/domain/languages/hindi-sounds.ts'

let grammar: ReadonlySet<string> | null = null

/**
 * The search term for the sounds of a folded word, in either script of Hindi; `null` for a word in another one. Those of words of grammar have a
 * mark of their own: `car` does not find every text that has `कर`.
 */
export function hindiTerm(word: string): string | null {
  const key = hindiKey(word)
  if (key === null) return null
  // Folded texts are in Unicode's composed form, which takes the dot of a letter apart.
  grammar ??= new Set(Array.from(hindiGrammar(), (each) => each.normalize('NFC')))
  return grammar.has(word) ? `${key}0` : key
}
