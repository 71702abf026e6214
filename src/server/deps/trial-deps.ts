import { createInProcessEngine } from '#server/engines/extractive/extractive-engine.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { withAsk } from '#server/ports/language-model.ts'
import type { LanguageModel, ModelFailureKind, ModelPurpose } from '#server/ports/language-model.ts'
import type { ModelSettings } from '#server/settings/model-settings.ts'
import { createRunBudget } from './command-deps.ts'
import { createEngines } from './engine-deps.ts'
import type { Engines } from './engine-deps.ts'

/** One call of a model on trial, as it went. */
export type TriedCall = {
  purpose: ModelPurpose
  model: string
  milliseconds: number
  inputTokens: number
  outputTokens: number
  /** `null` where the price is not known. */
  costMicroUsd: number | null
  failure: ModelFailureKind | null
}

/** How an answer arrived: when its first piece came, and in how many. */
export type Arrival = { firstPieceMs: number; pieces: number }

/** The engines of the first model of some settings, and what is noted while they work. */
export type Trial = Pick<Engines, 'engine' | 'lineChecks'> & {
  calls: TriedCall[]
  /** In the order in which the answers began. */
  arrivals: Arrival[]
  /** The window of the model in tokens, as far as it is known by now. */
  windowTokens: () => number
}

/** Makes the engines so that what they do can be looked at afterwards. */
export function createTrial(
  settings: ModelSettings,
  { log, clock }: { log: Pick<Log, 'warn'>; clock: Pick<Clock, 'now'> },
): Trial {
  const calls: TriedCall[] = []
  const arrivals: Arrival[] = []
  const models: LanguageModel[] = []
  const { allowCall } = createRunBudget(settings)
  const { engine, lineChecks } = createEngines({
    settings,
    builtIn: createInProcessEngine(),
    costs: { allowCall, onCall: (call, { purpose }) => calls.push({ ...call, purpose }) },
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
