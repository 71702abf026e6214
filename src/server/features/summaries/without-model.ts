import type { WithoutModel } from '#contract/model-shares.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { payerOf } from '#server/features/model-costs/service.ts'
import type { ModelShares } from '#server/features/model-costs/service.ts'
import type { ModelAbsence, ModelPayers } from '#server/ports/model-use.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import type { FoundSummary, SummaryRow } from './repo.ts'

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
