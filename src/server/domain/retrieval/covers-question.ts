import { z } from 'zod'
import { englishBackground } from './background.ts'
import { saidShare } from './background-match.ts'
import { boostedTreesSchema, scoreRows } from './boosted-trees.ts'
import { questionMatch } from './question-match.ts'
import { readQuestion } from './read-question.ts'
import type { TranscriptIndex } from './transcript-index.ts'
import weights from './coverage-weights.json' with { type: 'json' }

const coverageModelSchema = z.strictObject({
  /** Log-odds that a transcript answers a question; below, it is taken not to. */
  minOdds: z.number(),
  trees: boostedTreesSchema,
})
/** What tells whether a transcript answers a question. */
export type CoverageModel = z.infer<typeof coverageModelSchema>

/** As `npm run eval -- train ask` wrote it. */
const model = coverageModelSchema.parse(weights)

/** Below, only by-words of a question are said. Of the training questions 2 % are below it in their own meeting. */
export const minSaidShare = 0.125

/**
 * Whether a transcript talks about what is asked, by how well its words match as a whole. A question without a word that tells
 * anything is not covered, nor is one of which the transcript has only the words that are common everywhere.
 */
export function coversQuestion(index: TranscriptIndex, question: string): boolean {
  const asked = readQuestion(index, question)
  if (saidShare(index, asked, englishBackground) < minSaidShare) return false
  const columns = questionMatch(index, asked, englishBackground).map((value) => Float64Array.of(value))
  return (scoreRows(model.trees, columns)[0] ?? 0) >= model.minOdds
}
