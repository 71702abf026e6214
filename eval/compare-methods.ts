import { createRandom } from './check/random.ts'
import type { Talk } from './records.ts'
import type { Method } from './methods.ts'
import { groups, scoreTalks } from './score-methods.ts'
import type { TalkScore } from './score-methods.ts'

const resamples = 2000
const seed = 7

/** By how much one method is above another, macro and in percent, with the 95 % interval over the talks. */
export type Difference = { mean: number; low: number; high: number }

/**
 * Compares two methods talk by talk. The interval comes from drawing as many talks of each kind again, with replacement; the same talks
 * give the same interval.
 */
export function compareMethods(
  [method, rival]: readonly [Method, Method],
  talks: readonly Talk[],
): { r1: Difference; c1: Difference } {
  const rivals = scoreTalks(rival, talks)
  const pairs = scoreTalks(method, talks).map(({ group, score }, at): TalkScore => {
    const other = rivals[at]?.score ?? score
    const apart = (key: 'r1' | 'r2' | 'rl' | 'c1'): number => score[key] - other[key]
    return { group, score: { r1: apart('r1'), r2: apart('r2'), rl: apart('rl'), c1: apart('c1') } }
  })
  return { r1: intervalOf(pairs, 'r1'), c1: intervalOf(pairs, 'c1') }
}

function intervalOf(pairs: readonly TalkScore[], key: 'r1' | 'c1'): Difference {
  const random = createRandom(seed)
  const byGroup = groups.map((group) =>
    pairs.filter((pair) => pair.group === group).map(({ score }) => score[key]),
  )
  const drawn = Array.from({ length: resamples }, () =>
    macroOf(byGroup.map((values) => values.map(() => random.pick(values)))),
  ).toSorted((a, b) => a - b)
  const at = (share: number): number => drawn[Math.floor(share * resamples)] ?? 0
  return { mean: macroOf(byGroup), low: at(0.025), high: at(0.975) }
}

function macroOf(values: readonly (readonly number[])[]): number {
  return meanOf(values.map(meanOf))
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
