import type { AskedQuestion } from './read-questions.ts'

/**
 * Sentences of one question's talk in the order in which a reader sees them, and in the order of the whole
 * ranking.
 */
export type Ranked = { shown: readonly number[]; ranking: readonly number[] }

/**
 * Outcome of one question: whether a central sentence was among the first, and the share of them in one
 * sixth.
 */
export type RankingOutcome = { inFive: number; inTen: number; inSixth: number }

/** Measures one answer. Each value is from 0 to 1. */
export function measureRanking(
  { transcript, central }: AskedQuestion,
  { shown, ranking }: Ranked,
): RankingOutcome {
  const isHit = (count: number): number => Number(shown.slice(0, count).some((at) => central.has(at)))
  const sixth = ranking.slice(0, Math.floor(transcript.sentences.length / 6))
  return {
    inFive: isHit(5),
    inTen: isHit(10),
    inSixth: sixth.filter((at) => central.has(at)).length / central.size,
  }
}
