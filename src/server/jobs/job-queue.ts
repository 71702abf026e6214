import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Db } from 'pg-boss'
import type { Orm, PooledOrm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Log } from '#server/db/log.ts'
import { startBoss } from './boss.ts'

/** One kind of work that waits in the database until a worker takes it. */
export type QueueDefinition = {
  name: string
  /** How often a job is taken up again after its worker died or gave it back. */
  retryLimit: number
  /** The longest that one attempt may take, in seconds. */
  expireInSeconds: number
}

/** A job that this process holds; `priority` is higher for what goes first. */
export type TakenJob = { id: string }

/** One queue on pg-boss. A job has the id of the row that it is about, so that there are never two for one. */
export type JobQueue = {
  name: string
  /** Puts a job into the caller's transaction, nothing when it is there already; tell `jobsChannel` after it. */
  send: (tx: Orm, id: string, priority: number) => Promise<void>
  /** Moves a waiting job. */
  setPriority: (tx: Orm, id: string, priority: number) => Promise<void>
  /** Takes at most `count` waiting jobs, the first ones first. */
  take: (count: number) => Promise<TakenJob[]>
  /** How long a job is held without a word, in ms; then it goes to another process. */
  keepsForMs: number
  /** Says that this process still works on them. */
  keep: (ids: string[]) => Promise<void>
  complete: (id: string) => Promise<void>
  /** Gives a job back, to be taken again at once; tell `jobsChannel` after it. */
  giveBack: (id: string) => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  orm: PooledOrm
  log: Log
  /** Whether this process looks after jobs whose worker is not heard of any more. */
  supervises: boolean
}

/** The shortest time that pg-boss lets pass before it takes a silent worker for dead, in seconds. */
const heartbeatSeconds = 10

/** Told on this channel: a job can be taken; the payload is the name of its queue. */
export const jobsChannel = 'precis_jobs'

/** Opens a queue; makes pg-boss's own tables where there are none. */
export async function openJobQueue(definition: QueueDefinition, options: Options): Promise<JobQueue> {
  const { name, ...policy } = definition
  const boss = await startBoss({ ...options, schedules: false })
  await boss.createQueue(name, {
    ...policy,
    heartbeatSeconds,
    // A day after its end nobody asks for a job any more; what became of the work stands in a table of its own.
    deleteAfterSeconds: 24 * 3600,
  })
  // pg-boss reads what it knows of a queue with the first call, over the pool. If that were a `send` in a transaction,
  // as many of them at once as the pool has connections would wait for each other.
  await boss.findJobs(name, { id: randomUUID() })
  return {
    name,
    keepsForMs: heartbeatSeconds * 1000,
    send: async (tx, id, priority) => {
      await boss.send(name, null, { id, priority, ...within(tx) })
    },
    setPriority: async (tx, id, priority) => {
      await boss.update(name, undefined, { id, priority, ...within(tx) })
    },
    take: async (count) => {
      // A taken job that a power cut forgets is taken again, which is what the cut makes of it anyway.
      const jobs = await transaction(
        options.orm,
        (tx) => boss.fetch(name, { batchSize: count, ...within(tx) }),
        { withoutFlush: true },
      )
      return jobs.map(({ id }) => ({ id }))
    },
    keep: async (ids) => {
      await boss.touch(name, ids)
    },
    complete: async (id) => {
      await boss.complete(name, id)
    },
    giveBack: async (id) => {
      await boss.fail(name, id)
    },
    stop: () => boss.stop({ graceful: false }),
  }
}

function within(tx: Orm): { db: Db } {
  return { db: fromDrizzle(tx, sql) }
}
