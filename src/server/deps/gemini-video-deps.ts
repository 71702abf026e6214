import type { FastifyBaseLogger } from 'fastify'
import {
  createGeminiVideoSource,
  defaultGeminiVideoLimits,
} from '#server/adapters/gemini-video/gemini-video-source.ts'
import type { GeminiVideoOutcome } from '#server/adapters/gemini-video/gemini-video-source.ts'
import { systemClock } from '#server/lib/system-clock.ts'
import type { TranscriptSource } from '#server/ports/transcript-source.ts'
import type { GeminiSettings } from '#server/settings/gemini-settings.ts'

/** The source that listens to videos; `null` without a key. */
export function createGeminiVideo(
  { gemini }: GeminiSettings,
  onOutcome: (outcome: GeminiVideoOutcome) => void,
): TranscriptSource | null {
  if (gemini === null) return null
  return createGeminiVideoSource({
    ...gemini,
    fetch,
    clock: systemClock,
    limits: defaultGeminiVideoLimits,
    onOutcome,
  })
}

/** Logs what came of listening to a video. */
export function logGeminiVideo(log: FastifyBaseLogger, { videoId, outcome, ms }: GeminiVideoOutcome): void {
  const fields = { videoId, outcome, ms: Math.round(ms) }
  if (outcome === 'OK') log.info(fields, 'a model listened to a video')
  else log.warn(fields, 'a model could not listen to a video')
}
