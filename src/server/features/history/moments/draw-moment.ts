import { LRUCache } from 'lru-cache'
import { momentState } from '#evidence/describe-line.ts'
import { drawMomentCard } from '#server/lib/cards/draw-moment-card.ts'
import type { MomentCard } from '#server/lib/cards/draw-moment-card.ts'
import { readMoment } from './read-moment.ts'
import type { MomentDeps } from './read-moment.ts'

const maxCards = 50
const drawn = new LRUCache<string, Promise<Buffer>>({ max: maxCards })

/**
 * The picture of a shared line as a PNG: the line, its state, its channel, its place in the video. The newest ones are
 * cached. @throws AppError `NOT_FOUND` for a token that is not shared
 */
export async function drawMoment(deps: MomentDeps, token: string): Promise<Buffer> {
  const { line, timings, videoTitle, videoChannel, durationSeconds, chapterStarts } = await readMoment(
    deps,
    token,
  )
  const card: MomentCard = {
    quote: line.findings.quote === 'exact' && line.state !== 'differs' ? line.quote : '',
    text: line.text,
    source: videoChannel ?? videoTitle,
    state: line.state,
    note: momentState({ ...line, timings }),
    second: line.second,
    durationSeconds,
    chapterStarts,
  }
  const name = JSON.stringify(card)
  const known = drawn.get(name)
  if (known !== undefined) return await known
  const picture = drawMomentCard(card)
  drawn.set(name, picture)
  picture.catch(() => drawn.delete(name))
  return await picture
}
