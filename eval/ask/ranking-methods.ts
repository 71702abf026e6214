import { byFallingValue } from '#core/retrieval/boosted-trees.ts'
import { choosePassages, rateSentences } from '#core/retrieval/find-passages.ts'
import { scoreSentences } from '#core/retrieval/match-terms.ts'
import type { TranscriptIndex } from '#core/retrieval/transcript-index.ts'
import type { Ranked } from './measure-ranking.ts'

/** Answers a question with sentences of a transcript. */
export type RankingMethod = (index: TranscriptIndex, question: string) => Ranked

const passages = 10
/** The share by which the score of a sentence one and two places away counts. */
const neighbourShares = [0.5, 0.25]

/**
 * The methods that are compared: BM25 over single sentences with all words of the question, the same with
 * neighbours, and the product.
 */
export const rankingMethods: Readonly<Record<string, RankingMethod>> = {
  BM25: (index, question) => ranked(bm25(index, question)),
  'BM25 with neighbours': (index, question) => {
    const scores = bm25(index, question)
    return ranked(scores.map((score, at) => score + neighbourSum(scores, at)))
  },
  Précis: (index, question) => {
    const scores = rateSentences(index, question)
    const shown = choosePassages(index, scores, passages).flatMap(({ sentence, sentences }) =>
      Array.from({ length: sentences }, (_, offset) => sentence + offset),
    )
    return { shown, ranking: byFallingValue(scores) }
  },
}

function bm25(index: TranscriptIndex, question: string): Float64Array {
  return scoreSentences(index, new Map(index.readTerms(question).map(({ stem }) => [stem, 1])))
}

function ranked(scores: Float64Array): Ranked {
  const ranking = byFallingValue(scores)
  return { shown: ranking, ranking }
}

function neighbourSum(scores: Float64Array, at: number): number {
  return neighbourShares.reduce(
    (sum, share, position) =>
      sum + share * ((scores[at - position - 1] ?? 0) + (scores[at + position + 1] ?? 0)),
    0,
  )
}
