import type { FastifyBaseLogger } from 'fastify'
import type { MadeCall } from '#core/writing/language-model.ts'
import type { Database } from '#server/db/database.ts'
import { createModelBudget } from '#server/features/model-costs/model-budget.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { Counting } from '#server/lib/metrics/metrics.ts'
import type { ModelSettings } from '#server/settings/model-settings.ts'
import type { EngineOptions } from './engine-deps.ts'

const perMillion = 1_000_000

type CostDeps = Pick<Database, 'db'> & {
  log: FastifyBaseLogger
  metrics: Counting
  models: ModelSettings
}

/** Makes the costs of models; each call, and each that was refused, is counted as well. */
export function createCosts({
  db,
  log,
  metrics,
  models,
}: CostDeps): ModelBudget & Pick<EngineOptions['costs'], 'onFault'> {
  const { count } = metrics
  const budget = createModelBudget({ db, clock: systemClock, log, ceilings: models }, (share) =>
    count('precis_model_refusals_total', { share }),
  )
  return {
    ...budget,
    onFault: (model, fault) => count('precis_model_answer_faults_total', { model, fault }),
    onCall: (call, next) => {
      countModelCall(metrics, call, next.purpose)
      budget.onCall(call, next)
    },
  }
}

/** Counts a call to a language model that was made: its time, its tokens and what it cost. */
function countModelCall({ count, observe }: Counting, call: MadeCall, purpose: string): void {
  const { model, inputTokens, outputTokens, costMicroUsd, failure, milliseconds } = call
  observe('precis_model_call_seconds', { model, outcome: failure ?? 'ok' }, milliseconds)
  count('precis_model_tokens_total', { model, direction: 'input' }, inputTokens)
  count('precis_model_tokens_total', { model, direction: 'output' }, outputTokens)
  count('precis_model_cost_usd_total', { model, purpose }, (costMicroUsd ?? 0) / perMillion)
}
