import type { Interval } from '#contract/score.ts'
import type { Talk } from './records.ts'
import type { Method } from './methods.ts'
import { groups, scoreTalks } from './score-methods.ts'
import { bootstrapMacro } from './score/bootstrap-macro.ts'

/** By how much one method is above another, talk by talk, macro and in percent, with the 95 % interval over the talks. */
export function compareMethods(
  [method, rival]: readonly [Method, Method],
  talks: readonly Talk[],
): { r1: Interval; c1: Interval } {
  const rivals = scoreTalks(rival, talks)
  const scores = scoreTalks(method, talks)
  const differences = (key: 'r1' | 'c1'): Interval =>
    bootstrapMacro(
      groups.map((group) =>
        scores.flatMap((each, at) =>
          each.group === group ? [each.score[key] - (rivals[at]?.score[key] ?? 0)] : [],
        ),
      ),
    )
  return { r1: differences('r1'), c1: differences('c1') }
}
