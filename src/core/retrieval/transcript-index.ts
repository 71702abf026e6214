import type { Sentence } from '#contract/transcripts.ts'
import { kindPatternsOf } from '#core/kinds/kind-patterns.ts'
import type { KindPatterns } from '#core/kinds/kind-patterns.ts'
import type { Language } from '#core/languages/define-language.ts'
import { isHindi, hindiKey } from '#core/languages/hindi-in-latin.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { hindiGrammar } from '#core/search/search-terms.ts'
import { createTermReader, splitWords } from '#core/text/find-words.ts'
import type { Term } from '#core/text/find-words.ts'
/** A sentence that holds a term, and how often it does. */
export type Posting = { sentence: number; count: number }

/** A transcript prepared for questions: postings of its terms, and features of each sentence. */
export type TranscriptIndex = {
  sentences: readonly Sentence[]
  readTerms: (text: string) => Term[]
  /** The terms are the sounds of Hindi, in either script. */
  isHindi: boolean
  /** Words that frame a question in its language. */
  framing: readonly string[]
  postings: ReadonlyMap<string, readonly Posting[]>
  /** Stems of each sentence, with their counts. */
  stems: readonly ReadonlyMap<string, number>[]
  wordCounts: Float64Array
  termCounts: Float64Array
  /** Mean number of terms of a sentence, at least 1. */
  meanTerms: number
  /** One row of 0 and 1 for each cue of `sentenceCues`. */
  cues: readonly Float64Array[]
  isQuestion: Float64Array
  /** Patterns of its language, by which a reason is known; `null` where nobody wrote them. */
  patterns: KindPatterns | null
}

/** "Cross-lingual" is said as "cross lingual" too. */
export const hyphen = /(?<=\p{L})[-‐‑](?=\p{L})/gu
const questionEnd = /[?？؟]\W*$/u

/** Prepares a transcript; its language is a BCP 47 tag. Takes some 25 ms for an hour of speech. */
export function createTranscriptIndex(sentences: readonly Sentence[], language: string): TranscriptIndex {
  const texts = sentences.map(({ text }) => text)
  const asked = askedLanguage(language)
  const readWhole = createTermReader(asked.language, texts, { withSmallNumbers: true })
  const readTerms = (text: string): Term[] => readWhole(text.replaceAll(hyphen, ' '))
  const postings = new Map<string, Posting[]>()
  const stems = texts.map((text, sentence) => {
    const counts = new Map<string, number>()
    for (const { stem } of readTerms(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    for (const [stem, count] of counts) {
      const list = postings.get(stem)
      if (list === undefined) postings.set(stem, [{ sentence, count }])
      else list.push({ sentence, count })
    }
    return counts
  })
  const termCounts = Float64Array.from(stems, (counts) => {
    let sum = 0
    for (const count of counts.values()) sum += count
    return sum
  })
  const terms = termCounts.reduce((sum, count) => sum + count, 0)
  return {
    sentences,
    readTerms,
    isHindi: isHindi(language),
    framing: asked.framing,
    postings,
    stems,
    wordCounts: Float64Array.from(texts, (text) => splitWords(text).length),
    termCounts,
    meanTerms: Math.max(1, terms / Math.max(1, texts.length)),
    cues: sentenceCues.map((cue) => Float64Array.from(texts, (text) => Number(cue.test(text)))),
    isQuestion: Float64Array.from(texts, (text) => Number(questionEnd.test(text))),
    patterns: kindPatternsOf(asked.language.code),
  }
}

/** The weight of a stem in this transcript: the rarer, the more. A stem that does not occur weighs most. */
export function weightOf({ sentences, postings }: TranscriptIndex, stem: string): number {
  const count = postings.get(stem)?.length ?? 0
  return Math.log(1 + (sentences.length - count + 0.5) / (count + 0.5))
}

/** The language of a transcript and its questions; `framing` words say what is done with a subject. */
type AskedLanguage = { language: Language; framing: readonly string[] }

/** The words that frame a question in Hindi, in either script. */
const hindiFraming =
  `video speaker vakta bataya batayi batao bataiye bataye samjhao samjhaya samjhaiye kaha kahte charcha summary saransh
  वीडियो वक्ता बताया बताई बताए बताओ बताइए समझाओ समझाया कहा चर्चा सारांश`.split(/\s+/)

let hindi: AskedLanguage | null = null

/**
 * The language of a transcript's questions, by its BCP 47 tag. Hindi is read by the sounds of its words, so
 * that a question in one script finds captions in the other.
 */
function askedLanguage(tag: string): AskedLanguage {
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

/**
 * Words of an English question that name what is done with a subject and not the subject: "summarize the
 * discussion about". Lower case; they are compared by stem.
 */
const framingWords = `summarize summarise summary discussion discussed discuss discussing describe described
  description explain explained explanation team group member members meeting talk talked talking video speaker
  speakers please opinion opinions attitude view views thought thoughts idea ideas think agree agreed disagree
  disagreed conclude concluded conclusion decide decided decision mention mentioned suggest suggested suggestion
  recommend recommended propose proposed contribute contributed overall general reason reasons according regards
  regarding respect terms happen happened give detailed details point points`.split(/\s+/)

/** Words by which English speakers mark a belief, a demand, consent, a decision, a reason and a problem. */
const sentenceCues: readonly RegExp[] = [
  /\b(?:think|believe|feel|opinion|prefer|like|want|guess|suppose)\b/i,
  /\b(?:should|need|must|have to|has to|could|would|propose|suggest)\b/i,
  /\b(?:agree|yes|yeah|okay|right|sure|no|not|don't)\b/i,
  /\b(?:decide|decided|decision|so we|we'll|let's|going to|gonna|final)\b/i,
  /\b(?:because|since|reason|why|therefore|so that|due)\b/i,
  /\b(?:problem|issue|difficult|hard|trouble|wrong|bad|worry|concern)\b/i,
]
