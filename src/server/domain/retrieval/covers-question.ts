import { createCoverage } from './match-terms.ts'
import { readQuestion } from './read-question.ts'
import type { TalkIndex } from './talk-index.ts'

const reach = 40
/**
 * Chosen on the development set: 5 % of the questions to a meeting lie below it, and half of the questions to another meeting.
 */
const minShare = 0.26

/**
 * Whether a transcript talks about what is asked: somewhere, enough of what the words of the question tell stands close together.
 * A question without a word that tells anything is not covered.
 */
export function coversQuestion(index: TalkIndex, question: string): boolean {
  const { stems } = readQuestion(index, question)
  return createCoverage(index, stems)(reach).some((share) => share >= minShare)
}
