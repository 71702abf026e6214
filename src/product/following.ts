import { parseListLink } from './list-link.ts'

/** The numbers of existing videos that one may ask for when one begins to follow a source. */
export const backlogSizes = [0, 1, 3, 5, 10] as const
export type BacklogSize = (typeof backlogSizes)[number]

/** The kinds of sources that can be followed. */
export const followKinds = ['channel', 'playlist', 'podcast'] as const
export type FollowKind = (typeof followKinds)[number]

/**
 * Minutes after which a video without captions is tried again, one after the other; after the last of them it
 * has failed. Automatic captions come minutes to a day after a video does.
 */
export const captionRetryMinutes = [10, 20, 30, 60, 120, 240, 480, 720, 1440, 1440] as const

/** Minutes between two looks at a live video, or at an announced one without a known beginning. */
export const liveRetryMinutes = 30

/** Days after which a video that cannot be reached is given up, and one that is still announced or live. */
export const giveUpDays = 14
export const unfinishedDays = 60

/** The bounds, in minutes, of how often a source is asked: by how often it publishes. */
export const pollMinutes = { min: 15, max: 24 * 60 } as const

/**
 * New videos of one source that are stored in a day, the oldest first, so that the rest is still new on the
 * days after. A feed that gives its episodes new names at each reading would fill the database otherwise.
 */
export const maxDailyEntries = 500

/**
 * So many new videos of one source a follower gets in a day, the newest of them, and the days for which it is
 * said how many were left out.
 */
export const maxDailyVideos = 30
export const leftOutDays = 7

/** So many sources a minute one account may begin to follow. */
export const followsPerMinute = 20

/** A source to follow, read from what a person typed. */
export type FollowLink =
  | { kind: 'channel'; path: string; channelId: string | null }
  | { kind: 'playlist'; playlistId: string }
  | { kind: 'podcast'; url: string }

/**
 * Reads the link of a channel, a playlist or the feed of a podcast; `null` for anything else. A mix is none:
 * YouTube makes it up for each visitor.
 */
export function parseFollowLink(text: string): FollowLink | null {
  const list = parseListLink(text)
  if (list?.kind === 'mix') return null
  if (list?.kind === 'playlist') return { kind: 'playlist', playlistId: list.playlistId }
  if (list?.kind === 'channel') {
    return {
      kind: 'channel',
      path: list.path,
      channelId: /^channel\/(UC[\w-]{22})$/.exec(list.path)?.[1] ?? null,
    }
  }
  const typed = text.trim()
  const feed = URL.parse(typed)
  if (feed !== null && /^https?:$/.test(feed.protocol)) {
    const byYoutube = youtubeFeed(feed)
    if (byYoutube !== null) return byYoutube
    if (
      feed.username !== '' ||
      feed.password !== '' ||
      /(?:^|\.)(?:youtube\.com|youtu\.be)$/.test(feed.hostname)
    )
      return null
    feed.hash = ''
    return { kind: 'podcast', url: feed.href }
  }
  return null
}

/** The address of YouTube's own feed names its channel or playlist. */
function youtubeFeed({ hostname, pathname, searchParams }: URL): FollowLink | null {
  if (!/^(?:www\.)?youtube\.com$/.test(hostname) || pathname !== '/feeds/videos.xml') return null
  const channelId = /^UC[\w-]{22}$/.exec(searchParams.get('channel_id') ?? '')?.[0]
  if (channelId !== undefined) return { kind: 'channel', path: `channel/${channelId}`, channelId }
  const playlistId = /^[\w-]{12,60}$/.exec(searchParams.get('playlist_id') ?? '')?.[0]
  return playlistId === undefined ? null : { kind: 'playlist', playlistId }
}

/** The address at which YouTube gives the newest 15 videos of a channel or a playlist. */
export function youtubeFeedUrl(kind: 'channel' | 'playlist', id: string): string {
  return `https://www.youtube.com/feeds/videos.xml?${kind}_id=${id}`
}

/** The states of a video for one who follows its source. */
export const itemStates = ['waiting', 'queued', 'unpaid', 'working', 'done', 'failed'] as const

/** The frequencies of a digest. */
export const digestFrequencies = ['daily', 'weekly', 'never'] as const
export type DigestFrequency = (typeof digestFrequencies)[number]

/** The digest of an account that begins to follow: each day at this hour of its zone, by email. */
export const firstDigest = { frequency: 'daily', hour: 8, weekday: 1 } as const

/** So many insights of a summary stand in a digest. */
export const digestInsights = 3

/** So many videos stand in one digest; the rest waits for the next. */
export const maxDigestEntries = 50

/** So many of the newest digests are in the feed. */
export const feedDigests = 20
