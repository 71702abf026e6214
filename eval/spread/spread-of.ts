import type { CaptionTalk } from '../caption-talks.ts'
import { durationOf, summarizeTalk } from '../caption-talks.ts'

/** Parts of a video that are compared. */
export const fifths = 5

/** The shares of the lines of a summary by fifth of the video, of its second half, and of the fifth with most. */
export type Spread = {
  language: string
  lines: number
  shares: number[]
  secondHalf: number
  largest: number
}

/** Where each line of the summary stands, from 0 at the start of the video to 1 at its end. */
function placesOf(talk: CaptionTalk): number[] {
  const { summary, insights } = summarizeTalk(talk)
  const duration = durationOf(talk)
  const shown = [...summary.flatMap(({ citations }) => citations), ...insights].map(
    ({ sentence }) => sentence,
  )
  return shown.map((sentence) => {
    const start = talk.sentences[sentence]?.start ?? null
    return start === null || duration === null ? sentence / talk.sentences.length : start / duration
  })
}

/** From which parts of a talk the lines of its summary come. */
export function spreadOf(talk: CaptionTalk): Spread {
  const places = placesOf(talk)
  const share = (isMeant: (place: number) => boolean): number =>
    places.length === 0 ? 0 : places.filter(isMeant).length / places.length
  const shares = Array.from({ length: fifths }, (_, fifth) =>
    share((place) => Math.min(fifths - 1, Math.floor(place * fifths)) === fifth),
  )
  return {
    language: talk.language,
    lines: places.length,
    shares,
    secondHalf: share((place) => place >= 0.5),
    largest: Math.max(...shares),
  }
}
