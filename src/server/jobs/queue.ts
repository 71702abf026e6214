import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import type { Db as BossDb } from 'pg-boss'
import type { DatabaseEngine } from '#server/db/database-engine.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Log } from '#server/lib/log.ts'
import type { Notifications } from '#server/ports/between-processes.ts'

/** A kind of work that waits in the database until a worker takes it. */
export type QueueDefinition = {
  name: string
  /** The most retries of a job after its worker died or gave it back. */
  retryLimit: number
  /** The maximum duration of one attempt, in seconds. */
  expireInSeconds: number
}

/** A job that this process has taken. */
type TakenJob = { id: string }

/** One queue on pg-boss. A job has the id of its row, so that a row never has two jobs. */
export type Queue = {
  name: string
  /**
   * Inserts a job in the caller's transaction, unless it exists; a higher `priority` goes first. Notify
   * `jobsChannel` after it.
   */
  send: (tx: Db, id: string, priority: number) => Promise<void>
  /** Changes the priority of a waiting job. */
  setPriority: (tx: Db, id: string, priority: number) => Promise<void>
  /** Takes at most `count` waiting jobs, those with the highest priority first. */
  take: (count: number) => Promise<TakenJob[]>
  /** A job without a heartbeat for this long goes to another process, in ms. */
  heartbeatTimeoutMs: number
  /** Sends a heartbeat for jobs of this process. */
  sendHeartbeat: (ids: string[]) => Promise<void>
  complete: (id: string) => Promise<void>
  /** Gives a job back, to be taken again at once. Notify `jobsChannel` after it. */
  giveBack: (id: string) => Promise<void>
  stop: () => Promise<void>
}

/** The minimum time after which pg-boss takes a silent worker for dead, in seconds. */
const heartbeatSeconds = 10

/** The interval at which silent workers are looked for, in seconds. */
const superviseSeconds = 2

/** The channel that announces a waiting job; the payload is the name of its queue. */
export const jobsChannel = 'precis_jobs'

/** Opens a queue, with the tables of pg-boss if they do not exist. */
export async function openQueue(
  definition: QueueDefinition,
  options: Omit<BossOptions, 'schedules'>,
): Promise<Queue> {
  const { name, ...policy } = definition
  const boss = await startBoss({ ...options, schedules: false })
  await boss.createQueue(name, {
    ...policy,
    heartbeatSeconds,
    // Deleted a day after its end; the outcome of the work is in the table of the feature.
    deleteAfterSeconds: 24 * 3600,
  })
  // pg-boss reads the queue with the first call, over the pool. If that were a `send` in a transaction, as
  // many concurrent ones as the pool has connections would deadlock.
  await boss.findJobs(name, { id: randomUUID() })
  return {
    name,
    heartbeatTimeoutMs: heartbeatSeconds * 1000,
    send: async (tx, id, priority) => {
      await boss.send(name, null, { id, priority, ...within(tx) })
    },
    setPriority: async (tx, id, priority) => {
      await boss.update(name, undefined, { id, priority, ...within(tx) })
    },
    take: async (count) => {
      // A taken job that a power cut loses is taken again.
      const jobs = await transaction(
        options.db,
        (tx) => boss.fetch(name, { batchSize: count, ...within(tx) }),
        { withoutFlush: true },
      )
      return jobs.map(({ id }) => ({ id }))
    },
    sendHeartbeat: async (ids) => {
      await boss.touch(name, ids)
    },
    complete: async (id) => {
      await boss.complete(name, id)
    },
    giveBack: async (id) => {
      // On some engines pg-boss deletes the job and inserts it again.
      await transaction(options.db, (tx) => boss.fail(name, id, undefined, within(tx)))
    },
    stop: () => boss.stop({ graceful: false }),
  }
}

function within(tx: Db): { db: BossDb } {
  return { db: { executeSql: (text, values = []) => tx.execute({ text, values }) } }
}

type BossOptions = {
  db: PooledDb
  log: Log
  /** The engine of the database; PostgreSQL when it is not given. */
  databaseEngine?: DatabaseEngine
  /** True where this instance fails jobs whose worker sends no heartbeat. */
  supervises: boolean
  /** True where this instance starts due schedules. */
  schedules: boolean
}

/** Starts pg-boss on the connections of this process; creates its tables if they do not exist. */
export async function startBoss(options: BossOptions): Promise<PgBoss> {
  const { db, log, databaseEngine = 'postgres', supervises, schedules } = options
  const { pool } = db
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    backend: databaseEngine,
    schedule: schedules,
    // The first schedules of a database are created after the start, and wait for this interval.
    cronMonitorIntervalSeconds: 5,
    supervise: supervises,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  // Without a listener an error would end the process; a lost database is logged once by the pool.
  boss.on('error', ({ message }) =>
    log.warn({ reason: message }, 'the job queue could not do its maintenance'),
  )
  await boss.start()
  return boss
}

/** The end of a job: completed; given back, for any worker with room; or lost to another process. */
export type JobOutcome = 'completed' | 'given-back' | 'lost'

/** Does the work of one job; `signal` aborts when the process stops. */
type JobHandler = (id: string, signal: AbortSignal) => Promise<JobOutcome>

type WorkerOptions = {
  queue: Queue
  notifications: Notifications<typeof jobsChannel>
  log: Log
  /** The number of jobs that this process works on at once. */
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
 * Takes jobs up to its concurrency: at a notification, when a job ends, and every second in case a
 * notification was lost. Sends one heartbeat for all its jobs.
 */
export function startWorker({ queue, notifications, log, concurrency, handler }: WorkerOptions): Worker {
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
    // The same job comes a second time when this process was taken for dead; the handler ends the first
    // attempt.
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
