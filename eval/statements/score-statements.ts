import type { Interval } from '#contract/score.ts'
import { createRandom } from '../check/random.ts'
import type { DoubtedClaim } from './judge-statements.ts'

const draws = 2000
const falseAlarms = 0.05

/** A measure of how well a method tells false claims from true ones, in percent. */
export type StatementScore = { claims: number; balanced: Interval; recall: Interval }

type Judged = { doc: string; isFalse: boolean; odds: number }
type Rated = Pick<Judged, 'isFalse' | 'odds'>

/**
 * Balanced accuracy, and how many false claims are found at 5 % false alarms, with intervals by drawing
 * documents again.
 */
export function scoreStatements(claims: readonly DoubtedClaim[], odds: readonly number[]): StatementScore {
  const judged = claims.map(({ claim }, at) => ({
    doc: claim.doc,
    isFalse: !claim.label,
    odds: odds[at] ?? 0,
  }))
  const documents = [...Map.groupBy(judged, ({ doc }) => doc).values()]
  const random = createRandom(1)
  const samples = Array.from({ length: draws }, () => documents.flatMap(() => random.pick(documents)))
  const interval = (measure: (sample: readonly Judged[]) => number): Interval => {
    const values = samples
      .map(measure)
      .filter(Number.isFinite)
      .toSorted((a, b) => a - b)
    const at = (share: number): number => round(values[Math.floor(share * values.length)] ?? 0)
    return { mean: round(measure(judged)), low: at(0.025), high: at(0.975) }
  }
  return {
    claims: claims.length,
    balanced: interval(balancedAccuracy),
    recall: interval(recallAtFalseAlarms),
  }
}

/** The mean, in percent, of the false claims with odds above 0 and the true ones without. */
export function balancedAccuracy(judged: readonly Rated[]): number {
  const share = (isFalse: boolean): number => {
    const all = judged.filter((each) => each.isFalse === isFalse)
    return all.filter(({ odds }) => odds > 0 === isFalse).length / all.length
  }
  return 50 * (share(true) + share(false))
}

function recallAtFalseAlarms(judged: readonly Judged[]): number {
  const ofTrue = judged.filter(({ isFalse }) => !isFalse).toSorted((a, b) => b.odds - a.odds)
  const threshold = ofTrue[Math.floor(falseAlarms * ofTrue.length)]?.odds ?? 0
  const ofFalse = judged.filter(({ isFalse }) => isFalse)
  return (100 * ofFalse.filter(({ odds }) => odds > threshold).length) / ofFalse.length
}

function round(value: number): number {
  return Number(value.toFixed(1))
}
