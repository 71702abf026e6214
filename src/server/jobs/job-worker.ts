import type { Log } from '#server/db/log.ts'
import type { JobQueue } from './job-queue.ts'
import { jobsChannel } from './job-queue.ts'
import type { Notifications } from './notifications.ts'

/** How a job ended: completed; given back, for any worker with room; or lost to another process. */
export type JobOutcome = 'completed' | 'given-back' | 'lost'

/** Works on one job; `signal` aborts when the process stops. */
export type JobHandler = (id: string, signal: AbortSignal) => Promise<JobOutcome>

type Options = {
  queue: JobQueue
  notifications: Notifications<typeof jobsChannel>
  log: Log
  /** How many jobs this process works on at once. */
  concurrency: number
  handler: JobHandler
}

export type JobWorker = {
  /** Takes no more jobs, tells those at work to stop, and waits for them. */
  stop: () => Promise<void>
}

const pollMs = 1000
/** How often a job is kept in the time that it is held for, so that one lost statement or two lose no job. */
const keepsInTime = 3

/**
 * Takes jobs as long as it has room: when told of one, when one ends, and every second in case nobody told. Keeps the
 * jobs that it holds alive with one statement for all.
 */
export function startJobWorker({ queue, notifications, log, concurrency, handler }: Options): JobWorker {
  const atWork = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let taking = false
  let askedAgain = false

  async function takeMore(): Promise<void> {
    askedAgain = true
    if (taking) return
    taking = true
    try {
      while (askedAgain && !stopping.signal.aborted && atWork.size < concurrency) {
        askedAgain = false
        for (const { id } of await queue.take(concurrency - atWork.size)) begin(id)
      }
    } catch (error) {
      report(error)
    } finally {
      taking = false
    }
  }

  function begin(id: string): void {
    // The same job comes a second time when this process was taken for dead; the handler's own fence ends the first.
    const before = atWork.get(id) ?? Promise.resolve()
    const work = before.then(() => finish(id)).catch(report)
    atWork.set(id, work)
    void work.then(() => {
      const wasFull = atWork.size >= concurrency
      if (atWork.get(id) === work) atWork.delete(id)
      // While there was room, what came in was taken when it was told of.
      return wasFull ? takeMore() : undefined
    })
  }

  async function finish(id: string): Promise<void> {
    const outcome = await handler(id, stopping.signal)
    if (outcome === 'completed') await queue.complete(id)
    if (outcome !== 'given-back') return
    await queue.giveBack(id)
    notifications.notify(jobsChannel, queue.name)
  }

  function report(error: unknown): void {
    log.warn({ err: error }, 'a job could not be taken or ended')
  }

  const poll = setInterval(() => void takeMore(), pollMs)
  const keep = setInterval(() => {
    if (atWork.size > 0) queue.keep([...atWork.keys()]).catch(report)
  }, queue.keepsForMs / keepsInTime)
  const unlisten = notifications.listen(jobsChannel, {
    onNotification: () => void takeMore(),
    onReady: () => void takeMore(),
  })
  return {
    stop: async () => {
      stopping.abort()
      unlisten()
      clearInterval(poll)
      await Promise.all(atWork.values())
      clearInterval(keep)
    },
  }
}
