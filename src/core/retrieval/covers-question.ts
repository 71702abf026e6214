import { z } from 'zod'
import { foldText } from '#core/search/search-terms.ts'
import { densestWindow, findAskedStems, mostTogether } from './asked-stems.ts'
import { backgroundMatch, englishBackground, saidShare } from './background.ts'
import type { Background } from './background.ts'
import { boostedTreesSchema, maxOf, scoreRows } from './boosted-trees.ts'
import weights from './coverage-weights.json' with { type: 'json' }
import { createCoverage } from './match-terms.ts'
import { asRead } from './read-question.ts'
import type { Question } from './read-question.ts'
import type { TranscriptIndex } from './transcript-index.ts'

const coverageModelSchema = z.strictObject({
  /** Log-odds that a transcript answers a question; below, it is taken not to. */
  minOdds: z.number(),
  trees: boostedTreesSchema,
})
/** The model that decides whether a transcript answers a question. */
export type CoverageModel = z.infer<typeof coverageModelSchema>

/** As `npm run eval -- train ask` wrote it. */
const model = coverageModelSchema.parse(weights)

/** Below it only minor words are said. Of the training questions 2 % are, in their own meeting. */
export const minSaidShare = 0.125

/**
 * A transcript talks about the subject of a question, by how well its words match as a whole. A question
 * whose words say nothing is not covered, nor is one of which the transcript has only words that are common
 * everywhere.
 */
export function coversQuestion(index: TranscriptIndex, question: string | Question): boolean {
  const asked = asRead(index, question)
  if (shareSaid(index, asked) < minSaidShare) return false
  const columns = questionMatch(index, asked, englishBackground).map((value) => Float64Array.of(value))
  return (scoreRows(model.trees, columns)[0] ?? 0) >= model.minOdds
}

/** The share of what the words of a question tell that a transcript says. */
export function shareSaid(index: TranscriptIndex, asked: Question): number {
  return saidShare(index, asked, englishBackground)
}

const windowReaches = [10, 30]
const coverageReaches = [2, 40]
const togetherReaches = [0, 2, 15, 40]
/** Sentences of a long meeting, to which counts are scaled. */
const meetingSentences = 1000
const innerName = /(?<=[\p{L},'’] )\p{Lu}\p{L}+/gu

/**
 * The match of a whole transcript with a question, in the order in which the model of `covers-question.ts`
 * numbers it: the weight of its words and their density, how much of them stands together, and what is
 * missing, in this transcript and beside others.
 */
export function questionMatch(index: TranscriptIndex, question: Question, background: Background): number[] {
  const stems = findAskedStems(index, question)
  const all = stems.reduce((sum, { weight }) => sum + weight, 0) || 1
  const present = stems.filter(({ total }) => total > 0)
  const coverage = createCoverage(index, question.stems)
  const densest = windowReaches.map((reach) =>
    densestWindow(stems, reach, ({ weight }, count) => weight * Math.log1p(count)),
  )
  const scale = meetingSentences / Math.max(1, index.sentences.length)
  return [
    ...densest,
    ...densest.map((mass) => mass / all),
    stems.reduce((sum, { weight, total }) => sum + weight * Math.log1p(scale * total), 0) / all,
    ...coverageReaches.map((reach) => maxOf(coverage(reach))),
    ...togetherReaches.flatMap((reach) => [
      mostTogether(stems, reach, ({ weight }) => weight) / all,
      mostTogether(stems, reach, () => 1) / Math.max(1, stems.length),
    ]),
    mostTogether(stems, 0, ({ weight }) => weight),
    Math.max(0, ...present.map(({ weight }) => weight)),
    stems.length - present.length,
    stems.length,
    question.speakers.size,
    ...backgroundMatch(index, stems, background),
    missingNames(index, question),
  ]
}

/** Names within the question, by their capitals, that neither the transcript nor a speaker's label has. */
function missingNames(index: TranscriptIndex, { text }: Question): number {
  const labels = foldText([...new Set(index.sentences.map(({ speaker }) => speaker ?? ''))].join(' '))
  const names = [...text.matchAll(innerName)].map(([name]) => name)
  return names.filter((name) => {
    const isSaid = index.readTerms(name).every(({ stem }) => index.postings.has(stem))
    return !isSaid && !labels.includes(foldText(name))
  }).length
}
