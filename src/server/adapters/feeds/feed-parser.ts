import { AppError } from '#core/app-error.ts'
import { createWorkerPool, threadFile } from '#server/lib/worker-pool.ts'
import type { TaskOptions } from '#server/lib/worker-pool.ts'
import type { Feed, ListedFeed } from '#server/ports/feeds.ts'
import type { parseFeedInThread, readHtmlInThread, readListInThread } from './feed-thread.ts'

type OwnBytes = Uint8Array<ArrayBuffer>

/** Reads strangers' documents in threads, so that none, however made, holds up other callers. */
export type FeedParser = {
  /**
   * The bytes are gone afterwards.
   * @throws AppError `FEED_UNREADABLE`, `RATE_LIMITED`, `OVERLOADED`, `SHUTTING_DOWN`
   */
  parse: (document: { bytes: OwnBytes; isCut: boolean }, options: TaskOptions) => Promise<Feed>
  /** The text of a transcript in HTML, as a copied panel has it. @throws AppError as `parse` */
  readHtml: (bytes: OwnBytes, options: TaskOptions) => Promise<OwnBytes>
  /** The feeds of a list in OPML. @throws AppError as `parse` */
  readList: (bytes: OwnBytes, options: TaskOptions) => Promise<ListedFeed[]>
  close: () => Promise<void>
}

/** The worst allowed document takes 1.5 s, and a thread that starts on a busy machine as long. */
const parsingMs = 10_000

/** Starts its threads with the first document; they end a second after the last to free memory. */
export function createFeedParser({ deadlineMs = parsingMs } = {}): FeedParser {
  const shared = {
    file: threadFile('feed-thread', import.meta.url),
    maxThreads: 1,
    maxQueue: 100,
    warmThreads: 0,
    idleMs: 1000,
    megabytesPerThread: 256,
    deadlineMs,
  }
  const feedPool = createWorkerPool<typeof parseFeedInThread>({ ...shared, name: 'parseFeedInThread' })
  const htmlPool = createWorkerPool<typeof readHtmlInThread>({ ...shared, name: 'readHtmlInThread' })
  const listPool = createWorkerPool<typeof readListInThread>({ ...shared, name: 'readListInThread' })
  return {
    parse: (document, options) =>
      foreseen(feedPool.run(document, { ...options, moved: [document.bytes.buffer] }), options.signal),
    readHtml: (bytes, options) =>
      foreseen(htmlPool.run(bytes, { ...options, moved: [bytes.buffer] }), options.signal),
    readList: (bytes, options) =>
      foreseen(listPool.run(bytes, { ...options, moved: [bytes.buffer] }), options.signal),
    close: async () => {
      await Promise.all([feedPool, htmlPool, listPool].map((pool) => pool.close()))
    },
  }
}

/** A thread that ran out of time or of memory says that its document cannot be read. */
async function foreseen<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await work
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof AppError) throw cause
    throw new AppError('FEED_UNREADABLE', 'This feed takes too long to read.', { cause })
  }
}
