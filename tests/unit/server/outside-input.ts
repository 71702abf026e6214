import { createFeedParser } from '#server/adapters/feeds/feed-parser.ts'
import { createCards } from '#server/features/history/cards/cards.ts'
import { createTranscriptWorker } from '#server/features/transcripts/transcript-worker.ts'

/** Inputs that come from outside and is read, at the largest that it may be. */
export type OutsideInput = {
  name: string
  /** The most of it that is read. */
  bytes: number
  thread: 'main' | 'worker'
  /** The files of `src/server` that read it, by their beginnings. */
  files: readonly string[]
  /** Texts that are as hard to read as such a thing can be. */
  texts: (bytes: number) => readonly string[]
  read: (text: string) => unknown
}

/** The threads that inputs are read in. */
export const transcriptWorker = createTranscriptWorker(() => undefined)
export const feedParser = createFeedParser()
export const cards = createCards({
  store: { get: async () => null, put: async () => undefined },
  callCounter: {
    count: async (_key, { limit }) => ({ limit, remaining: 1, resetSeconds: 60 }),
    uncount: async () => undefined,
  },
  clock: { now: () => 0, wait: () => new Promise(() => undefined) },
  onFailure: (error) => {
    throw error
  },
})

/** Ends them. */
export const closeThreads = async (): Promise<void> => {
  await Promise.all([transcriptWorker, feedParser, cards].map((threads) => threads.close()))
}
