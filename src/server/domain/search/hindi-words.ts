import { hindiInLatin } from '#server/domain/languages/hindi-in-latin.ts'
import { hindiKey } from '#server/domain/languages/hindi-sounds.ts'
import { languageOf } from '#server/domain/languages/language-of.ts'

/** Words of questions and of speech that the list of stop words does not have. */
const more = `क्या क्यों कैसे कैसी कैसा कब कहां कहाँ कितनी कितने किसने किससे किसका किसकी किसके किन मैं मैंने मुझे हम हमें हमारे हमारा हमारी तुम आपको
  आपके आपका आपकी उन्होंने चाहिए होगा होगी होंगे करनी करके करें लिए वाला वाली बारे ज्यादा ज़्यादा अब क्योंकि अगर सिर्फ हर वो`

let grammar: ReadonlySet<string> | null = null
let foldedGrammar: ReadonlySet<string> | null = null

/** The words of Hindi grammar in both scripts, and those of English that are mixed in. */
export function hindiGrammar(): ReadonlySet<string> {
  grammar ??= new Set([
    ...(languageOf('hi').stopWords ?? []),
    ...(hindiInLatin.stopWords ?? []),
    ...more.split(/\s+/),
  ])
  return grammar
}

/**
 * The search term for the sounds of a folded word, in either script of Hindi; `null` for a word in another one. Those of words of grammar have a
 * mark of their own: `car` does not find every text that has `कर`.
 */
export function hindiTerm(word: string): string | null {
  const key = hindiKey(word)
  if (key === null) return null
  // Folded texts are in Unicode's composed form, which takes the dot of a letter apart.
  foldedGrammar ??= new Set(Array.from(hindiGrammar(), (each) => each.normalize('NFC')))
  return foldedGrammar.has(word) ? `${key}0` : key
}
