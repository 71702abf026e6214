import type { CaptionTranscript } from '../caption-transcripts.ts'
import { durationOf, summarizeTranscript } from '../caption-transcripts.ts'

/** Parts of a video that are compared. */
export const fifths = 5

/**
 * The shares of the lines of a summary by fifth of the video, of its second half, and of the fifth with most.
 */
export type Spread = {
  language: string
  lines: number
  shares: number[]
  secondHalf: number
  largest: number
}

/** The place where each line of the summary stands, from 0 at the start of the video to 1 at its end. */
function positionsOf(transcript: CaptionTranscript): number[] {
  const { summary, insights } = summarizeTranscript(transcript)
  const duration = durationOf(transcript)
  const shown = [...summary.flatMap(({ citations }) => citations), ...insights].map(
    ({ sentence }) => sentence,
  )
  return shown.map((sentence) => {
    const start = transcript.sentences[sentence]?.start ?? null
    return start === null || duration === null ? sentence / transcript.sentences.length : start / duration
  })
}

/** From which parts of a transcript the lines of its summary come. */
export function spreadOf(transcript: CaptionTranscript): Spread {
  const positions = positionsOf(transcript)
  const share = (isMeant: (position: number) => boolean): number =>
    positions.length === 0 ? 0 : positions.filter(isMeant).length / positions.length
  const shares = Array.from({ length: fifths }, (_, fifth) =>
    share((position) => Math.min(fifths - 1, Math.floor(position * fifths)) === fifth),
  )
  return {
    language: transcript.language,
    lines: positions.length,
    shares,
    secondHalf: share((position) => position >= 0.5),
    largest: Math.max(...shares),
  }
}
