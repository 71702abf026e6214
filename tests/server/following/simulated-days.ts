import { AppError } from '#core/app-error.ts'
import { parseFeed } from '#server/adapters/feeds/parse-feed.ts'
import type { FollowedFeeds } from '#server/ports/feeds.ts'
import type { TranscriptSource, VideoLists } from '#server/ports/video-sources.ts'
import { atomFeed } from '#tests/fakes/feeds/write-feed.ts'
import type { Published } from '#tests/fakes/feeds/write-feed.ts'
import { captionsOf, channelOf, videoOf } from './world.ts'

const hour = 3_600_000

/** A chance that gives the same numbers for the same seed. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A video of the simulated days: when it appears, when it has captions, and whether it is private. */
type Video = Published & { channel: number; atMs: number; captionsAtMs: number; isPrivate: boolean }

/** YouTube for five days: what is published when, and everything that fails of it. */
export type SimulatedDays = {
  videos: readonly Video[]
  feeds: FollowedFeeds
  lists: VideoLists
  captions: TranscriptSource
  /** The time of the world in ms, which the test moves. */
  clock: { now: number; isNodeHanging: boolean }
  published: (channel: number) => Video[]
}

const channels = 5
/** This one's feed is dead for all five days. */
const deadChannel = 2

/** Draws the five days of a seed. */
export function simulateDays(seed: number, start: number): SimulatedDays {
  const chance = chanceOf(seed)
  const clock = { now: start, isNodeHanging: false }
  const videos: Video[] = []
  for (let channel = 1; channel <= channels; channel += 1) {
    for (let n = 0; n < 20; n += 1) videos.push(draw(channel, n, start - (n + 1) * 5 * hour, 0))
    const count = 4 + Math.floor(chance() * 7)
    for (let n = 20; n < 20 + count; n += 1) {
      const at = start + hour + chance() * 4.5 * 24 * hour
      videos.push(draw(channel, n, at, chance() < 0.6 ? 0 : chance() * 20 * hour))
    }
  }

  function draw(channel: number, n: number, atMs: number, delay: number): Video {
    const isPrivate = chance() < 0.1
    const key = videoOf(n, channel)
    return {
      key,
      title: `Video ${n}`,
      at: new Date(atMs).toISOString(),
      channel,
      atMs,
      captionsAtMs: atMs + delay,
      isPrivate,
    }
  }

  const published = (channel: number): Video[] =>
    videos
      .filter((video) => video.channel === channel && video.atMs <= clock.now)
      .toSorted((one, other) => other.atMs - one.atMs)
  const channelOfId = (id: string): number => Number(id.replace(/^UC0*/, ''))
  // A blackout of two days of every feed, as in 2026, and a third of the answers of all others.
  const isDark = (): boolean => clock.now > start + 40 * hour && clock.now < start + 88 * hour
  const inner = captionsOf()

  return {
    videos,
    clock,
    published,
    feeds: {
      readTranscript: () => Promise.reject(new AppError('FEED_UNREACHABLE')),
      readList: () => Promise.resolve([]),
      read: async (url) => {
        const id = new URL(url).searchParams.get('channel_id') ?? ''
        const channel = channelOfId(id)
        if (clock.now > start && (channel === deadChannel || isDark() || chance() < 0.33))
          throw new AppError('FEED_UNREACHABLE', chance() < 0.5 ? '404' : '500')
        const xml = atomFeed(url, `Source ${id}`, published(channel))
        return {
          ...parseFeed({ bytes: new TextEncoder().encode(xml), isCut: false }),
          etag: null,
          lastModified: null,
        }
      },
    },
    lists: {
      open: async (link) => {
        if (link.kind !== 'channel' || (clock.now > start && chance() < 0.4))
          throw new AppError('YOUTUBE_UNREACHABLE')
        const id = link.path.replace('channel/', '')
        return {
          list: { kind: 'channel', id, title: id, owner: id, videoCount: null },
          ...page(published(channelOfId(id)), 0),
        }
      },
      more: async (next) => {
        if (chance() < 0.4) throw new AppError('YOUTUBE_UNREACHABLE')
        const [channel = 0, offset = 0] = next.split(' ').map(Number)
        return page(published(channel), offset)
      },
    },
    captions: {
      name: 'youtube',
      fetch: async (videoId, options) => {
        const video = videos.find(({ key }) => key === videoId)
        if (video?.isPrivate === true) throw new AppError('PRIVATE_VIDEO', 'This video is private.')
        if (video === undefined || video.captionsAtMs > clock.now)
          throw new AppError('NO_CAPTIONS', 'This video has no captions.')
        if (chance() < 0.1) throw new AppError('YOUTUBE_UNREACHABLE')
        return await inner.fetch(videoId, options)
      },
    },
  }
}

const pageSize = 6

function page(all: readonly Video[], offset: number) {
  const shown = all.slice(offset, offset + pageSize)
  const [first] = all
  return {
    videos: shown.map(({ key, title }) => ({
      videoId: key,
      title,
      channel: null,
      durationSeconds: null,
      publishedText: null,
      state: 'playable' as const,
    })),
    next: offset + pageSize < all.length ? `${first?.channel ?? 0} ${offset + pageSize}` : null,
  }
}

/** The channels of the simulated days. */
export const simulatedChannels = Array.from({ length: channels }, (_, index) => channelOf(index + 1))
