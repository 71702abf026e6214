import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { DatabaseEngine } from '#server/db/database-engine.ts'
import type { PooledDb } from '#server/db/database.ts'
import { deleteInBatches } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import type { Log } from '#server/lib/log.ts'
import { startBoss } from './queue.ts'

/** Work that one process of the cluster does once in each period. */
export type PeriodicTask = {
  /** Unique among the tasks; names its schedule. */
  name: string
  /** A divisor of 60. */
  everyMinutes: number
  /**
   * Does the work until nothing of it is left; `signal` aborts when the process stops and when the time limit
   * is over. Never runs twice at the same time, on any node.
   */
  run: (signal: AbortSignal) => Promise<unknown>
  /** The rows that it takes, as far as an index counts them. */
  due?: readonly Due[]
}

/** The part of a task that only deletes the rows that are due. */
export function deletesDue(db: PooledDb, ...due: readonly Due[]): Pick<PeriodicTask, 'due' | 'run'> {
  return {
    due,
    run: async (signal) => {
      for (const each of due) await deleteInBatches(db, each, signal)
    },
  }
}

/** The end of one run of a task. */
export type TaskOutcome = { task: string; hasFailed: boolean; ms: number }

/** The periodic tasks of this process. */
export type PeriodicTasks = {
  /** Starts no more tasks, aborts the running ones, and waits for them. */
  stop: () => Promise<void>
}

type PeriodicOptions = {
  db: PooledDb
  log: Log
  databaseEngine?: DatabaseEngine
  pollMs?: number
  onEnded?: (outcome: TaskOutcome) => void
}

/** The queue of the turns of tasks. */
export const periodicQueue = 'periodic'

const defaultPollMs = 5000
/** A silent task may run again elsewhere after this time: its run's supervisor fails its job. */
const heartbeatSeconds = 30
const expireInSeconds = 3600
/** A task goes on at its next turn then, so that it never runs past the expiry of its job. */
const maxTaskMs = 30 * 60_000
/** Longer than the longest period, so that the status page knows when each task ended last. */
const deleteAfterSeconds = 3 * 3600

const jobData = z.object({ task: z.string() })

/** Schedules the tasks for the cluster in place of earlier ones, and begins to take due ones. */
export async function startPeriodic(
  tasks: readonly PeriodicTask[],
  { pollMs = defaultPollMs, onEnded = () => undefined, ...options }: PeriodicOptions,
): Promise<PeriodicTasks> {
  const { log } = options
  const boss = await startBoss({ ...options, supervises: false, schedules: true })
  await schedule(boss, tasks)
  const stopping = new AbortController()
  const running = new Map<string, Promise<void>>()
  let taking: Promise<void> | null = null

  async function takeDue(): Promise<void> {
    if (running.size > 0) await boss.touch(periodicQueue, [...running.keys()])
    for (const { id, data } of await boss.fetch(periodicQueue, { batchSize: tasks.length })) {
      const task = tasks.find(({ name }) => name === jobData.parse(data).task)
      running.set(id, run(id, task))
    }
  }

  async function run(id: string, task: PeriodicTask | undefined): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(maxTaskMs)])
    const began = performance.now()
    let hasFailed = false
    await task?.run(signal).catch((error: unknown) => {
      hasFailed = !stopping.signal.aborted
      if (hasFailed) log.warn({ err: error, task: task.name }, 'a periodic task failed')
    })
    if (task !== undefined) onEnded({ task: task.name, hasFailed, ms: performance.now() - began })
    await boss.complete(periodicQueue, id, { hasFailed }).catch(report)
    running.delete(id)
  }

  function report(error: unknown): void {
    log.warn({ err: error }, 'periodic tasks could not be taken')
  }

  const poll = setInterval(() => {
    taking ??= takeDue()
      .catch(report)
      .finally(() => {
        taking = null
      })
  }, pollMs)
  return {
    stop: async () => {
      clearInterval(poll)
      stopping.abort()
      await taking
      await Promise.all(running.values())
      await boss.stop({ graceful: false })
    },
  }
}

async function schedule(boss: PgBoss, tasks: readonly PeriodicTask[]): Promise<void> {
  // Exclusive by its singleton key: while a task waits or runs, its next turn is left out.
  const policy = { policy: 'exclusive', retryLimit: 0, heartbeatSeconds, expireInSeconds, deleteAfterSeconds }
  await boss.createQueue(periodicQueue, policy)
  // Most starts find every schedule as it is to be.
  const found = new Map((await boss.getSchedules(periodicQueue)).map(({ key, cron }) => [key, cron]))
  for (const { name, everyMinutes } of tasks) {
    const cron = everyMinutes === 60 ? '0 * * * *' : `*/${everyMinutes} * * * *`
    const key = scheduleKey(name)
    if (found.get(key) === cron) continue
    await boss.schedule(periodicQueue, cron, { task: name }, { key, singletonKey: key })
  }
  for (const key of found.keys()) {
    if (!tasks.some(({ name }) => scheduleKey(name) === key)) await boss.unschedule(periodicQueue, key)
  }
}

/** A key of pg-boss has no blanks. */
function scheduleKey(name: string): string {
  return name.replaceAll(' ', '-')
}
