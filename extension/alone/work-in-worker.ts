import { AppError } from '#core/app-error.ts'
import type { ThreadOutcome } from '#core/app-error.ts'
import type { Job, JobResults } from './jobs.ts'

/** A job on its way to the worker, with the number of its call. */
export type JobMessage = { call: number; job: Job }

type Reply = { call: number; outcome: ThreadOutcome<unknown> | null }
type Waiting = (outcome: Reply['outcome']) => void

/** The used part of a worker. */
export type JobWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

/** Does a job; @throws AppError what the work fails with, or the reason of the signal */
export type DoJob = <J extends Job>(job: J, signal: AbortSignal) => Promise<JobResults[J['job']]>

/** The longest that a job may take; a talk of a day takes less than a third of it. */
const maxJobMs = 120_000

/**
 * Has jobs done by a worker, which is opened by the first of them. One that hangs, ends or is no longer
 * waited for is closed, and the next job opens another.
 */
export function createWork(open: () => JobWorker): DoJob {
  const waiting = new Map<number, Waiting>()
  let worker: JobWorker | null = null
  let calls = 0

  function close(): void {
    worker?.terminate()
    worker = null
    for (const settle of waiting.values()) settle(null)
    waiting.clear()
  }

  function opened(): JobWorker {
    if (worker !== null) return worker
    const next = open()
    next.addEventListener('message', ({ data }: MessageEvent<Reply>) =>
      waiting.get(data.call)?.(data.outcome),
    )
    next.addEventListener('error', () => {
      if (worker === next) close()
    })
    worker = next
    return next
  }

  return async (job, signal) => {
    signal.throwIfAborted()
    calls += 1
    const call = calls
    const { promise, resolve, reject } = Promise.withResolvers<Reply['outcome']>()
    const giveUp = AbortSignal.any([signal, AbortSignal.timeout(maxJobMs)])
    giveUp.addEventListener('abort', () => reject(giveUp.reason), { once: true })
    waiting.set(call, resolve)
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker takes none.
      opened().postMessage({ call, job })
      const value = readOutcome(await promise)
      // The worker answers by the name of the job.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return value as JobResults[(typeof job)['job']]
    } finally {
      waiting.delete(call)
      // What nobody waits for would hold up the next job.
      if (giveUp.aborted && waiting.size === 0) close()
    }
  }
}

function readOutcome(outcome: Reply['outcome']): unknown {
  if (outcome === null) throw new AppError('SUMMARY_FAILED', 'The work stopped before it was done.')
  if (!outcome.ok) throw new AppError(outcome.code, outcome.detail)
  return outcome.value
}
