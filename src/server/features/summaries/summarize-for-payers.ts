import type { RunEvent } from '#contract/summaries.ts'
import type { ModelShares } from '#server/features/model-costs/service.ts'
import type { ModelAbsence, ModelPayers } from '#server/ports/model-use.ts'
import type { EngineResult } from '#server/ports/summary-engine.ts'
import { mustAllDoWithout } from './without-model.ts'

/** A summary may be begun again for payers who joined late so many times; a joint run costs no more than that. */
const maxAttempts = 3

type Options = {
  emit: (event: RunEvent) => void
  payers: ModelPayers
  /** Lets no more callers join; `false` where other than so many payers wait by now. */
  close: (seen: number) => Promise<boolean>
}

/**
 * What the engine gives. Where it did without a model because a share of the costs was spent, and a caller with room in their own has
 * joined since, it begins again; and before it is taken as it is, the run is closed, so that none of these joins it afterwards.
 */
export async function summarizeForPayers(
  modelShares: ModelShares,
  summarize: () => Promise<EngineResult>,
  { emit, payers, close }: Options,
): Promise<EngineResult> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await summarize()
    const { withoutModel } = result
    if (withoutModel?.kind !== 'share' || attempt === maxAttempts) return result
    if (await isFinal(modelShares, withoutModel, { payers, close })) return result
    emit({ event: 'restarted', data: {} })
  }
}

async function isFinal(
  modelShares: ModelShares,
  absence: ModelAbsence,
  { payers, close }: Pick<Options, 'payers' | 'close'>,
): Promise<boolean> {
  for (;;) {
    const waiting = await payers()
    if (!(await mustAllDoWithout(modelShares, absence, waiting))) return false
    if (await close(waiting.length)) return true
  }
}
