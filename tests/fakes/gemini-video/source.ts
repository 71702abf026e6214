import { createGeminiVideoSource } from '#server/adapters/gemini-video/gemini-video-source.ts'
import type { GeminiVideoOptions } from '#server/adapters/gemini-video/gemini-video-source.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import { simulatedKey } from './answer.ts'

/** The source that listens to videos, pointed at a stand-in; repeats come at once. */
export function simulatedGeminiVideo(
  baseUrl: string,
  overrides: Partial<GeminiVideoOptions> = {},
): TranscriptSource {
  return createGeminiVideoSource({
    fetch,
    clock: systemClock,
    apiKey: simulatedKey,
    model: 'gemini-3.8-flash',
    baseUrl,
    limits: { callMs: 5000, backOffMs: 1, answerBytes: 1024 * 1024 },
    mayAsk: () => Promise.resolve(() => undefined),
    onOutcome: () => undefined,
    ...overrides,
  })
}
