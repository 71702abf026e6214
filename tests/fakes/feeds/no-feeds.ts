import { AppError } from '#core/app-error.ts'
import type { FollowedFeeds } from '#server/ports/feeds.ts'

/** Feeds that never answer, for tests that are about something else. */
export const noFeeds: FollowedFeeds = {
  read: () => Promise.reject(new AppError('FEED_UNREACHABLE')),
  readTranscript: () => Promise.reject(new AppError('FEED_UNREACHABLE')),
  readList: () => Promise.resolve([]),
}

/** Feeds of sources that have published nothing. */
export const emptyFeeds: FollowedFeeds = {
  ...noFeeds,
  read: () =>
    Promise.resolve({
      title: 'A source',
      entries: [],
      hub: null,
      movedTo: null,
      etag: null,
      lastModified: null,
    }),
}
