import { createEngines } from '#server/deps/engine-deps.ts'
import { createInProcessEngine } from '#server/engines/extractive/extractive-engine.ts'
import type { LineChecker } from '#server/ports/summary-engine.ts'
import { readCommandSettings } from '#server/settings.ts'
import type { Environment } from '#server/settings.ts'

/**
 * The checker that an environment names by the settings of the server, such as `CHECK_MODEL`; `null` without
 * a model. Costs have no ceiling.
 */
export function readChecker(env: Environment): LineChecker | null {
  const { models } = readCommandSettings(env)
  const { lineChecks } = createEngines({
    settings: models,
    builtIn: createInProcessEngine(),
    costs: { allowCall: () => Promise.resolve(true), onCall: () => undefined },
    log: { warn: (_fields: unknown, text?: string) => console.error(text ?? '') },
  })
  return lineChecks.checker
}
