import { fitDoubts, oddsOf, shareOut } from './fit-doubts.ts'
import type { DoubtModel, DoubtRow } from './fit-doubts.ts'

/** A row with the document that its claim is about. */
export type DocumentRow = DoubtRow & { document: string }

const folds = 5
const ridges = [0.03, 0.1, 0.3]
/** The amount that the loss must fall by before a count is left out. */
const minGain = 0.0005

/** Fits a model with the ridge and without the counts for which folds over documents lose the least. */
export function chooseFit(rows: readonly DocumentRow[]): DoubtModel {
  const size = rows[0]?.doubts.length ?? 0
  let best = ridges
    .map((ridge) => ({ ridge, left: new Set<number>(), loss: lossOf(rows, ridge, new Set()) }))
    .reduce((one, other) => (other.loss < one.loss ? other : one))
  for (;;) {
    const { ridge, left, loss } = best
    const tried = Array.from({ length: size }, (_, count) => count)
      .filter((count) => !left.has(count))
      .map((count) => new Set([...left, count]))
      .map((without) => ({ ridge, left: without, loss: lossOf(rows, ridge, without) }))
    const next = tried.toSorted((one, other) => one.loss - other.loss)[0]
    if (next === undefined || next.loss > loss - minGain) break
    best = next
  }
  return fitDoubts(leaveOut(rows, best.left), best.ridge)
}

/** The documents of each claim's part; a document is whole in one. */
export function foldsOf(documents: readonly string[], count: number): Map<string, number> {
  return new Map([...new Set(documents)].toSorted().map((document, at) => [document, at % count]))
}

/**
 * The mean loss of rows, both labels of every kind weighed the same, by models that have not seen their
 * documents.
 */
function lossOf(rows: readonly DocumentRow[], ridge: number, left: ReadonlySet<number>): number {
  const parted = foldsOf(
    rows.map(({ document }) => document),
    folds,
  )
  const used = leaveOut(rows, left)
  const models = Array.from({ length: folds }, (_, fold) =>
    fitDoubts(
      used.filter(({ document }) => parted.get(document) !== fold),
      ridge,
    ),
  )
  const shares = shareOut(rows)
  return used.reduce((sum, { document, doubts, isFalse }, at) => {
    const model = models[parted.get(document) ?? 0]
    const odds = model === undefined ? 0 : oddsOf(model, doubts)
    return sum + (shares[at] ?? 0) * Math.log1p(Math.exp(isFalse ? -odds : odds))
  }, 0)
}

/** Rows in which some counts are always 0, so that they get no weight. */
function leaveOut(rows: readonly DocumentRow[], left: ReadonlySet<number>): DocumentRow[] {
  return rows.map((row) => ({ ...row, doubts: row.doubts.map((doubt, at) => (left.has(at) ? 0 : doubt)) }))
}
