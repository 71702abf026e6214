import type { ProblemCode } from '#contract/problem.ts'
import { noPayers } from '#server/ports/model-use.ts'
import type { ModelPayers } from '#server/ports/model-use.ts'
import type { TranscriptSource } from '#server/ports/transcript-source.ts'
import type { GeminiVideoConnection } from './ask-clip.ts'
import { GeminiVideoFailure, toAppError } from './gemini-video-failure.ts'
import type { GeminiVideoFailureKind } from './gemini-video-failure.ts'
import type { ClipTokens } from './clip-tokens.ts'
import { transcribeVideo } from './transcribe-video.ts'

/** How one request went, for the log and the counters. */
export type GeminiVideoOutcome = { videoId: string; outcome: 'OK' | GeminiVideoFailureKind; ms: number }

export type GeminiVideoOptions = Omit<GeminiVideoConnection, 'mayAsk'> & {
  /** As for a clip, after a video has taken so many tokens; `payers` are those it is written down for. */
  mayAsk: (spent: ClipTokens, payers: ModelPayers) => ReturnType<GeminiVideoConnection['mayAsk']>
  onOutcome: (outcome: GeminiVideoOutcome) => void
}

/** A clip of 15 minutes takes about a minute to be written down. */
export const defaultGeminiVideoLimits = {
  callMs: 180_000,
  backOffMs: 1000,
  answerBytes: 4 * 1024 * 1024,
}

/** Failures of YouTube towards this server that Google's own fetching gets past, or where captions are all that lacks. */
const passable: ReadonlySet<ProblemCode> = new Set([
  'NO_CAPTIONS',
  'CAPTIONS_WITHHELD',
  'YOUTUBE_BLOCKED',
  'YOUTUBE_RATE_LIMITED',
  'YOUTUBE_PAUSED',
  'YOUTUBE_CHANGED',
  'YOUTUBE_UNREACHABLE',
])

/** What a Gemini model hears in a public video: its words and times are not certain. */
export function createGeminiVideoSource(options: GeminiVideoOptions): TranscriptSource {
  const { clock, onOutcome } = options
  return {
    name: 'model',
    helpsAfter: (code) => passable.has(code),
    fetch: async (videoId, { signal, choice, payers = noPayers }) => {
      // A caller who chose captions wants those and nothing like them.
      if (choice !== null) return null
      const began = clock.now()
      const report = (outcome: GeminiVideoOutcome['outcome']): void =>
        onOutcome({ videoId, outcome, ms: clock.now() - began })
      const spent: ClipTokens = { inputTokens: 0, outputTokens: 0 }
      const connection: GeminiVideoConnection = {
        ...options,
        mayAsk: async () => {
          const tell = await options.mayAsk({ ...spent }, payers)
          if (tell === null) return null
          return (outcome) => {
            spent.inputTokens += outcome.inputTokens
            spent.outputTokens += outcome.outputTokens
            tell(outcome)
          }
        },
      }
      try {
        const video = await transcribeVideo(connection, videoId, signal)
        report('OK')
        return {
          videoId,
          title: null,
          channel: null,
          durationSeconds: null,
          publishedOn: null,
          captionKind: 'unknown',
          timings: 'estimated',
          credit: null,
          chapters: [],
          tracks: [],
          repairedCues: 0,
          ...video,
        }
      } catch (error) {
        if (!(error instanceof GeminiVideoFailure)) throw error
        report(error.kind)
        throw toAppError(error)
      }
    },
  }
}
