import { AppError, toOutcome } from '#core/app-error.ts'
import type { ThreadOutcome } from '#core/app-error.ts'
import type { Jobs } from './jobs.ts'

/** A job on its way to the worker: the number of its call, its name, and what it is done with. */
export type JobMessage = { call: number; job: keyof Jobs; given: never[] }

type Outcome = ThreadOutcome<unknown> | null
type Reply = { call: number; outcome: Outcome }

/** The used part of a worker. */
export type JobWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

/** The longest that a job may take; a talk of a day takes less than a third of it. */
const maxJobMs = 120_000

/** In the worker: does a job, and gives what goes back. */
export async function replyTo({ call, job, given }: JobMessage, jobs: Jobs): Promise<Reply> {
  const work: (...given: never[]) => Promise<unknown> = jobs[job]
  return { call, outcome: await toOutcome(() => work(...given)).catch(() => null) }
}

/**
 * Has jobs done by a worker, which is opened by the first of them. One that hangs, ends or is no longer
 * waited for is closed, and the next job opens another. A job throws what the work fails with, an AppError,
 * or the reason of its signal.
 */
export function createWork(open: () => JobWorker) {
  const waiting = new Map<number, (outcome: Outcome) => void>()
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

  return async <J extends keyof Jobs>(job: J, given: Parameters<Jobs[J]>, signal: AbortSignal) => {
    signal.throwIfAborted()
    calls += 1
    const call = calls
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    const giveUp = AbortSignal.any([signal, AbortSignal.timeout(maxJobMs)])
    giveUp.addEventListener('abort', () => reject(giveUp.reason), { once: true })
    waiting.set(call, resolve)
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker takes none.
      opened().postMessage({ call, job, given })
      const outcome = await promise
      if (outcome === null) throw new AppError('SUMMARY_FAILED', 'The work stopped before it was done.')
      if (!outcome.ok) throw new AppError(outcome.code, outcome.detail)
      // The worker answers by the name of the job.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return outcome.value as Awaited<ReturnType<Jobs[J]>>
    } finally {
      waiting.delete(call)
      // What nobody waits for would hold up the next job.
      if (giveUp.aborted && waiting.size === 0) close()
    }
  }
}
