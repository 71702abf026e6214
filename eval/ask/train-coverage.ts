import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { scoreRows } from '#server/domain/retrieval/boosted-trees.ts'
import type { CoverageModel } from '#server/domain/retrieval/covers-question.ts'
import { questionMatch } from '#server/domain/retrieval/question-match.ts'
import { readQuestion } from '#server/domain/retrieval/read-question.ts'
import { createRandom } from '../check/random.ts'
import { requireQuestions } from './ask-data.ts'
import { boost } from './boost.ts'
import type { TrainingRows } from './boost.ts'
import { pairQuestions } from './pair-questions.ts'
import { createIndexes } from './talk-indexes.ts'
import { roundTrees } from './round-trees.ts'

/**
 * Trains the trees that tell whether a transcript answers a question, and writes their weights into the product. They learn from
 * questions asked of their own meeting and of others; the threshold is the one that refuses 3 % of the own ones, as rated by trees
 * that have not seen the meeting. Takes about half a minute.
 */

const seed = 20_261_123
const others = 4
const folds = 5
const refusedShare = 0.03
const options = {
  trees: 80,
  learningRate: 0.1,
  ridge: 10,
  minCurvature: 5,
  columnShare: 0.5,
  rowShare: 0.8,
}
const weightsFile = path.resolve(
  import.meta.dirname,
  '../../src/server/domain/retrieval/coverage-weights.json',
)

const questions = requireQuestions('train')
const indexOf = createIndexes()
const talks = [...new Set(questions.map(({ talk }) => talk))]
const rows = pairQuestions(questions, others, createRandom(seed)).map(({ question, talk, isOwn }) => {
  const index = indexOf(talk)
  const values = questionMatch(index, readQuestion(index, question.text))
  return { values, isOwn, fold: talks.indexOf(question.talk) % folds }
})
type Row = (typeof rows)[number]

const unseen = Array.from({ length: folds }, (_, fold) => {
  const known = train(rows.filter((row) => row.fold !== fold))
  const held = rows.filter((row) => row.fold === fold)
  const odds = scoreRows(known, columnsOf(held))
  return held.map(({ isOwn }, at) => ({ isOwn, odds: odds[at] ?? 0 }))
}).flat()
const own = unseen.flatMap(({ isOwn, odds }) => (isOwn ? [odds] : [])).toSorted((a, b) => a - b)
const minOdds = Number((own[Math.floor(refusedShare * own.length)] ?? 0).toPrecision(3))
const foreign = unseen.filter(({ isOwn }) => !isOwn)
const refused = foreign.filter(({ odds }) => odds < minOdds).length / foreign.length

const model: CoverageModel = { minOdds, trees: roundTrees(train(rows)) }
writeFileSync(weightsFile, `${JSON.stringify(model)}\n`)
console.log(
  `${own.length} own questions, ${foreign.length} of others: ${(100 * refused).toFixed(1)} % refused`,
)

function train(learned: readonly Row[]) {
  return boost(trainingRows(learned), options, createRandom(seed))
}

function trainingRows(learned: readonly Row[]): TrainingRows {
  return {
    columns: columnsOf(learned).map((column) => Float32Array.from(column)),
    labels: Float64Array.from(learned, ({ isOwn }) => Number(isOwn)),
    weights: new Float64Array(learned.length).fill(1),
  }
}

function columnsOf(learned: readonly Row[]): Float64Array[] {
  return Array.from({ length: learned[0]?.values.length ?? 0 }, (_, feature) =>
    Float64Array.from(learned, ({ values }) => values[feature] ?? 0),
  )
}
