import type { Status } from '#contract/status.ts'
import type { PooledDb } from '#server/db/database.ts'
import { countDue } from '#server/db/sweep-rows.ts'
import { readShares, sumToday } from '#server/features/model-costs/service.ts'
import type { DayCeiling } from '#server/features/model-costs/service.ts'
import type { PeriodicTask } from '#server/jobs/periodic.ts'
import type { Clock } from '#server/ports/clock.ts'
import { readQueue, readSizes, readTurns } from './repo.ts'

/** The state of the whole cluster, as far as the database knows it. */
export type ClusterStatus = Omit<Status, 'sources'>

/** Reads the state of the cluster. */
export type StatusReader = {
  /** A state that is a few seconds old at most; callers at the same time share one. */
  read: () => Promise<ClusterStatus>
}

type Deps = {
  db: PooledDb
  clock: Pick<Clock, 'now'>
  tasks: readonly PeriodicTask[]
  ceiling: DayCeiling
  maxAgeMs?: number
}

const defaultMaxAgeMs = 5000
/** Counting the rows of a long absence would take as long as reading the tables. */
const maxCounted = 1000

/** Reads the state at most once in `maxAgeMs`, however many scrapes and pages ask; a failure is not remembered. */
export function createStatusReader(deps: Deps): StatusReader {
  const { clock, maxAgeMs = defaultMaxAgeMs } = deps
  let last: { at: number; status: Promise<ClusterStatus> } | null = null
  return {
    read: () => {
      const now = clock.now()
      if (last !== null && now >= last.at && now < last.at + maxAgeMs) return last.status
      const reading = { at: now, status: readStatus(deps, now) }
      last = reading
      reading.status.catch(() => {
        if (last === reading) last = null
      })
      return reading.status
    },
  }
}

async function readStatus(deps: Deps, now: number): Promise<ClusterStatus> {
  const { db, ceiling } = deps
  const { maxDayMicroUsd } = ceiling
  const [queue, models, shares, sweeps, database] = await Promise.all([
    readQueue(db),
    sumToday(db, now),
    readShares(db, now, ceiling),
    readSweeps(deps),
    readSizes(db),
  ])
  const todayMicroUsd = models.reduce((sum, { costMicroUsd }) => sum + (costMicroUsd ?? 0), 0)
  return {
    at: new Date(now).toISOString(),
    queue,
    models: models.map(({ day: _day, ...model }) => model),
    money: { todayMicroUsd, maxDayMicroUsd, shares },
    sweeps,
    database,
  }
}

async function readSweeps({ db, tasks }: Deps): Promise<ClusterStatus['sweeps']> {
  const turns = new Map((await readTurns(db)).map((turn) => [turn.task, turn]))
  const sweeps: ClusterStatus['sweeps'] = []
  // One after the other, so that a page of the status takes one connection of the pool and not one for each task.
  for (const { name, everyMinutes, due } of tasks) {
    const turn = turns.get(name)
    const backlog = due === undefined ? null : Math.min(maxCounted, await countDue(db, due, maxCounted))
    const { isRunning = false, endedAt = null, hasFailed = false } = turn ?? {}
    sweeps.push({ name, everyMinutes, isRunning, endedAt, hasFailed, backlog })
  }
  return sweeps
}
