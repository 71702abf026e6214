import { listedStopWords } from './define-language.ts'
import type { Language } from './define-language.ts'

/**
 * Words right after which a verb stands, by language: those who do something, and particles before verbs.
 * Languages that hang the person onto the verb have few.
 */
const beforeVerbs: Readonly<Record<string, string>> = {
  de: 'ich wir er sie es man ihr du',
  nl: 'ik je jij we wij hij ze zij u men te',
  sv: 'jag du vi han hon de ni man det att kan ska',
  da: 'jeg du vi han hun de man det at kan skal',
  no: 'jeg du vi han hun de man det å kan skal',
  fr: "je j' tu il elle on nous vous ils elles se ne qui",
  it: 'io noi lui si ci che non',
  es: 'yo nosotros él ella se que no nos te',
  pt: 'eu você nós ele ela vocês se que não',
  ca: 'jo nosaltres es que no',
  ro: 'eu noi se să nu el ea vom va',
  ru: 'я мы вы он она они ты это что не',
  uk: 'я ми ви він вона вони ти це що не',
  bg: 'аз ние вие той тя те се да ще не',
  sr: 'ja mi vi on ona oni se da će ne ја ми ви он она они се да ће не',
  hr: 'ja mi vi on ona oni se da će ne',
  cs: 'já my on ona se si bude budeme která který které',
  sk: 'ja my on ona sa si bude budeme ktorá ktorý ktoré',
  pl: 'ja my on ona się nie będzie które który która',
  el: 'θα να που μας σας δεν το',
  hu: 'nem hogy el meg ha',
  id: 'saya kita kami anda dia mereka akan bisa yang',
  ms: 'saya kita kami anda dia mereka akan boleh yang',
  vi: 'tôi ta chúng bạn sẽ đã đang là không có',
  th: 'เรา คุณ ฉัน ผม จะ ที่ ไม่ ได้ มัน',
  he: 'אני אנחנו אתם הוא היא הם לא כדי ש',
  ar: 'سوف قد لا لم لن أن كان',
  et: 'ma me te ta nad ei',
  fi: 'minä me te hän he ei',
  zh: '我们 你 我 他 它 会 要 可以 能 你们',
}

/** Words that no title has, mostly verbs, by their form: no noun has it, or next to none. */
const verbForms: Readonly<Record<string, RegExp>> = {
  ru: /.(?:ует|яет|ает|уют|яют|ают|ется|ится|ются|ться|ировать|овать|йте|ите)$/u,
  pl: /.(?:[aeiy]ć|ąć|emy|amy|imy|ymy|uje|ują|ają|eją|łem|łam|liśmy|łyśmy)$/u,
  ar: /^لل/u,
  cs: /.(?:ovat|ýtit|nout|eme|áme|íme|uje|ují|eji)$/u,
  el: /.(?:εται|ονται|ούμε|ουμε|ουν|ετε|είτε|άμε)$/u,
  hi: /.(?:(?<!्)ते|ओं)$/u,
  ja: /.に$/u,
  zh: /是|^[它我你他她]|(?<!行)为$|[变變]成|加上/u,
}

/**
 * Words right before a noun, or before its adjective, by which a verb is known where verbs stand beside names
 * like nouns; and which words may be verbs, everywhere or only at the beginning, where no adjective stands.
 */
const beforeNouns: Readonly<Record<string, { words: string; verbs: RegExp; isFirst: boolean }>> = {
  nl: {
    words: `de het een deze die dit dat mijn je jouw zijn haar ons onze hun uw elke elk ieder iedere alle geen welke van in op met voor naar uit door
      over bij tegen onder tussen per zonder twee drie vier veel meer`,
    verbs: /^\p{Ll}/u,
    isFirst: false,
  },
  pt: {
    words: 'o os um uma do dos no nos ao aos da das na nas este esse essa esta cada',
    verbs: /[aei]r$/u,
    isFirst: true,
  },
  es: { words: 'el los la las un una del al este esta ese esa cada', verbs: /[aei]r$/u, isFirst: true },
}

/** Words of grammar that no list has, by language. */
const moreGrammar: Readonly<Record<string, string>> = {
  ar: 'سبيل',
  cs: 'pomocí konci',
  de: 'laut pro',
  nl: 'dezelfde hetzelfde keer',
  pl: 'względem',
}

/** Verbs stand at the end of a sentence there. */
const verbLast = new Set('ko hi mr te ta tr bn ur fa gu kn ml ne pa si az kk uz ja'.split(' '))

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
  const listed = (code === 'en' ? null : listedStopWords(code)) ?? never
  const grammar = new Set([...listed, ...(moreGrammar[code]?.split(' ') ?? [])])
  const nouns = beforeNouns[code]
  const isVerbLast = verbLast.has(code)
  return {
    grammar,
    beforeVerbs: new Set((beforeVerbs[code] ?? '').split(' ')),
    verbForm: verbForms[code] ?? null,
    beforeNouns: nouns === undefined ? null : { ...nouns, words: new Set(nouns.words.split(/\s+/)) },
    isVerbLast,
    isUnknown: isVerbLast && code !== 'ja' && grammar.size < minGrammar,
    hasCapitalNouns: code === 'de',
  }
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
