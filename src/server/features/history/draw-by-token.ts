import { drawCard } from '#server/lib/cards/draw-card.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { readByToken } from './read-by-token.ts'

const mostKept = 50
const drawn = new Map<string, Promise<Buffer>>()

/**
 * The picture of a shared summary as a PNG: its title, its channel, its first insight. Drawn once as long as it is
 * asked for.
 * @throws AppError `NOT_FOUND` for a token that leads nowhere, or not any more
 */
export async function drawByToken(
  deps: Pick<SummaryDeps, 'orm' | 'summaries'>,
  token: string,
): Promise<Buffer> {
  const { videoTitle, videoChannel, insights, gist } = await readByToken(deps, token)
  const words = { title: videoTitle, kicker: videoChannel ?? '', text: insights[0]?.text ?? gist ?? '' }
  const name = JSON.stringify(words)
  const picture = drawn.get(name) ?? drawCard(words)
  drawn.delete(name)
  drawn.set(name, picture)
  picture.catch(() => drawn.delete(name))
  for (const oldest of drawn.keys()) {
    if (drawn.size <= mostKept) break
    drawn.delete(oldest)
  }
  return await picture
}
