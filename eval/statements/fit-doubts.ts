/** A linear model of log-odds: what a count adds, and where the sum begins. */
export type DoubtModel = { base: number; weights: number[] }

/** Counts of what speaks against a claim, and whether it is false. */
export type DoubtRow = { doubts: readonly number[]; isFalse: boolean }

const rounds = 600
const ridge = 0.01

/**
 * Logistic regression with both labels weighed the same. What speaks against a claim never speaks for it, so weights below 0
 * become 0: with few documents, others are chance.
 */
export function fitDoubts(rows: readonly DoubtRow[]): DoubtModel {
  const size = rows[0]?.doubts.length ?? 0
  const columns = Array.from({ length: size }, (_, at) => rows.map(({ doubts }) => doubts[at] ?? 0))
  const means = columns.map(meanOf)
  const scales = columns.map((column, at) => spreadOf(column, means[at] ?? 0))
  const scaled = rows.map(({ doubts }) =>
    doubts.map((doubt, at) => (doubt - (means[at] ?? 0)) / (scales[at] ?? 1)),
  )
  const weights = Array.from({ length: size }, () => 0)
  let base = 0
  const falseCount = rows.filter(({ isFalse }) => isFalse).length
  for (let round = 0; round < rounds; round += 1) {
    const slopes = Array.from({ length: size }, () => 0)
    let slope = 0
    for (const [at, { isFalse }] of rows.entries()) {
      const row = scaled[at] ?? []
      const odds = row.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), base)
      const half = isFalse ? falseCount : rows.length - falseCount
      const error = (Number(isFalse) - 1 / (1 + Math.exp(-odds))) / (2 * half)
      slope += error
      for (const [place, value] of row.entries()) slopes[place] = (slopes[place] ?? 0) + error * value
    }
    base += slope
    for (const [place, weight] of weights.entries())
      weights[place] = Math.max(0, weight + (slopes[place] ?? 0) - ridge * weight)
  }
  const unscaled = weights.map((weight, at) => weight / (scales[at] ?? 1))
  return {
    base: base - unscaled.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0),
    weights: unscaled,
  }
}

/** The log-odds that a model gives. */
export function oddsOf({ base, weights }: DoubtModel, doubts: readonly number[]): number {
  return doubts.reduce((sum, doubt, at) => sum + doubt * (weights[at] ?? 0), base)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function spreadOf(values: readonly number[], mean: number): number {
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) || 1
}
