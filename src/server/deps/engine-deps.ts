import { randomInt } from 'node:crypto'
import { createLanguageModels } from '#server/adapters/language-model/language-models.ts'
import { createExtractiveEngine } from '#server/engines/extractive/extractive-engine.ts'
import { createModelEngine } from '#server/engines/model/model-engine.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import { systemClock } from '#server/lib/system-clock.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import type { ModelSettings } from '#server/settings/model-settings.ts'

type Options = { settings: ModelSettings; costs: ModelBudget }

/** The engine that makes summaries: language models where some are set, else the extractive one. */
export function createEngine({ settings, costs }: Options): SummaryEngine & { close: () => Promise<void> } {
  const extractive = createExtractiveEngine()
  const clock = systemClock
  const [first, ...others] = createLanguageModels(settings, { fetch, clock })
  if (first === undefined) return extractive
  const engine = createModelEngine({
    models: [first, ...others],
    fallback: extractive,
    clock,
    random,
    allowCall: costs.allowCall,
    onCall: costs.onCall,
  })
  return {
    ...engine,
    close: () => extractive.close(),
  }
}

/** From 0 up to 1, and not to be guessed: prompts are fenced by it. */
function random(): number {
  return randomInt(2 ** 32) / 2 ** 32
}
