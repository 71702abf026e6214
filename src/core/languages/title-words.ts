import { wordsOf } from '#words'
import type { Words } from '#words/schema.ts'
import { listedStopWords } from './define-language.ts'
import type { Language } from './define-language.ts'

/** Verbs stand at the end of a sentence there. */
const verbLast = new Set('ko hi mr te ta tr bn ur fa gu kn ml ne pa si az kk uz ja'.split(' '))

type TitleLists = NonNullable<Words['titles']>

const never: ReadonlySet<string> = new Set()

/** With fewer words of grammar known, the ends of such languages look like nouns. */
const minGrammar = 150

/** The words that separate a title from a fragment in a language. */
export type TitleWords = {
  /** No title begins or ends with these; lower case. */
  grammar: ReadonlySet<string>
  beforeVerbs: ReadonlySet<string>
  /** `null` where verbs are known without. */
  verbForm: RegExp | null
  /**
   * Words before nouns, and which words are verbs where they stand behind none of them; `null` where nouns
   * are known without.
   */
  beforeNouns: { words: ReadonlySet<string>; verbs: RegExp; isFirst: boolean } | null
  isVerbLast: boolean
  /** Too little is known of the language to tell a title from a fragment. */
  isUnknown: boolean
  /** Every noun has a capital. */
  hasCapitalNouns: boolean
}

/** The words that decide what may be a title in a language. English has lists of its own for all of it. */
export function titleWordsOf({ code }: Language): TitleWords {
  const words = wordsOf(code)?.titles ?? {}
  const listed = (code === 'en' ? null : listedStopWords(code)) ?? never
  const grammar = new Set([...listed, ...(words.moreGrammar ?? [])])
  const isVerbLast = verbLast.has(code)
  return {
    grammar,
    beforeVerbs: new Set(words.beforeVerbs ?? ['']),
    verbForm: verbFormOf(words),
    beforeNouns: beforeNounsOf(words),
    isVerbLast,
    isUnknown: isVerbLast && code !== 'ja' && grammar.size < minGrammar,
    hasCapitalNouns: code === 'de',
  }
}

function verbFormOf({ verbEndings, verbPatterns }: TitleLists): RegExp | null {
  if (verbPatterns !== undefined) return new RegExp(verbPatterns.join('|'), 'u')
  return verbEndings === undefined ? null : new RegExp(`.(?:${verbEndings.join('|')})$`, 'u')
}

function beforeNounsOf({
  beforeNouns,
  firstVerbEndings = [],
  verbsAnywhere,
}: TitleLists): TitleWords['beforeNouns'] {
  if (beforeNouns === undefined) return null
  const isFirst = verbsAnywhere !== true
  const verbs = isFirst ? new RegExp(`(?:${firstVerbEndings.join('|')})$`, 'u') : /^\p{Ll}/u
  return { words: new Set(beforeNouns), verbs, isFirst }
}

const made =
  'directed|written|produced|edited|filmed|animated|composed|created|subtitled|captioned|translated|transcribed|narrated'
const subtitles =
  'subtitles?|captions?|subtitling|captioning|translation|transcripts?|transcription|untertitel(?:ung)?|sous-titr(?:es|age)|subtítulos|' +
  'legendas|sottotitoli|undertext(?:er|ning)?|субтитры|перевод'
const roles =
  'director|producer|executive producer|screenplay|written|music|cast|starring|editor|camera|regie|drehbuch|musik|kamera|réalisation|scénario|' +
  'musique|dirección|guion|música|regia|sceneggiatura|musica|direção|roteiro|regi|manus|режисс[её]р|сценарий|музыка|оператор|' +
  '監督|脚本|音楽|字幕|导演|编剧|音乐|翻译|ترجمة|إخراج|سيناريو'

/** The credits of a film or its subtitles; in every language, since they are often in another. */
const credits = new RegExp(
  [
    String.raw`^(?:${made}) (?:and (?:${made}) )?by(?![\p{L}])`,
    String.raw`^(?:${subtitles}) (?:by|von|im auftrag|par|por|de|di|av|на|от)(?![\p{L}])`,
    String.raw`^(?:${subtitles}|${roles})\s*[:：—–-]`,
    String.raw`all rights reserved|alle rechte vorbehalten|tous droits réservés|все права защищены`,
    String.raw`^(?:copyright|©)`,
  ].join('|'),
  'iu',
)

/** A sentence is a line of the credits of a film. */
export function isFilmCredit(text: string): boolean {
  return credits.test(text)
}
