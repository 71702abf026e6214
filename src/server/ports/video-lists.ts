import type { ListLink } from '#product/list-link.ts'

/** A video as a list names it; what the list does not say is `null`. */
export type ListedVideo = {
  videoId: string
  title: string | null
  channel: string | null
  durationSeconds: number | null
  /** When it appeared, in YouTube's own words, such as `3 weeks ago`. */
  publishedText: string | null
  /** `gone` is private or deleted; `live` and `upcoming` have no captions yet. */
  state: 'playable' | 'gone' | 'live' | 'upcoming'
}

/** What a list is. */
export type ListFacts = {
  kind: ListLink['kind']
  /** Of the playlist or the mix, or of the channel (`UC…`), by whatever name it was asked for. */
  id: string
  title: string | null
  /** The name of the channel whose list it is. */
  owner: string | null
  /** How many videos YouTube says that there are. */
  videoCount: number | null
}

/** The first videos of a list; `next` is what the following ones are asked for with, `null` at the end. */
export type FirstListPage = { list: ListFacts; videos: ListedVideo[]; next: string | null }
export type ListPage = Pick<FirstListPage, 'videos' | 'next'>

type Options = { signal: AbortSignal }

/** The videos of playlists, mixes and channels: in the order of the list, a channel's newest first, about 100 or 30 a page. */
export type VideoLists = {
  /** Asks for a list from its beginning. @throws AppError `PLAYLIST_NOT_FOUND`, or why YouTube does not say */
  open: (link: ListLink, options: Options) => Promise<FirstListPage>
  /** Asks for the page after another one. @throws AppError as `open` */
  more: (next: string, options: Options) => Promise<ListPage>
}
