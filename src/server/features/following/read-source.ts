import { watchUrl } from '#product/watch-url.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { FeedEntry } from '#server/ports/feeds.ts'
import type { ListedVideo } from '#server/ports/video-sources.ts'
import type { SourceDeps } from './context.ts'
import type { WatchRow } from './watches-repo.ts'

type Source = Pick<WatchRow, 'kind' | 'sourceKey'>

/** A reading of YouTube's own list. */
export type Listing = { title: string | null; entries: FeedEntry[] }

/** How many pages are asked for at most: 300 videos of a channel, and 5,000 of a playlist. */
const maxPages = { channel: 10, playlist: 50 } as const
const maxListed = 5000

/**
 * Reads YouTube's list of a source until `isEnough` of what has come, or its end; `null` where there is no such list.
 * @throws AppError
 */
export async function readListing(
  { videoLists }: SourceDeps,
  { kind, sourceKey }: Source,
  isEnough: (entries: readonly FeedEntry[]) => Promise<boolean>,
  signal: AbortSignal,
): Promise<Listing | null> {
  if (kind === 'podcast') return null
  const link =
    kind === 'channel'
      ? ({ kind, path: `channel/${sourceKey}`, tab: 'videos' } as const)
      : ({ kind, playlistId: sourceKey } as const)
  const first = await videoLists.open(link, { signal })
  const entries = first.videos.flatMap(toEntry)
  let { next } = first
  for (let pages = 1; next !== null && pages < maxPages[kind] && entries.length < maxListed; pages += 1) {
    if (await isEnough(entries)) break
    const page = await videoLists.more(next, { signal })
    entries.push(...page.videos.flatMap(toEntry))
    next = page.next
  }
  return {
    title: kind === 'channel' ? (first.list.owner ?? first.list.title) : first.list.title,
    entries,
  }
}

/** What is private or deleted has no address to go to. */
function toEntry({ videoId, title, state }: ListedVideo): FeedEntry[] {
  if (state === 'gone') return []
  return [{ key: videoId, videoId, url: watchUrl(videoId), title, publishedAt: null, transcripts: [] }]
}

/** The failure of a source, for the log and for those who follow it; anything unforeseen goes on. */
export function failureOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  throw error
}
