import { randomInt } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { createLanguageModels } from '#server/adapters/language-model/language-models.ts'
import type { Orm } from '#server/db/database.ts'
import { createExtractiveEngine } from '#server/engines/extractive/extractive-engine.ts'
import { createModelEngine } from '#server/engines/model/model-engine.ts'
import { createCostKeeper } from '#server/features/model-costs/keep-costs.ts'
import { systemClock } from '#server/lib/system-clock.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import type { ModelSettings } from '#server/settings/model-settings.ts'

type Options = { settings: ModelSettings; orm: Orm; log: FastifyBaseLogger }

/** The engine that makes summaries: language models where some are set, else the extractive one. */
export function createEngine({
  settings,
  orm,
  log,
}: Options): SummaryEngine & { close: () => Promise<void> } {
  const extractive = createExtractiveEngine()
  const clock = systemClock
  const [first, ...others] = createLanguageModels(settings, { fetch, clock })
  if (first === undefined) return extractive
  const costs = createCostKeeper({ orm, clock, log, ceilings: settings })
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
    close: async () => {
      await costs.settled()
      await extractive.close()
    },
  }
}

/** From 0 up to 1, and not to be guessed: prompts are fenced by it. */
function random(): number {
  return randomInt(2 ** 32) / 2 ** 32
}
