import { createFeedParser } from '#server/adapters/feeds/feed-parser.ts'
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

/** Ends them. */
export const closeThreads = async (): Promise<void> => {
  await Promise.all([transcriptWorker.close(), feedParser.close()])
}
