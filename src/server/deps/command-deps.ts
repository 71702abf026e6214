import { parseJson3 } from '#core/captions/parse-captions.ts'
import { createSampleSource } from '#server/adapters/samples/samples.ts'
import { createInProcessEngine } from '#server/engines/extractive/extractive-engine.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import type { Log } from '#server/lib/log.ts'
import type { Recognizer } from '#server/ports/recognizer.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import type { CommandSettings } from '#server/settings.ts'
import type { ModelSettings } from '#server/settings/model-settings.ts'
import { createEngines } from './engine-deps.ts'
import type { Engines } from './engine-deps.ts'
import { createRecognizer } from './recognizer-deps.ts'
import { createGeminiVideo, createYoutube } from './video-deps.ts'

/** The makers of transcripts, summaries and answers of the command line, without a database. */
export type CommandDeps = Engines & {
  /** Asked in this order. */
  transcriptSources: readonly TranscriptSource[]
  /** `null` where none is set. */
  recognizer: Recognizer | null
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
    recognizer: createRecognizer(settings.recognizer, log),
    transcriptSources: [createSampleSource(), youtube, ...(geminiVideo === null ? [] : [geminiVideo])],
  }
}

function ignore(): void {}

/**
 * Makes a budget that refuses a call above the ceiling of one piece of work. That of a day needs a counting
 * server.
 */
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
