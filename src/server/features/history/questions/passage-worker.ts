import { LRUCache } from 'lru-cache'
import { AppError } from '#core/app-error.ts'
import type { FoundPassages } from '#local/check-passages.ts'
import type { OpenTranscript } from '#server/features/transcripts/service.ts'
import { createWorkerPool, threadFile } from '#server/lib/worker-pool.ts'
import type { TaskOptions } from '#server/lib/worker-pool.ts'
import type { findPassagesInThread } from './passage-thread.ts'

/** Finds passages in worker threads, so that twelve hours of speech block no other caller. */
export type PassageWorker = {
  /** @throws AppError as reading the transcript, `RATE_LIMITED`, `OVERLOADED`, `SHUTTING_DOWN` */
  find: (asked: PassageQuestion, options: TaskOptions) => Promise<FoundPassages>
  close: () => Promise<void>
}

type PassageQuestion = { transcript: OpenTranscript; question: string }

/** Transcripts of which it is known that a thread has prepared them, and which threads take them. */
const maxKnown = 1000

/**
 * Starts two threads when a question comes; they end after half a minute without one. A thread prepares a
 * transcript for its first question, and reads its text, which is sent as it is stored; for the next ones
 * nothing is sent. All that is the caller's turn. Questions of long transcripts have threads of their own,
 * which take what all others leave of the processor.
 */
export function createPassageWorker(): PassageWorker {
  const short = openThreads({
    file: threadFile('passage-thread', import.meta.url),
    name: 'findPassagesInThread',
    startsTogether: true,
  })
  const long = openThreads({
    file: threadFile('long-passage-thread', import.meta.url),
    name: 'findLongPassagesInThread',
  })
  const known = new LRUCache<string, { isLong: boolean }>({ max: maxKnown })

  /** `null` for a transcript that only the other threads take. */
  async function findIn(
    pool: typeof short,
    { transcript, question }: PassageQuestion,
    options: TaskOptions,
  ): Promise<FoundPassages | null> {
    return await pool.inTurn(options, async (run) => {
      const { key: id, language, origin } = transcript
      const found = known.has(id) ? await run({ id, question, text: null }) : 'missing'
      if (typeof found === 'object') return found
      const stored = await transcript.fetch(options.signal)
      const made = await run({ id, question, text: { stored, language, origin } }).catch(
        async (error: unknown) => {
          // Read here it fails again, into the log and the metrics.
          if (error instanceof AppError && error.code === 'STORAGE_DAMAGED')
            await transcript.read(options.signal)
          throw error
        },
      )
      if (made === 'missing') throw new Error('A thread had the text of a transcript and did not prepare it')
      known.set(id, { isLong: made === 'long' || pool === long })
      return made === 'long' ? null : made
    })
  }

  async function findInLong(asked: PassageQuestion, options: TaskOptions): Promise<FoundPassages> {
    const found = await findIn(long, asked, options)
    if (found === null) throw new Error('A transcript was too long for the threads of long ones')
    return found
  }

  return {
    find: async (asked, options) => {
      const isLong = known.get(asked.transcript.key)?.isLong === true
      const found = isLong ? null : await findIn(short, asked, options)
      return found ?? (await findInLong(asked, options))
    },
    close: async () => {
      await Promise.all([short.close(), long.close()])
    },
  }
}

type Threads = Pick<Parameters<typeof createWorkerPool>[0], 'file' | 'name' | 'startsTogether'>

function openThreads(threads: Threads) {
  return createWorkerPool<typeof findPassagesInThread>({
    ...threads,
    maxThreads: 2,
    maxQueue: 100,
    warmThreads: 0,
    finishesAborted: true,
  })
}
