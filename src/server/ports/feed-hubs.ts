/** What a hub is asked for. */
export type HubRequest = {
  /** Where it asks back, and pushes to. */
  callback: string
  /** The address of the feed as the hub knows it. */
  topic: string
  /** What it signs pushes with. */
  secret: string
  leaseSeconds: number
}

/** Asks hubs of feeds to push (WebSub). */
export type FeedHubs = {
  /** Our public origin, which hubs call. */
  callbackOrigin: string
  /** The hub that pushes the channels of YouTube; `null` where a stand-in is asked for their feeds. */
  youtubeHub: string | null
  /** Asks a hub; it asks back before it pushes. @throws AppError `FEED_UNREACHABLE`, `INVALID_LINK` for one that may not be asked */
  subscribe: (hubUrl: string, request: HubRequest, options: { signal: AbortSignal }) => Promise<void>
}
