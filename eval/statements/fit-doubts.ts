/** A linear model of log-odds: what a count adds, and where the sum begins. */
export type DoubtModel = { base: number; weights: number[] }

/** Counts of what speaks against a claim, whether it is false, and the kind of speech that it is about. */
export type DoubtRow = { doubts: readonly number[]; isFalse: boolean; kind: string }

const rounds = 250

/**
 * Logistic regression in which every kind of speech, and both labels of it, weigh the same. What speaks
 * against a claim never speaks for it, so weights below 0 become 0: with few documents, others are chance.
 */
export function fitDoubts(rows: readonly DoubtRow[], ridge: number): DoubtModel {
  const size = rows[0]?.doubts.length ?? 0
  const columns = Array.from({ length: size }, (_, at) => rows.map(({ doubts }) => doubts[at] ?? 0))
  const means = columns.map(meanOf)
  const scales = columns.map((column, at) => spreadOf(column, means[at] ?? 0))
  const cases = mergeRows(rows).map(({ doubts, ...each }) => ({
    ...each,
    scaled: doubts.map((doubt, at) => (doubt - (means[at] ?? 0)) / (scales[at] ?? 1)),
  }))
  const weights = Array.from({ length: size }, () => 0)
  let base = 0
  for (let round = 0; round < rounds; round += 1) {
    const slopes = Array.from({ length: size }, () => 0)
    let slope = 0
    for (const { scaled, isFalse, share } of cases) {
      let odds = base
      for (let at = 0; at < size; at += 1) odds += (scaled[at] ?? 0) * (weights[at] ?? 0)
      const error = (Number(isFalse) - 1 / (1 + Math.exp(-odds))) * share
      slope += error
      for (let at = 0; at < size; at += 1) slopes[at] = (slopes[at] ?? 0) + error * (scaled[at] ?? 0)
    }
    base += slope
    for (const [position, weight] of weights.entries())
      weights[position] = Math.max(0, weight + (slopes[position] ?? 0) - ridge * weight)
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

/** The weight of each row: those of a label of a kind have the same together as any other. */
export function shareOut(rows: readonly Pick<DoubtRow, 'isFalse' | 'kind'>[]): number[] {
  const groupOf = ({ isFalse, kind }: Pick<DoubtRow, 'isFalse' | 'kind'>): string => `${kind} ${isFalse}`
  const groups = Map.groupBy(rows, groupOf)
  return rows.map((row) => 1 / (groups.size * (groups.get(groupOf(row))?.length ?? 1)))
}

/** Rows with the same counts and label as one, with the share of all of them. */
function mergeRows(
  rows: readonly DoubtRow[],
): { doubts: readonly number[]; isFalse: boolean; share: number }[] {
  const shares = shareOut(rows)
  const merged = new Map<string, { doubts: readonly number[]; isFalse: boolean; share: number }>()
  for (const [at, { doubts, isFalse }] of rows.entries()) {
    const key = `${doubts.join(' ')} ${isFalse}`
    const known = merged.get(key)
    merged.set(key, { doubts, isFalse, share: (known?.share ?? 0) + (shares[at] ?? 0) })
  }
  return [...merged.values()]
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function spreadOf(values: readonly number[], mean: number): number {
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) || 1
}
