import type { Cue } from '#contract/transcripts.ts'
import { askClip } from './ask-clip.ts'
import type { GeminiVideoConnection } from './ask-clip.ts'
import type { HeardClip } from './clip-answer.ts'
import { GeminiVideoFailure } from './gemini-video-failure.ts'

/** All that was heard. */
export type HeardVideo = { cues: Cue[]; droppedCues: number; language: string | null }

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
export async function hearVideo(
  connection: GeminiVideoConnection,
  videoId: string,
  signal: AbortSignal,
): Promise<HeardVideo> {
  const clips: HeardClip[] = []
  for (let start = 0; start < maxSeconds; start += clipSeconds) {
    const clip = { videoId, start, end: start + clipSeconds }
    const heard = await askClip(connection, clip, signal).catch((error: unknown) => {
      if (start > 0 && error instanceof GeminiVideoFailure && error.kind === 'VIDEO_REFUSED') return null
      throw error
    })
    if (heard === null || isBeyondEnd(heard, clips.at(-1))) return joinClips(clips)
    clips.push(heard)
    if (hasLessSound(heard, clips[0])) return joinClips(clips)
  }
  throw new GeminiVideoFailure('TOO_LONG')
}

function isBeyondEnd(heard: HeardClip, before: HeardClip | undefined): boolean {
  if (before === undefined) return false
  if (heard.cues.length === 0) return heard.audioTokens === null || heard.audioTokens === 0
  return textOf(heard) === textOf(before)
}

function hasLessSound({ audioTokens }: HeardClip, first: HeardClip | undefined): boolean {
  const defaults = first?.audioTokens ?? null
  return defaults !== null && audioTokens !== null && audioTokens < defaults * lastShare
}

function joinClips(clips: readonly HeardClip[]): HeardVideo {
  const cues = clips.flatMap((clip) => clip.cues)
  if (cues.length === 0) throw new GeminiVideoFailure('NO_SPEECH')
  return {
    cues,
    droppedCues: clips.reduce((sum, clip) => sum + clip.droppedCues, 0),
    language: clips.find((clip) => clip.cues.length > 0)?.language ?? null,
  }
}

function textOf({ cues }: HeardClip): string {
  return cues.map(({ text }) => text).join(' ')
}
