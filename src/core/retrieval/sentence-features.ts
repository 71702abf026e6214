import { discussionStems } from './asked-stems.ts'
import { byFallingValue, carryOn, maxOf, smooth, toShareOfLargest } from './boosted-trees.ts'
import { createCoverage, feedbackStems, scoreSentences } from './match-terms.ts'
import type { Coverage } from './match-terms.ts'
import type { Question } from './read-question.ts'
import { weightOf } from './transcript-index.ts'
import type { TranscriptIndex } from './transcript-index.ts'

/** The features of each sentence for a question, a column each, as the ranking model numbers them. */
type FeatureColumns = readonly Float64Array[]

const speakerReach = 3
/** Sentences after which half of what was said of the subject is forgotten. */
const halfLives = [6, 20]
const discussionReaches = [3, 30]
const speakerSubjectReach = 30
const peakReach = 50

/** Computes the features of all sentences. */
export function sentenceFeatures(
  index: TranscriptIndex,
  question: Question,
  coverage: Coverage = createCoverage(index, question.stems),
): FeatureColumns {
  const length = index.sentences.length
  const fixed = transcriptColumns(index)
  const base = scoreSentences(index, question.stems)
  const feedback = scoreSentences(index, feedbackStems(index, question.stems, { base, coverage }))
  const discussion = scoreSentences(index, discussionStems(index, base, coverage))
  const around = (reach: number): Float64Array => smooth(base, reach)
  const [near, wide] = [around(3), around(8)]
  const speaker = speakerColumn(index, question)
  const isNamed = speaker.map((value) => Math.max(0, value))
  const same = (value: number): Float64Array => new Float64Array(length).fill(value)
  const stems = [...question.stems.keys()]
  const known = stems.filter((stem) => index.postings.has(stem)).length
  return [
    base,
    near,
    toShareOfLargest(base),
    toShareOfLargest(around(1)),
    toShareOfLargest(near),
    toShareOfLargest(wide),
    toShareOfLargest(around(20)),
    toShareOfLargest(around(50)),
    ...[0, 2, 6, 15, 40].map(coverage),
    toShareOfLargest(feedback),
    toShareOfLargest(smooth(feedback, 2)),
    toShareOfLargest(smooth(feedback, 8)),
    logRanks(near),
    logRanks(wide),
    smooth(feedback, 2),
    speaker,
    smooth(isNamed, speakerReach),
    ...fixed.lengths,
    same(known / Math.max(1, stems.length)),
    same(Math.max(0, ...stems.map((stem) => weightOf(index, stem)))),
    same(stems.length),
    same(maxOf(base)),
    same(Math.log1p(length)),
    ...questionKinds.map((kind) => same(Number(kind.test(question.text)))),
    ...index.cues,
    ...fixed.shape,
    ...subjectColumns(index, base, canAnswer(speaker)),
    toShareOfLargest(discussion),
    ...discussionReaches.map((reach) => toShareOfLargest(smooth(discussion, reach))),
  ]
}

/**
 * The features of where the subject is spoken of, seen from afar: what came before, by whom, how far its
 * densest part is, and how much is past.
 */
function subjectColumns(
  { sentences }: TranscriptIndex,
  base: Float64Array,
  speaking: Float64Array,
): Float64Array[] {
  const density = smooth(base, peakReach)
  const peak = density.indexOf(maxOf(density))
  const hits = base.reduce((sum, score) => sum + Number(score > 0), 0)
  let past = 0
  return [
    ...halfLives.map((half) => toShareOfLargest(carryOn(base, half))),
    toShareOfLargest(
      smooth(
        base.map((score, at) => score * (speaking[at] ?? 0)),
        speakerSubjectReach,
      ),
    ),
    base.map((_, at) => Math.log1p(Math.abs(at - peak))),
    base.map((score) => {
      past += Number(score > 0)
      return past / Math.max(1, hits)
    }),
    new Float64Array(sentences.length).fill(Math.log1p(hits)),
  ]
}

/** 0 where another speaks than whom the question names. */
function canAnswer(speaker: Float64Array): Float64Array {
  return speaker.map((value) => Number(value >= 0))
}

/** 1 where a speaker speaks whom the question names, -1 where another does, 0 where it names none. */
function speakerColumn({ sentences }: TranscriptIndex, { speakers }: Question): Float64Array {
  if (speakers.size === 0) return new Float64Array(sentences.length)
  return Float64Array.from(sentences, ({ speaker }) => (speaker !== null && speakers.has(speaker) ? 1 : -1))
}

function logRanks(values: Float64Array): Float64Array {
  const ranks = new Float64Array(values.length)
  for (const [rank, at] of byFallingValue(values).entries()) ranks[at] = Math.log1p(rank)
  return ranks
}

/**
 * The features of each sentence that no question changes: a column each, in the groups that the ranking model
 * has beside each other.
 */
