import type { FastifyBaseLogger } from 'fastify'
import { maxClipTokens } from '#server/adapters/gemini-video/clip-answer.ts'
import type { ClipTokens } from '#server/adapters/gemini-video/clip-answer.ts'
import {
  createGeminiVideoSource,
  defaultGeminiVideoLimits,
} from '#server/adapters/gemini-video/gemini-video-source.ts'
import type { GeminiVideoOutcome } from '#server/adapters/gemini-video/gemini-video-source.ts'
import { priceOf } from '#server/adapters/language-model/request-shape.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import type { GeminiSettings } from '#server/settings/video-settings.ts'

type Options = {
  /** Keeps what listening costs below the ceilings of language models; `null` keeps nothing. */
  costs: ModelBudget | null
  onOutcome: (outcome: GeminiVideoOutcome) => void
}

const perMillion = 1_000_000

/** The source that listens to videos; `null` without a key. */
export function createGeminiVideo(
  { gemini }: GeminiSettings,
  { costs, onOutcome }: Options,
): TranscriptSource | null {
  if (gemini === null) return null
  const { model } = gemini

  function costOf({ inputTokens, outputTokens }: ClipTokens): number | null {
    const price = priceOf(model, systemClock.now())
    if (price === null) return null
    return Math.ceil((inputTokens * price.inputMicroUsd + outputTokens * price.outputMicroUsd) / perMillion)
  }

  return createGeminiVideoSource({
    ...gemini,
    fetch,
    clock: systemClock,
    limits: defaultGeminiVideoLimits,
    mayAsk: async (spent, payers) => {
      const next = { purpose: 'transcript', payers, model, maxMicroUsd: costOf(maxClipTokens) } as const
      const allowed = costs === null || (await costs.allowCall(next, { costMicroUsd: costOf(spent) }))
      if (allowed !== true) return null
      return ({ milliseconds, isAnswered, ...tokens }) => {
        const failure = isAnswered ? null : 'unavailable'
        costs?.onCall({ model, ...tokens, costMicroUsd: costOf(tokens), failure, milliseconds }, next)
      }
    },
    onOutcome,
  })
}

/** Logs what came of listening to a video. */
export function logGeminiVideo(log: FastifyBaseLogger, { videoId, outcome, ms }: GeminiVideoOutcome): void {
  const fields = { videoId, outcome, ms: Math.round(ms) }
  if (outcome === 'OK') log.info(fields, 'a model listened to a video')
  else log.warn(fields, 'a model could not listen to a video')
}
