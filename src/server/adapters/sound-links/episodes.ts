import { AppError } from '#core/app-error.ts'
import type { FeedEntry, FollowedFeeds } from '#server/ports/feeds.ts'
import type { LinkedSound } from '#server/ports/sound-links.ts'
import type { DirectoryEntry, PodcastDirectory } from './podcast-directory.ts'

/** The ways to episodes: feeds, and the directory of podcasts. */
export type EpisodeSources = {
  feeds: Pick<FollowedFeeds, 'read'>
  directory: PodcastDirectory
  signal: AbortSignal
}

/** The first entry of a feed that is meant; `null` without one. @throws AppError as `FollowedFeeds.read` */
export async function findInFeed(
  { feeds, signal }: EpisodeSources,
  feedUrl: string,
  isMeant: (entry: FeedEntry) => boolean,
): Promise<LinkedSound | null> {
  const feed = await feeds.read(feedUrl, { known: { etag: null, lastModified: null }, signal })
  const entry = feed?.entries.find((each) => each.videoId === null && isMeant(each))
  if (entry === undefined) return null
  const { title, transcripts, soundUrl } = entry
  return { title, transcripts, sound: soundUrl === null ? null : { url: soundUrl, by: 'http' } }
}

/** The newest episode of a show of Apple's directory, or the one with this id. */
export async function findAtApple(
  sources: EpisodeSources,
  { show, episode }: { show: string; episode: string | null },
): Promise<LinkedSound | null> {
  const [first, ...entries] = await sources.directory.show(show)
  const feedUrl = first?.feedUrl
  if (episode === null) return feedUrl === undefined ? null : await findInFeed(sources, feedUrl, () => true)
  const entry = entries.find(({ trackId }) => String(trackId) === episode)
  return entry === undefined ? null : await findEntry(sources, { feedUrl, ...entry })
}

/** The episode of the directory with a title. */
export async function findByTitle(sources: EpisodeSources, title: string): Promise<LinkedSound | null> {
  const found = fold(title) === '' ? [] : await sources.directory.search(title)
  const entry = found.find(({ trackName }) => fold(trackName) === fold(title))
  return entry === undefined ? null : await findEntry(sources, entry)
}

/** An episode of the directory by its feed, which may name transcripts; else by its file. */
async function findEntry(
  sources: EpisodeSources,
  { feedUrl, episodeGuid, episodeUrl, trackName }: DirectoryEntry,
): Promise<LinkedSound | null> {
  const isMeant = (entry: FeedEntry): boolean => entry.key === episodeGuid || isNamed(entry, trackName)
  const found = feedUrl === undefined ? null : await findInFeed(sources, feedUrl, isMeant).catch(orNull)
  if (found !== null || episodeUrl === undefined) return found
  return { title: trackName ?? null, transcripts: [], sound: { url: episodeUrl, by: 'http' } }
}

/** Two addresses are the same but for their query, which counts those who listen. */
export function isSameAddress(one: string | null, other: string | null): boolean {
  const first = URL.parse(one ?? '')
  const second = URL.parse(other ?? '')
  if (first === null || second === null) return false
  return first.host === second.host && first.pathname === second.pathname && first.pathname !== '/'
}

/** An entry has a title, whatever its case and its spaces. */
export function isNamed({ title }: Pick<FeedEntry, 'title'>, name: string | null | undefined): boolean {
  return fold(title) !== '' && fold(title) === fold(name)
}

function fold(name: string | null | undefined): string {
  return (name ?? '').normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** A way that fails leaves the next one. */
export function orNull(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}
