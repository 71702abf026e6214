import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readUnits, readsAlone } from '#core/extractive/read-units.ts'
import { readingSigns } from '#core/extractive/readability.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { readLineReadings } from '../lines/line-readings.ts'
import { readLineSources } from '../lines/line-sources.ts'

/**
 * Learns from the lines that were read how likely one is to make sense alone (a logistic model with a ridge),
 * and writes the weights into the product. Captions without marks have an odds of their own, which no line of
 * the product knows of: it is the mean of both that is written.
 */

const steps = 600
const rate = 0.5
const ridge = 10
type Row = { signs: number[]; makesSense: number }

const readings = readLineReadings()
const rows: Row[] = []
for (const { kind, transcript, sentences } of await readLineSources()) {
  if (kind === 'talk') continue
  const units = readUnits(sentences, languageOf('en'))
  for (const unit of units) {
    const read = readings.get(`${kind} ${transcript} ${unit.sentence.index}`)
    if (read === undefined || !readsAlone(unit)) continue
    rows.push({
      signs: [...readingSigns(unit), Number(kind.endsWith('automatic'))],
      makesSense: Number(read === 'yes'),
    })
  }
}

const columns = Array.from({ length: rows[0]?.signs.length ?? 0 }, (_, column) => {
  const values = rows.map(({ signs }) => signs[column] ?? 0)
  const mean = sum(values) / values.length
  return { mean, deviation: Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length) || 1 }
})
const inputs = rows.map(({ signs }) =>
  columns.map(({ mean, deviation }, column) => ((signs[column] ?? 0) - mean) / deviation),
)
const fitted = columns.map(() => 0)
let bias = 0
for (let step = 0; step < steps; step += 1) {
  const errors = inputs.map((row, at) => chance(row) - (rows[at]?.makesSense ?? 0))
  for (const column of columns.keys()) {
    const slope = sum(errors.map((error, at) => error * (inputs[at]?.[column] ?? 0)))
    fitted[column] = (fitted[column] ?? 0) - (rate * (slope + ridge * (fitted[column] ?? 0))) / rows.length
  }
  bias -= (rate * sum(errors)) / rows.length
}

const learned = columns.slice(0, -1).map(({ mean, deviation }, column) => ({
  mean,
  weight: (fitted[column] ?? 0) / deviation,
}))
const model = {
  base: rounded(bias - sum(learned.map(({ mean, weight }) => mean * weight))),
  weights: learned.map(({ weight }) => rounded(weight)),
}
const target = path.resolve(import.meta.dirname, '../../src/core/extractive/readability-weights.json')
writeFileSync(target, `${JSON.stringify(model)}\n`)
console.log(`${rows.length} lines`, model)

function chance(row: readonly number[]): number {
  const odds = sum(row.map((value, column) => value * (fitted[column] ?? 0))) + bias
  return 1 / (1 + Math.exp(-odds))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
