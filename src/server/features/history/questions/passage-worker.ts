import { createWorkerPool, threadFile } from '#server/lib/worker-pool.ts'
import type { FoundPassages, PassageTask } from './check-passages.ts'
import type { checkPassagesInThread } from './passage-thread.ts'

/** Finds passages in worker threads, so that a question to twelve hours of talk does not block other callers. */
export type PassageWorker = {
  /** @throws AppError `OVERLOADED`, `SHUTTING_DOWN` */
  find: (task: PassageTask, signal: AbortSignal) => Promise<FoundPassages>
  close: () => Promise<void>
}

/** Starts threads when questions come, at most two; they end after half a minute without one. */
export function createPassageWorker(): PassageWorker {
  const pool = createWorkerPool<typeof checkPassagesInThread>({
    file: threadFile('passage-thread', import.meta.url),
    name: 'checkPassagesInThread',
    maxThreads: 2,
    maxQueue: 100,
    warmThreads: 0,
  })
  return { find: pool.run, close: pool.close }
}
