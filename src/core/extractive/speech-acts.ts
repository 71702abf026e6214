import { isQuestion, kindPatternsOf } from '#core/kinds/kind-patterns.ts'
import { countWords } from '#core/text/find-words.ts'

/**
 * The act of a sentence that states nothing: it asks, also without a mark, it offers an option of a question,
 * or it frames the talk, as introductions, instructions to a class and advertisements do.
 */
export type SpeechAct = 'asks' | 'offers' | 'frames' | null

/** A clause that begins as a question goes on behind a comma: "What we need, is time." */
const goesOn = /[,،、，;]\s*\S+(?:\s+\S+){2}/u
/** The letter or number of an option, as it is read out. */
const optionLabel = /^\(?(?:[A-F]|[1-6])[),.:]\s/u
/** Sentences behind a question among which its options stand. */
const optionsWithin = 6
/** An address as it is written and as it is said; a longer sentence says more about it. */
const address =
  /\p{L}[\p{L}\p{N}-]+\.(?:com|org|net|io|tv|co)(?!\p{L})|\p{L} dot (?:com|org|net|io)(?!\p{L})/iu
const maxAddressWords = 16

/** Reads the act of each sentence of a transcript; its language is a BCP 47 primary tag. */
export function readSpeechActs(texts: readonly string[], language: string): SpeechAct[] {
  const patterns = kindPatternsOf(language)
  let sinceQuestion = Infinity
  return texts.map((text) => {
    sinceQuestion += 1
    const asks = isQuestion(text) || (patterns !== null && patterns.asking.test(text) && !goesOn.test(text))
    if (asks) sinceQuestion = 0
    if (asks) return 'asks'
    if (optionLabel.test(text) && sinceQuestion <= optionsWithin) return 'offers'
    const advertises = address.test(text) && countWords(text) <= maxAddressWords
    return advertises || patterns?.frame.test(text) === true ? 'frames' : null
  })
}
