import { parseJson3 } from '#core/captions/parse-captions.ts'
import { defaultLimits } from '#server/adapters/youtube/http/caller.ts'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import type { Outcome, YoutubeOptions } from '#server/adapters/youtube/youtube-source.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { Clock } from '#server/lib/clock.ts'
import { defaultClients } from '#server/lib/youtube-clients.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'

/**
 * The day on which all scenarios happen: what is announced in one is still to come, on whatever day the tests
 * run.
 */
const scenarioDay = Date.UTC(2026, 10, 21, 18)

/**
 * The clock of those who ask the simulator. It shows the day of the scenarios, and goes on as fast as that of
 * the machine.
 */
const scenarioClock: Clock = { ...systemClock, now: () => scenarioDay + performance.now() }

/**
 * All that the YouTube source needs, pointed at a stand-in; repeats come at once and answers may be 4 MB at
 * most.
 */
export function youtubeOptions(origin: string, overrides: Partial<YoutubeOptions> = {}): YoutubeOptions {
  return {
    fetch: (url, init) => fetch(url, init),
    clock: scenarioClock,
    random: () => 0,
    readCaptions: (body) => Promise.resolve().then(() => parseJson3(body)),
    clients: defaultClients,
    limits: { ...defaultLimits, backOffMs: 1, answerBytes: 4 * 1024 * 1024 },
    origin,
    ytDlp: null,
    onOutcome: () => undefined,
    ...overrides,
  }
}

/**
 * A source that meets each video as if it were its first: what one scenario does to the breaker and to the
 * memory of failures does not reach the next. `outcomes` has the last one of each video.
 */
export function freshSources(
  origin: string,
  overrides: (videoId: string) => Partial<YoutubeOptions> = () => ({}),
): { source: TranscriptSource; outcomes: Map<string, Outcome> } {
  const outcomes = new Map<string, Outcome>()
  const onOutcome = (outcome: Outcome): void => void outcomes.set(outcome.videoId, outcome)
  const create = (videoId: string): TranscriptSource =>
    createYoutubeSource(youtubeOptions(origin, { onOutcome, ...overrides(videoId) }))
  return {
    outcomes,
    source: {
      name: 'youtube',
      fetch: (videoId, options) => create(videoId).fetch(videoId, options),
      findFirstVideo: (playlistId, options) => {
        const { findFirstVideo } = create(playlistId)
        if (findFirstVideo === undefined) throw new Error('The source knows no playlists.')
        return findFirstVideo(playlistId, options)
      },
    },
  }
}
