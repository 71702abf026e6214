import { smooth } from './boosted-trees.ts'
import { weightOf } from './transcript-index.ts'
import type { TranscriptIndex } from './transcript-index.ts'

/** What is known of each sentence whatever the question: a column each, in the groups that the ranking model has beside each other. */
export type TranscriptColumns = {
  /** How long a sentence and its neighbours are, where it stands, whether its speaker goes on, and whether it or the one before asks. */
  lengths: readonly Float64Array[]
  /** How much its words tell, and how much is said there and by its speaker. */
  shape: readonly Float64Array[]
}

const columnsOf = new WeakMap<TranscriptIndex, TranscriptColumns>()

/** The columns of a transcript, which are made with its first question: half of the work of one. */
export function transcriptColumns(index: TranscriptIndex): TranscriptColumns {
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
 * What is known of each sentence whatever the question: how much its words tell, how long it is beside its neighbours, how long
 * its speaker goes on there, and how much of the transcript is that speaker's. A column each.
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
