import type { FastifyBaseLogger } from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defaultLimits } from '#server/adapters/youtube/http/caller.ts'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import type { Outcome } from '#server/adapters/youtube/youtube-source.ts'
import { logOutcome } from '#server/deps/transcript-deps.ts'
import { scenarios } from '#tests/fakes/youtube/scenarios/library.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import { youtubeOptions } from '../youtube/simulated-youtube.ts'

/** Videos for which the one repetition is used up even without chance. */
const repeated = new Set(['http500once', 'cutConnOnce', 'sessionOnce'])
const readable = Object.entries(scenarios).flatMap(([videoId, { expected, video }]) =>
  expected.isOk && !repeated.has(videoId) && video.lengthSeconds < 12 * 3600 ? [videoId] : [],
)
/** One video never hears from the first application. */
const limits = { ...defaultLimits, callMs: 2000, backOffMs: 1 }

describe('with one call in twenty failing at random', () => {
  it.each([5])('a summary arrives for every video that has a working source (seed %i)', async (seed) => {
    await using youtube = await startYoutubeSimulator({ failureRate: 0.05, seed })
    const log: { current: FastifyBaseLogger | null } = { current: null }
    const onOutcome = (outcome: Outcome): void => {
      if (log.current !== null) logOutcome(log.current, outcome)
    }
    const source = createYoutubeSource(youtubeOptions(youtube.origin, { limits, onOutcome }))
    await using server = await startApp({ transcriptSources: [source] })
    log.current = server.deps.log
    for (const videoId of readable) {
      const payload = { videoUrl: `https://www.youtube.com/watch?v=${videoId}` }
      const answer = await server.call('POST /api/summarize', { payload })
      expect(answer, videoId).toMatchObject({ ok: true, body: { videoId } })
      const line = server.log.find((entry) => entry['videoId'] === videoId && 'path' in entry)
      expect(line).toMatchObject({ code: 'OK', msg: 'a transcript was fetched' })
      expect(z.array(z.string()).parse(line?.['path']).join(', ')).toMatch(
        /^(?:(?:VISIONOS|ANDROID|IOS):[A-Z_]+ \d+ ms(?:, |$))*$/,
      )
      expect(JSON.stringify(line?.['path'])).toMatch(/:(?:OK|SPARSE|EARLY) /)
    }
  })
})
