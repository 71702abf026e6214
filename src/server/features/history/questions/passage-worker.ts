import { LRUCache } from 'lru-cache'
import type { OpenTranscript } from '#server/features/transcripts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { createWorkerPool, threadFile } from '#server/lib/worker-pool.ts'
import type { TaskOptions } from '#server/lib/worker-pool.ts'
import type { FoundPassages } from './check-passages.ts'
import type { findPassagesInThread } from './passage-thread.ts'

/** Finds passages in worker threads, so that a question to twelve hours of speech does not block other callers. */
export type PassageWorker = {
  /** @throws AppError as reading the transcript, `RATE_LIMITED`, `OVERLOADED`, `SHUTTING_DOWN` */
  find: (asked: PassageQuestion, options: TaskOptions) => Promise<FoundPassages>
  close: () => Promise<void>
}

type PassageQuestion = { transcript: OpenTranscript; question: string }

/** Transcripts of which it is known that a thread has prepared them. */
const maxKnown = 1000

/**
 * Starts both threads when a question comes; they end after half a minute without one. A thread prepares a transcript for
 * its first question, and reads its text, which is sent as it is stored; for the next ones nothing is sent. All that is the caller's turn.
 */
export function createPassageWorker(): PassageWorker {
  const pool = createWorkerPool<typeof findPassagesInThread>({
    file: threadFile('passage-thread', import.meta.url),
    name: 'findPassagesInThread',
    maxThreads: 2,
    maxQueue: 100,
    warmThreads: 0,
    startsTogether: true,
    finishesAborted: true,
  })
  const known = new LRUCache<string, true>({ max: maxKnown })
  return {
    find: ({ transcript, question }, options) =>
      pool.inTurn(options, async (run) => {
        const { id } = transcript
        const found = known.has(id) ? await run({ id, question, text: null }) : null
        if (found !== null) return found
        const { language, origin } = transcript
        const stored = await transcript.fetch(options.signal)
        const made = await run({ id, question, text: { stored, language, origin } }).catch(
          async (error: unknown) => {
            // Read here it fails again, into the log and the metrics.
            if (error instanceof AppError && error.code === 'STORAGE_DAMAGED')
              await transcript.read(options.signal)
            throw error
          },
        )
        if (made === null) throw new Error('A thread had the text of a transcript and did not prepare it')
        known.set(id, true)
        return made
      }),
    close: pool.close,
  }
}
