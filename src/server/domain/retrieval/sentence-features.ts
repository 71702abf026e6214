import { createCoverage, feedbackStems, scoreSentences } from './match-terms.ts'
import { questionKinds } from './question-kinds.ts'
import type { Question } from './read-question.ts'
import { byFallingValue, maxOf, smooth, toShareOfLargest } from './smooth.ts'
import { weightOf } from './talk-index.ts'
import type { TalkIndex } from './talk-index.ts'

/** What is known of each sentence for a question: a column a feature, in the order in which the ranking model numbers them. */
export type FeatureColumns = readonly Float64Array[]

const speakerReach = 3

/** Computes the features of all sentences. */
export function sentenceFeatures(index: TalkIndex, question: Question): FeatureColumns {
  const length = index.sentences.length
  const base = scoreSentences(index, question.stems)
  const coverage = createCoverage(index, question.stems)
  const feedback = scoreSentences(index, feedbackStems(index, question.stems, { base, coverage }))
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
    index.wordCounts.map(Math.log1p),
    index.termCounts.map(Math.log1p),
    index.wordCounts.map((_, at) => Math.log1p(index.wordCounts[at - 1] ?? 0)),
    index.wordCounts.map((_, at) => Math.log1p(index.wordCounts[at + 1] ?? 0)),
    same(0).map((_, at) => at / length),
    isSameSpeaker(index),
    index.isQuestion,
    index.isQuestion.map((_, at) => index.isQuestion[at - 1] ?? 0),
    same(known / Math.max(1, stems.length)),
    same(Math.max(0, ...stems.map((stem) => weightOf(index, stem)))),
    same(stems.length),
    same(maxOf(base)),
    same(Math.log1p(length)),
    ...questionKinds.map((kind) => same(Number(kind.test(question.text)))),
    ...index.cues,
  ]
}

/** 1 where a speaker speaks whom the question names, -1 where another does, 0 where it names none. */
function speakerColumn({ sentences }: TalkIndex, { speakers }: Question): Float64Array {
  if (speakers.size === 0) return new Float64Array(sentences.length)
  return Float64Array.from(sentences, ({ speaker }) => (speaker !== null && speakers.has(speaker) ? 1 : -1))
}

/** 1 where the speaker of the sentence before goes on. */
function isSameSpeaker({ sentences }: TalkIndex): Float64Array {
  return Float64Array.from(sentences, ({ speaker }, at) => Number(speaker === sentences[at - 1]?.speaker))
}

function logRanks(values: Float64Array): Float64Array {
  const ranks = new Float64Array(values.length)
  for (const [rank, at] of byFallingValue(values).entries()) ranks[at] = Math.log1p(rank)
  return ranks
}
