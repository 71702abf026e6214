import type { Log } from '#server/lib/log.ts'
import type { Notifications } from '#server/ports/between-processes.ts'
import { jobsChannel } from './queue.ts'
import type { Queue } from './queue.ts'

/** How a job ended: completed; given back, for any worker with room; or lost to another process. */
export type JobOutcome = 'completed' | 'given-back' | 'lost'

/** Does the work of one job; `signal` aborts when the process stops. */
type JobHandler = (id: string, signal: AbortSignal) => Promise<JobOutcome>

type Options = {
  queue: Queue
  notifications: Notifications<typeof jobsChannel>
  log: Log
  /** How many jobs this process works on at once. */
  concurrency: number
  handler: JobHandler
}

type Worker = {
  /** Takes no more jobs, aborts the running ones, and waits for them. */
  stop: () => Promise<void>
}

const pollMs = 1000
/** Heartbeats within the timeout of a job, so that one or two lost statements lose no job. */
const heartbeatsInTimeout = 3

/**
 * Takes jobs up to its concurrency: at a notification, when a job ends, and every second in case a notification was lost.
 * Sends one heartbeat for all its jobs.
 */
export function startWorker({ queue, notifications, log, concurrency, handler }: Options): Worker {
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let isTaking = false
  let isDue = false

  async function takeMore(): Promise<void> {
    isDue = true
    if (isTaking) return
    isTaking = true
    try {
      while (isDue && !stopping.signal.aborted && running.size < concurrency) {
        isDue = false
        for (const { id } of await queue.take(concurrency - running.size)) begin(id)
      }
    } catch (error) {
      report(error)
    } finally {
      isTaking = false
    }
  }

  function begin(id: string): void {
    // The same job comes a second time when this process was taken for dead; the handler ends the first attempt.
    const before = running.get(id) ?? Promise.resolve()
    const work = before.then(() => finish(id)).catch(report)
    running.set(id, work)
    void work.then(() => {
      const wasFull = running.size >= concurrency
      if (running.get(id) === work) running.delete(id)
      // Below the limit, jobs were taken at their notifications.
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
  const heartbeat = setInterval(() => {
    if (running.size > 0) queue.sendHeartbeat([...running.keys()]).catch(report)
  }, queue.heartbeatTimeoutMs / heartbeatsInTimeout)
  const unlisten = notifications.listen(jobsChannel, {
    onNotification: () => void takeMore(),
    onReady: () => void takeMore(),
  })
  return {
    stop: async () => {
      stopping.abort()
      unlisten()
      clearInterval(poll)
      await Promise.all(running.values())
      clearInterval(heartbeat)
    },
  }
}
