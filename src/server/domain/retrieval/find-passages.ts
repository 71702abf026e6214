import { boostedTreesSchema, scoreRows } from './boosted-trees.ts'
import { choosePassages } from './choose-passages.ts'
import type { Passage } from './choose-passages.ts'
import { createCoverage } from './match-terms.ts'
import { readQuestion, withFraming } from './read-question.ts'
import { sentenceFeatures } from './sentence-features.ts'
import { byFallingValue } from './smooth.ts'
import type { TranscriptIndex } from './transcript-index.ts'
import weights from './ranking-weights.json' with { type: 'json' }

/** The trees that rank sentences for a question, as `npm run eval -- train ask` wrote them. */
const rankingModel = boostedTreesSchema.parse(weights)

const nearReach = 2
const insideShare = 1
const nearShare = 2

/** The passages of a transcript that answer a question, best first, at most `count`. */
export function findPassages(index: TranscriptIndex, question: string, count = 10): Passage[] {
  return choosePassages(index, rateSentences(index, question), count)
}

/** Indexes of all sentences, those that answer best first. */
export function rankSentences(index: TranscriptIndex, question: string): number[] {
  return byFallingValue(rateSentences(index, question))
}

/**
 * Rates each sentence: the log-odds of the trees, and besides how much of the question stands in the sentence and next to it. The
 * trees learned from questions about long discussions; a question for one fact is answered by the sentence that repeats its words.
 */
export function rateSentences(index: TranscriptIndex, question: string): Float64Array {
  const asked = withFraming(readQuestion(index, question))
  const coverage = createCoverage(index, asked.stems)
  const [inside, near] = [coverage(0), coverage(nearReach)]
  return scoreRows(rankingModel, sentenceFeatures(index, asked)).map(
    (odds, at) => odds + insideShare * (inside[at] ?? 0) + nearShare * (near[at] ?? 0),
  )
}
