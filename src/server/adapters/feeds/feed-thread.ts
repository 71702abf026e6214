import { constants } from 'node:os'
import { toOutcome } from '#core/app-error.ts'
import type { ThreadOutcome } from '#core/app-error.ts'
import { lowerPriority } from '#server/lib/lower-priority.ts'
import type { Feed, ListedFeed } from '#server/ports/feeds.ts'
import { textOfHtml } from './episode-html.ts'
import { parseFeed } from './parse-feed.ts'
import type { FeedDocument } from './parse-feed.ts'
import { parseList } from './parse-list.ts'

// What a stranger wrote: others go first on the processor.
lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** Runs `parseFeed` in a worker thread. */
export function parseFeedInThread(document: FeedDocument): Promise<ThreadOutcome<Feed>> {
  return toOutcome(() => parseFeed(document))
}

/** Runs `textOfHtml` in a worker thread. */
export function readHtmlInThread(bytes: Uint8Array): Promise<ThreadOutcome<Uint8Array<ArrayBuffer>>> {
  return toOutcome(() => textOfHtml(bytes))
}

/** Runs `parseList` in a worker thread. */
export function readListInThread(bytes: Uint8Array): Promise<ThreadOutcome<ListedFeed[]>> {
  return toOutcome(() => parseList(bytes))
}
