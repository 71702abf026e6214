import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readQuestion, withFraming } from '#core/retrieval/read-question.ts'
import { sentenceFeatures } from '#core/retrieval/sentence-features.ts'
import { requireQuestions } from '../ask/ask-data.ts'
import { boost } from '../ask/boost.ts'
import type { TrainingRows } from '../ask/boost.ts'
import type { AskedQuestion } from '../ask/read-questions.ts'
import { roundTrees } from '../ask/round-trees.ts'
import { createIndexes } from '../ask/transcript-indexes.ts'
import { createRandom } from '../check/random.ts'
import type { Random } from '../check/random.ts'

/**
 * Trains the trees that rank sentences for a question, and writes their weights into the product. Takes about
 * a minute.
 */

const seed = 20_261_122
/**
 * The share of the sentences that do not answer of which one is learned from: there are a hundred of them to
 * one that does.
 */
const oneIn = 6
const options = {
  trees: 300,
  learningRate: 0.05,
  ridge: 20,
  minCurvature: 10,
  columnShare: 0.6,
  rowShare: 0.6,
}
const weightsFile = path.resolve(import.meta.dirname, '../../src/core/retrieval/ranking-weights.json')

const random = createRandom(seed)
const questions = requireQuestions('train')
const model = boost(collectRows(questions, random), options, random)
writeFileSync(weightsFile, `${JSON.stringify(roundTrees(model))}\n`)
console.log(`${questions.length} questions, ${model.splits.length} trees`)

function collectRows(asked: readonly AskedQuestion[], chance: Random): TrainingRows {
  const indexOf = createIndexes()
  const rows: { values: number[]; label: number; weight: number }[] = []
  for (const { transcript, text, central } of asked) {
    const index = indexOf(transcript)
    const columns = sentenceFeatures(index, withFraming(readQuestion(index, text)))
    // A question with many such sentences would otherwise count as much as several with one.
    const weight = 1 / Math.sqrt(central.size)
    for (const at of transcript.sentences.keys()) {
      if (!central.has(at) && chance.below(oneIn) > 0) continue
      rows.push({ values: columns.map((column) => column[at] ?? 0), label: Number(central.has(at)), weight })
    }
  }
  const width = rows[0]?.values.length ?? 0
  return {
    columns: Array.from({ length: width }, (_, feature) =>
      Float32Array.from(rows, ({ values }) => values[feature] ?? 0),
    ),
    labels: Float64Array.from(rows, ({ label }) => label),
    weights: Float64Array.from(rows, ({ weight }) => weight),
  }
}
