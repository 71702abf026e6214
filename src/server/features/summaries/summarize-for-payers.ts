import type { WithoutModel } from '#contract/quota.ts'
import type { RunEvent } from '#contract/summaries.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { payerOf } from '#server/features/model-costs/service.ts'
import type { ModelShares } from '#server/features/model-costs/service.ts'
import type { ModelAbsence, ModelPayers } from '#server/ports/language-model.ts'
import type { EngineResult, SummaryEngine } from '#server/ports/summary-engine.ts'
import type { FoundSummary, SummaryRow } from './repo.ts'

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

type Deps = { modelShares: ModelShares; engine: Pick<SummaryEngine, 'identity'> }
type Reason = Pick<SummaryRow, 'fallbackReason' | 'fallbackMicroUsd'>

/** Why no model made a stored summary that one was asked for; `null` where nothing failed. */
export function absenceOf({ fallbackReason, fallbackMicroUsd }: Reason): ModelAbsence | null {
  if (fallbackReason === null) return null
  if (fallbackReason !== 'share') return { kind: fallbackReason }
  return { kind: 'share', microUsd: fallbackMicroUsd ?? 0 }
}

/**
 * The summary, unless a model would make a better one for this caller: it was made without one because others had used up their
 * share of the costs of the day, and the caller's has room.
 */
export async function unlessModelIsOwed(
  { modelShares, engine }: Deps,
  actor: Actor,
  found: FoundSummary | null,
): Promise<FoundSummary | null> {
  if (found === null || engine.identity.kind !== 'model') return found
  const absence = absenceOf(found.summary)
  if (absence === null) return found
  return (await modelShares.mustDoWithout(payerOf(actor), absence)) ? found : null
}

/** Why a caller has a summary that no model wrote, on a server that has one. */
export async function explainWithoutModel(
  { modelShares, engine }: Deps,
  actor: Actor,
  { summary }: FoundSummary,
): Promise<WithoutModel | null> {
  const absence = absenceOf(summary)
  if (absence === null || engine.identity.kind !== 'model' || summary.engineKind === 'model') return null
  return await modelShares.explain(actor, absence)
}

/** Whether work without a model is as good as any of these payers can have now. */
export async function mustAllDoWithout(
  modelShares: ModelShares,
  absence: ModelAbsence,
  waiting: Awaited<ReturnType<ModelPayers>>,
): Promise<boolean> {
  for (const payer of waiting.length === 0 ? [null] : waiting) {
    if (!(await modelShares.mustDoWithout(payer, absence))) return false
  }
  return true
}
