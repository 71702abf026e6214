import { withAsk } from '#core/writing/language-model.ts'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { createInProcessEngine } from '#server/engines/extractive/extractive-engine.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import type { Arrival, Trial, TriedCall } from '#server/features/summaries/trial/try-model.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { ModelSettings } from '#server/settings/model-settings.ts'
import { createRunBudget } from './command-deps.ts'
import { createEngines } from './engine-deps.ts'

type SetModel = { provider: 'gemini' | 'openai'; model: string; name: string }

/** Lists the models that are set, in the order in which they are asked, as people know them. */
export function listSetModels({ gemini, openai, order }: ModelSettings): SetModel[] {
  const models: readonly (SetModel | null)[] = [
    gemini === null ? null : { provider: 'gemini', model: gemini.model, name: gemini.model },
    openai === null
      ? null
      : {
          provider: 'openai',
          model: openai.model,
          name: `${openai.model} at ${new URL(openai.baseUrl).host}`,
        },
  ]
  return [...new Set(order)].flatMap((provider) => models.find((model) => model?.provider === provider) ?? [])
}

type TrialDeps = {
  log: Pick<Log, 'warn'>
  clock: Pick<Clock, 'now'>
  /** The budget that its calls are counted in; without one they stay below the ceiling of one run. */
  costs?: Pick<ModelBudget, 'allowCall' | 'onCall'>
}

/** Makes the engines so that what they do can be looked at afterwards. */
export function createTrial(
  settings: ModelSettings,
  { log, clock, costs = createRunBudget(settings) }: TrialDeps,
): Trial {
  const calls: TriedCall[] = []
  const arrivals: Arrival[] = []
  const models: LanguageModel[] = []
  const { engine, lineChecks } = createEngines({
    settings,
    builtIn: createInProcessEngine(),
    costs: {
      allowCall: costs.allowCall,
      onCall: (call, next) => {
        costs.onCall(call, next)
        calls.push({ ...call, purpose: next.purpose })
      },
    },
    log,
    watch: (model) => {
      models.push(model)
      return watchArrivals(model, clock, (arrival) => arrivals.push(arrival))
    },
  })
  return { engine, lineChecks, calls, arrivals, windowTokens: () => models[0]?.contextTokens ?? 0 }
}

function watchArrivals(
  model: LanguageModel,
  clock: Pick<Clock, 'now'>,
  onBegin: (arrival: Arrival) => void,
): LanguageModel {
  return withAsk(model, async (call) => {
    const began = clock.now()
    let arrival: Arrival | null = null
    const onText = (piece: string): void => {
      if (arrival === null) {
        arrival = { firstPieceMs: clock.now() - began, pieces: 0 }
        onBegin(arrival)
      }
      arrival.pieces += 1
      call.onText(piece)
    }
    return await model.ask({ ...call, onText })
  })
}
