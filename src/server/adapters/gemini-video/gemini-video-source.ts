import type { ProblemCode } from '#contract/problems.ts'
import type { Cue } from '#contract/transcripts.ts'
import { noPayers } from '#core/writing/language-model.ts'
import type { ModelPayers } from '#core/writing/language-model.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import { askClip } from './ask-clip.ts'
import type { GeminiVideoConnection } from './ask-clip.ts'
import { GeminiVideoFailure, toAppError } from './clip-protocol.ts'
import type { ClipTokens, GeminiVideoFailureKind, TranscribedClip } from './clip-protocol.ts'

/** The outcome of one request, for the log and the counters. */
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
  answerBytes: 512 * 1024,
}

/** Failures of YouTube towards this server that Google's own fetching avoids, or missing captions. */
const passable: ReadonlySet<ProblemCode> = new Set([
  'CAPTIONS_WITHHELD',
  'NO_CAPTIONS',
  'YOUTUBE_BLOCKED',
  'YOUTUBE_CHANGED',
  'YOUTUBE_PAUSED',
  'YOUTUBE_RATE_LIMITED',
  'YOUTUBE_UNREACHABLE',
])

/** A source of transcripts that a Gemini model hears: its words and times are not certain. */
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

/** The transcript that the model wrote down of a video. */
type TranscribedVideo = { cues: Cue[]; droppedCues: number; language: string | null }

/** Short enough to be written down in one answer. */
const clipSeconds = 15 * 60
const maxSeconds = 2 * 60 * 60
/** A clip with clearly less sound than the first one was the last of the video. */
const lastShare = 0.9

/**
 * Has the model listen clip by clip until the video is over. How long it is cannot be asked: the end shows as
 * a clip that is refused, that has less sound than the first, or that says the same as the one before.
 * @throws GeminiVideoFailure
 */
async function transcribeVideo(
  connection: GeminiVideoConnection,
  videoId: string,
  signal: AbortSignal,
): Promise<TranscribedVideo> {
  const clips: TranscribedClip[] = []
  for (let start = 0; start < maxSeconds; start += clipSeconds) {
    const clip = { videoId, start, end: start + clipSeconds }
    const transcribed = await askClip(connection, clip, signal).catch((error: unknown) => {
      if (start > 0 && error instanceof GeminiVideoFailure && error.kind === 'VIDEO_REFUSED') return null
      throw error
    })
    if (transcribed === null || isBeyondEnd(transcribed, clips.at(-1))) return joinClips(clips)
    clips.push(transcribed)
    if (hasLessSound(transcribed, clips[0])) return joinClips(clips)
  }
  throw new GeminiVideoFailure('TOO_LONG')
}

function isBeyondEnd(clip: TranscribedClip, before: TranscribedClip | undefined): boolean {
  if (before === undefined) return false
  if (clip.cues.length === 0) return clip.audioTokens === null || clip.audioTokens === 0
  return textOf(clip) === textOf(before)
}

function hasLessSound({ audioTokens }: TranscribedClip, first: TranscribedClip | undefined): boolean {
  const firstTokens = first?.audioTokens ?? null
  return firstTokens !== null && audioTokens !== null && audioTokens < firstTokens * lastShare
}

function joinClips(clips: readonly TranscribedClip[]): TranscribedVideo {
  const cues = clips.flatMap((clip) => clip.cues)
  if (cues.length === 0) throw new GeminiVideoFailure('NO_SPEECH')
  return {
    cues,
    droppedCues: clips.reduce((sum, clip) => sum + clip.droppedCues, 0),
    language: clips.find((clip) => clip.cues.length > 0)?.language ?? null,
  }
}

function textOf({ cues }: TranscribedClip): string {
  return cues.map(({ text }) => text).join(' ')
}
