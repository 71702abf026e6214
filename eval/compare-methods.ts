import type { Interval } from '#contract/score.ts'
import type { Method } from './methods.ts'
import type { Transcript } from './records.ts'
import { groups, scoreTranscripts } from './score-methods.ts'
import { bootstrapMacro } from './score/bootstrap-macro.ts'

/** By how much one method is above another, talk by talk, macro and in percent, with the 95 % interval over the transcripts. */
export function compareMethods(
  [method, rival]: readonly [Method, Method],
  transcripts: readonly Transcript[],
): { r1: Interval; c1: Interval } {
  const rivals = scoreTranscripts(rival, transcripts)
  const scores = scoreTranscripts(method, transcripts)
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
