import { parseJson3 } from '#core/captions/parse-captions.ts'
import { createSampleSource } from '#server/adapters/samples/samples.ts'
import { createInProcessEngine } from '#server/engines/extractive/extractive-engine.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { withAsk } from '#server/ports/language-model.ts'
import type { LanguageModel, ModelFailureKind, ModelPurpose } from '#server/ports/language-model.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import type { CommandSettings } from '#server/settings.ts'
import type { ModelSettings } from '#server/settings/model-settings.ts'
import { createEngines } from './engine-deps.ts'
import type { Engines } from './engine-deps.ts'
import { createGeminiVideo, createYoutube } from './video-deps.ts'

/** The makers of transcripts, summaries and answers of the command line, without a database. */
export type CommandDeps = Engines & {
  /** Asked in this order. */
  transcriptSources: readonly TranscriptSource[]
}

/** Makes them of the settings of the environment. */
export function createCommandDeps(settings: CommandSettings, log: Pick<Log, 'warn'>): CommandDeps {
  const youtube = createYoutube(settings, {
    readCaptions: (body) => Promise.resolve(parseJson3(body)),
    onOutcome: ignore,
  })
  const geminiVideo = createGeminiVideo(settings, { costs: null, onOutcome: ignore })
  const engines = createEngines({
    settings: settings.models,
    builtIn: createInProcessEngine(),
    costs: createRunBudget(settings.models),
    log,
  })
  return {
    ...engines,
    transcriptSources: [createSampleSource(), youtube, ...(geminiVideo === null ? [] : [geminiVideo])],
  }
}

function ignore(): void {}

/** Refuses a call above the ceiling of one piece of work. That of a day needs a counting server. */
function createRunBudget({ maxRunMicroUsd }: ModelSettings): Pick<ModelBudget, 'allowCall' | 'onCall'> {
  return {
    allowCall: ({ maxMicroUsd }, { costMicroUsd }) => {
      const isOver = maxMicroUsd !== null && (costMicroUsd ?? 0) + maxMicroUsd > maxRunMicroUsd
      return Promise.resolve(isOver ? ({ kind: 'run' } as const) : true)
    },
    onCall: () => undefined,
  }
}

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

/** The arrival of an answer: the time of its first piece, and the number of pieces. */
type Arrival = { firstPieceMs: number; pieces: number }

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
