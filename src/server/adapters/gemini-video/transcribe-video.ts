import type { Cue } from '#contract/transcripts.ts'
import { askClip } from './ask-clip.ts'
import type { GeminiVideoConnection } from './ask-clip.ts'
import type { TranscribedClip } from './clip-answer.ts'
import { GeminiVideoFailure } from './gemini-video-failure.ts'

/** What the model wrote down of a video. */
export type TranscribedVideo = { cues: Cue[]; droppedCues: number; language: string | null }

/** Short enough to be written down in one answer. */
const clipSeconds = 15 * 60
const maxSeconds = 2 * 60 * 60
/** A clip with clearly less sound than the first one was the last of the video. */
const lastShare = 0.9

/**
 * Has the model listen clip by clip until the video is over. How long it is cannot be asked: the end shows as a clip
 * that is refused, that has less sound than the first, or that says the same as the one before.
 * @throws GeminiVideoFailure
 */
export async function transcribeVideo(
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