type TranscriptColumns = {
  /**
   * The lengths of a sentence and its neighbours, its position, whether its speaker continues, and whether it
   * or the previous one asks.
   */
  lengths: readonly Float64Array[]
  /** The weight of its words, and how much is said there and by its speaker. */
  shape: readonly Float64Array[]
}

const columnsOf = new WeakMap<TranscriptIndex, TranscriptColumns>()

/** The columns of a transcript, which are made with its first question: half of the work of one. */
function transcriptColumns(index: TranscriptIndex): TranscriptColumns {
  const known = columnsOf.get(index)
  if (known !== undefined) return known
  const made = { lengths: lengthColumns(index), shape: transcriptShape(index) }
  columnsOf.set(index, made)
  return made
}

function lengthColumns(index: TranscriptIndex): Float64Array[] {
  const { wordCounts, termCounts, isQuestion } = index
  return [
    wordCounts.map(Math.log1p),
    termCounts.map(Math.log1p),
    wordCounts.map((_, at) => Math.log1p(wordCounts[at - 1] ?? 0)),
    wordCounts.map((_, at) => Math.log1p(wordCounts[at + 1] ?? 0)),
    wordCounts.map((_, at) => at / wordCounts.length),
    isSameSpeaker(index),
    isQuestion,
    isQuestion.map((_, at) => isQuestion[at - 1] ?? 0),
  ]
}

/** 1 where the speaker of the sentence before goes on. */
function isSameSpeaker({ sentences }: TranscriptIndex): Float64Array {
  return Float64Array.from(sentences, ({ speaker }, at) => Number(speaker === sentences[at - 1]?.speaker))
}

/** Sentences to both sides among which a sentence is long or short. */
const lengthReach = 8
const paceReach = 15

/**
 * The shape of the transcript at each sentence: the weight of its words, its length beside its neighbours,
 * how long its speaker continues there, and the speaker's share of the transcript. A column each.
 */
function transcriptShape(index: TranscriptIndex): Float64Array[] {
  const { wordCounts } = index
  return [
    ...termWeights(index),
    longerNearby(wordCounts),
    smooth(wordCounts, paceReach),
    turnWords(index).map(Math.log1p),
    speakerShares(index),
  ]
}

/** The largest and the mean weight of a sentence's terms. */
function termWeights(index: TranscriptIndex): Float64Array[] {
  const largest = new Float64Array(index.sentences.length)
  const mean = new Float64Array(index.sentences.length)
  for (const [stem, list] of index.postings) {
    const weight = weightOf(index, stem)
    for (const { sentence, count } of list) {
      largest[sentence] = Math.max(largest[sentence] ?? 0, weight)
      mean[sentence] = (mean[sentence] ?? 0) + (weight * count) / (index.termCounts[sentence] ?? 1)
    }
  }
  return [largest, mean]
}

/** The share of the sentences around that have more words. */
function longerNearby(wordCounts: Float64Array): Float64Array {
  return wordCounts.map((words, at) => {
    const around = wordCounts.subarray(Math.max(0, at - lengthReach), at + lengthReach + 1)
    let longer = 0
    for (const other of around) longer += Number(other > words)
    return longer / around.length
  })
}

/** Words that a speaker says before another does, for each sentence of them. */
function turnWords({ sentences, wordCounts }: TranscriptIndex): Float64Array {
  const words = new Float64Array(sentences.length)
  let from = 0
  let sum = 0
  for (const [at, { speaker }] of sentences.entries()) {
    sum += wordCounts[at] ?? 0
    if (at + 1 < sentences.length && sentences[at + 1]?.speaker === speaker) continue
    words.fill(sum, from, at + 1)
    from = at + 1
    sum = 0
  }
  return words
}

function speakerShares({ sentences, wordCounts }: TranscriptIndex): Float64Array {
  const words = new Map<string | null, number>()
  for (const [at, { speaker }] of sentences.entries()) {
    words.set(speaker, (words.get(speaker) ?? 0) + (wordCounts[at] ?? 0))
  }
  const all = wordCounts.reduce((sum, count) => sum + count, 0)
  return Float64Array.from(sentences, ({ speaker }) => (words.get(speaker) ?? 0) / Math.max(1, all))
}

/** The kinds of English questions. A question in another language is of none of these kinds. */
const questionKinds: readonly RegExp[] = [
  /\b(?:think|thought|opinion|attitude|feel|view)/i,
  /\b(?:why|reason)/i,
  /^how\b/i,
  /\b(?:decide|decision|conclu|agree|final)/i,
  /\b(?:summari[sz]e|discuss|describe|talk)/i,
  /\b(?:problem|issue|concern|challenge|difficult|disagree|against)/i,
  /\b(?:suggest|recommend|propose|introduc|present)/i,
]
