import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import type { ModelSettings } from '#server/settings/model-settings.ts'

/** Refuses a call that could exceed what one piece of work may cost. The ceiling of a day needs a server that counts it. */
export function createRunBudget({
  maxRunMicroUsd,
}: ModelSettings): Pick<ModelBudget, 'allowCall' | 'onCall'> {
  return {
    allowCall: ({ maxMicroUsd }, { costMicroUsd }) => {
      const isOver = maxMicroUsd !== null && (costMicroUsd ?? 0) + maxMicroUsd > maxRunMicroUsd
      return Promise.resolve(isOver ? ({ kind: 'run' } as const) : true)
    },
    onCall: () => undefined,
  }
}
