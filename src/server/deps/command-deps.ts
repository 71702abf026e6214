import { parseJson3 } from '#server/domain/captions/parse-captions.ts'
import { createInProcessEngine } from '#server/engines/extractive/extractive-engine.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import type { Log } from '#server/lib/log.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import type { ModelSettings } from '#server/settings/model-settings.ts'
import type { GeminiSettings, YoutubeSettings } from '#server/settings/video-settings.ts'
import { createEngines } from './engine-deps.ts'
import type { Engines } from './engine-deps.ts'
import { createGeminiVideo } from './gemini-video-deps.ts'
import { createYoutube } from './youtube-deps.ts'

/** What shapes the work of the command line. */
export type CommandSettings = YoutubeSettings & GeminiSettings & Readonly<{ models: ModelSettings }>

/** What makes transcripts, summaries and answers in the process of the command line, without a database. */
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
  return { ...engines, transcriptSources: [youtube, ...(geminiVideo === null ? [] : [geminiVideo])] }
}

function ignore(): void {}

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
