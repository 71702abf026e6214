import type { Language } from '#server/domain/languages/define-language.ts'
import { hindiGrammar } from '#server/domain/languages/hindi-grammar.ts'
import { isHindi } from '#server/domain/languages/hindi-in-latin.ts'
import { hindiKey } from '#server/domain/languages/hindi-sounds.ts'
import { languageOf } from '#server/domain/languages/language-of.ts'
import { framingWords } from './question-kinds.ts'

/** How the words of a transcript and of its questions are read: `framing` are those that say what is done with a subject. */
export type AskedLanguage = { language: Language; framing: readonly string[] }

/** What frames a question in Hindi, in either script. */
const hindiFraming =
  `video speaker vakta bataya batayi batao bataiye bataye samjhao samjhaya samjhaiye kaha kahte charcha summary saransh
  वीडियो वक्ता बताया बताई बताए बताओ बताइए समझाओ समझाया कहा चर्चा सारांश`.split(/\s+/)

let hindi: AskedLanguage | null = null

/**
 * How questions of a transcript are read; its language is a BCP 47 tag. Hindi is read by the sounds of its words, so that a question in
 * one script finds what captions in the other one say.
 */
export function askedLanguage(tag: string): AskedLanguage {
  if (!isHindi(tag)) return { language: languageOf(tag), framing: framingWords }
  hindi ??= {
    language: {
      ...languageOf('hi'),
      stem: (word) => hindiKey(word) ?? word,
      stopWords: hindiGrammar(),
    },
    framing: hindiFraming,
  }
  return hindi
}
