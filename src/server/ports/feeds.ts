/** Options of reading what others host; feeds of one caller, and of one network or account, take turns. */
type ReadOptions = { signal: AbortSignal; caller?: { id: string; group: string } | undefined }

/** A transcript that a podcast offers of an episode. */
export type EntryTranscript = { url: string; type: string }

/** A video or an episode as a feed names it. */
export type FeedEntry = {
  /** The id of the video, or the guid of the episode. */
  key: string
  videoId: string | null
  url: string
  title: string | null
  /** ISO 8601; `null` where the feed does not say. */
  publishedAt: string | null
  /** The sound or video file of an episode; `null` for a video of YouTube. */
  soundUrl: string | null
  /** In the order in which they can be read best; empty for a video, and for an episode without one. */
  transcripts: EntryTranscript[]
}

/** The hub that pushes a feed (WebSub), and the address of the feed there. */
export type FeedHub = { url: string; topic: string }

/** The content of a feed, in its own order; `movedTo` is the address that it names for itself from now on. */
export type Feed = { title: string | null; entries: FeedEntry[]; hub: FeedHub | null; movedTo: string | null }

/** The version of a feed's last answer. */
export type FeedVersion = { etag: string | null; lastModified: string | null }

/** A feed that a list of subscriptions names. */
export type ListedFeed = { url: string; title: string | null }

/** Reads feeds of YouTube and of podcasts. */
export type FollowedFeeds = {
  /**
   * The feed at an address; `null` where it is still the given version.
   * @throws AppError `FEED_UNREACHABLE`, `FEED_UNREADABLE`, `INVALID_LINK` for an address that may not be
   * asked, and what a turn throws
   */
  read: (url: string, options: ReadOptions & { known: FeedVersion }) => Promise<(Feed & FeedVersion) | null>
  /** The bytes of a transcript, of HTML those of its text. @throws AppError as `read` */
  readTranscript: (transcript: EntryTranscript, options: ReadOptions) => Promise<Uint8Array<ArrayBuffer>>
  /**
   * The feeds of a list of subscriptions (OPML). Its bytes are gone afterwards.
   * @throws AppError `FEED_UNREADABLE`, and what a turn throws
   */
  readList: (bytes: Uint8Array<ArrayBuffer>, options: ReadOptions) => Promise<ListedFeed[]>
}

/** The request to a hub. */
export type HubRequest = {
  /** The address at which it asks back, and to which it pushes. */
  callback: string
  /** The address of the feed as the hub knows it. */
  topic: string
  /** The secret with which it signs pushes. */
  secret: string
  leaseSeconds: number
}

/** Asks hubs of feeds to push (WebSub). */
export type FeedHubs = {
  /** Our public origin, which hubs call. */
  callbackOrigin: string
  /** The hub that pushes the channels of YouTube; `null` where a stand-in is asked for their feeds. */
  youtubeHub: string | null
  /**
   * Asks a hub; it asks back before it pushes.
   * @throws AppError `FEED_UNREACHABLE`, `INVALID_LINK` for one that may not be asked
   */
  subscribe: (hubUrl: string, request: HubRequest, options: { signal: AbortSignal }) => Promise<void>
}
