import { momentState } from '#evidence/describe-line.ts'
import type { Card } from '#server/features/history/cards/card-thread.ts'
import { readMoment } from './read-moment.ts'
import type { MomentDeps } from './read-moment.ts'

/**
 * The card of a shared line: the line, its state, its channel, its place in the video.
 * @throws AppError `NOT_FOUND` for a token that is not shared
 */
export async function readMomentCard(deps: MomentDeps, token: string): Promise<Card> {
  const { line, timings, videoTitle, videoChannel, durationSeconds, chapterStarts } = await readMoment(
    deps,
    token,
  )
  return {
    kind: 'line',
    line: {
      quote: line.findings.quote === 'exact' && line.state !== 'differs' ? line.quote : '',
      text: line.text,
      source: videoChannel ?? videoTitle,
      state: line.state,
      note: momentState({ ...line, timings }),
      second: line.second,
      durationSeconds,
      chapterStarts,
    },
  }
}
