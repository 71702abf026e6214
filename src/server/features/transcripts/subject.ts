import { LRUCache } from 'lru-cache'
import { contract } from '#contract/api.ts'
import { AppError } from '#core/app-error.ts'
import { parseVideoLink } from '#product/video-link.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import type { LinkDeps, TranscriptDeps } from './context.ts'
import { findTranscriptVideo, noSuchTranscript } from './repo.ts'
import type { TranscriptRow } from './repo.ts'

/** The subject of a summary: the link of a video, or a stored transcript. */
export type TranscriptSubject = { videoUrl: string } | { transcriptId: string }

/** A subject once its link is resolved, before its transcript is there. */
export type KnownSubject = { videoId: string } | { transcriptId: string }

/** A subject that is known by what was sent alone; `null` for a playlist, and for what is no link. */
export function readSubject(subject: TranscriptSubject): KnownSubject | null {
  if ('transcriptId' in subject) return subject
  const videoId = parseVideoLink(subject.videoUrl)?.videoId ?? null
  return videoId === null ? null : { videoId }
}

/**
 * Resolves the link of a subject; a stored transcript is known by its id. `fromPlaylist`: the link named a
 * playlist, and this is its first video.
 * @throws AppError
 */
export async function identifySubject(
  deps: LinkDeps,
  subject: TranscriptSubject,
  caller: { network: string; signal: AbortSignal },
): Promise<{ known: KnownSubject; fromPlaylist: boolean }> {
  if ('transcriptId' in subject) return { known: subject, fromPlaylist: false }
  const { videoId, fromPlaylist } = await resolveLink(deps, subject.videoUrl, caller)
  return { known: { videoId }, fromPlaylist }
}

/**
 * The name by which the quota counts a subject: one name for a video, whatever its captions. A pasted
 * transcript has a name of its own, since its video is only claimed.
 * @throws AppError `NOT_FOUND` when the transcript is not stored
 */
export async function nameSubject({ db }: Pick<TranscriptDeps, 'db'>, known: KnownSubject): Promise<string> {
  if ('videoId' in known) return `video:${known.videoId}`
  const found = await findTranscriptVideo(db, known.transcriptId)
  if (found === null) throw noSuchTranscript()
  return nameStoredSubject({ id: known.transcriptId, ...found })
}

/** The same name, for a caller that has the row of the transcript. */
export function nameStoredSubject({
  id,
  origin,
  videoId,
}: Pick<TranscriptRow, 'id' | 'origin' | 'videoId'>): string {
  return origin === 'pasted' || videoId === null ? `transcript:${id}` : `video:${videoId}`
}

/** The video that a link means. */
type ResolvedLink = {
  videoId: string
  /** The link named a playlist, and this is its first video. */
  fromPlaylist: boolean
}

/** The keyed hash of the caller's network, and the signal that ends the lookup. */
type Caller = { network: string; signal: AbortSignal }

const maxPlaylists = 1000
/** The first video of a playlist changes seldom. */
const playlistMs = 5 * 60_000
const { network: playlistLimit } = contract['POST /api/transcribe'].counts

/** The first videos of the playlists that were looked up lately, by source. */
const firstVideos = new WeakMap<TranscriptSource, LRUCache<string, string>>()

/**
 * Resolves a link to its video. The first video of a playlist is asked of the source that knows playlists, at
 * most 30 times a minute for a network, and cached for five minutes.
 * @throws AppError `INVALID_LINK`, `PLAYLIST_NOT_FOUND`, `RATE_LIMITED`, or why the source does not know
 */
export async function resolveLink(deps: LinkDeps, link: string, caller: Caller): Promise<ResolvedLink> {
  const parsed = parseVideoLink(link)
  if (parsed === null) {
    throw new AppError(
      'INVALID_LINK',
      "That doesn't look like a YouTube video link. Paste a link such as https://www.youtube.com/watch?v=… or youtu.be/…",
    )
  }
  if (parsed.videoId !== null) return { videoId: parsed.videoId, fromPlaylist: false }
  const source = deps.transcriptSources.find(({ findFirstVideo }) => findFirstVideo !== undefined)
  if (parsed.playlistId === null || source === undefined) {
    throw new AppError('INVALID_LINK', "That's a link to a playlist. Paste a link to one of its videos.")
  }
  return { videoId: await lookUpFirstVideo(deps, source, parsed.playlistId, caller), fromPlaylist: true }
}

async function lookUpFirstVideo(
  { callCounter }: LinkDeps,
  source: TranscriptSource,
  playlistId: string,
  { network, signal }: Caller,
): Promise<string> {
  const known = firstVideos.get(source) ?? new LRUCache({ max: maxPlaylists, ttl: playlistMs })
  firstVideos.set(source, known)
  const cached = known.get(playlistId)
  if (cached !== undefined) return cached
  await callCounter.count(`playlists/${network}`, playlistLimit)
  const videoId = await source.findFirstVideo?.(playlistId, { signal })
  if (videoId === undefined) throw new Error('The source knows no playlists')
  known.set(playlistId, videoId)
  return videoId
}
