import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Status } from '#contract/status.ts'
import type { PooledDb, Db } from '#server/db/database.ts'
import { isoTime, readRow, readRows, sql } from '#server/db/sql.ts'
import { countDue } from '#server/db/sweep-rows.ts'
import { requireAdmin } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import { readCheckers, readShares, sumToday } from '#server/features/model-costs/service.ts'
import type { DayCeiling } from '#server/features/model-costs/service.ts'
import { handle } from '#server/http/handle.ts'
import { periodicQueue } from '#server/jobs/periodic.ts'
import type { PeriodicTask } from '#server/jobs/periodic.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Metrics } from '#server/lib/metrics/metrics.ts'

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

/** Reads the state once in `maxAgeMs` for all scrapes and pages; a failure is not remembered. */
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
  const [queue, models, checkers, shares, sweeps, database] = await Promise.all([
    readQueue(db),
    sumToday(db, now),
    readCheckers(db, now),
    readShares(db, now, ceiling),
    readSweeps(deps),
    readSizes(db),
  ])
  const todayMicroUsd = models.reduce((sum, { costMicroUsd }) => sum + (costMicroUsd ?? 0), 0)
  return {
    at: new Date(now).toISOString(),
    queue,
    models: models.map(({ day: _day, ...model }) => model),
    checkers,
    money: { todayMicroUsd, maxDayMicroUsd, shares },
    sweeps,
    database,
  }
}

async function readSweeps({ db, tasks }: Deps): Promise<ClusterStatus['sweeps']> {
  const turns = new Map((await readTurns(db)).map((turn) => [turn.task, turn]))
  const sweeps: ClusterStatus['sweeps'] = []
  // One after the other, so that a page of the status takes one connection of the pool and not one for each
  // task.
  for (const { name, everyMinutes, due } of tasks) {
    const turn = turns.get(name)
    const backlog = due === undefined ? null : Math.min(maxCounted, await countDue(db, due, maxCounted))
    const { isRunning = false, endedAt = null, hasFailed = false } = turn ?? {}
    sweeps.push({ name, everyMinutes, isRunning, endedAt, hasFailed, backlog })
  }
  return sweeps
}

const queueSchema = z.object({
  waiting: z.int(),
  running: z.int(),
  silent: z.int(),
  oldestWaitingSeconds: z.number().nullable(),
})

/** The runs that wait and run, and the jobs whose worker missed its heartbeats. */
async function readQueue(db: Db): Promise<z.output<typeof queueSchema>> {
  return await readRow(
    db,
    queueSchema,
    sql`select count(*) filter (where state = 'queued')::int as waiting,
      count(*) filter (where state = 'running')::int as running,
      (select count(*)::int from pgboss.job where state = 'active'
        and heartbeat_on + heartbeat_seconds * interval '1 second' < now()) as silent,
      greatest(0, extract(epoch from now() - min(created_at) filter (where state = 'queued')))::float8
        as "oldestWaitingSeconds"
    from runs where state in ('queued', 'running')`,
  )
}

const turnSchema = z.object({
  task: z.string(),
  isRunning: z.boolean(),
  endedAt: z.string().nullable(),
  hasFailed: z.boolean(),
})

/** The last turns of the periodic tasks that the queue remembers. */
async function readTurns(db: Db): Promise<z.output<typeof turnSchema>[]> {
  return await readRows(
    db,
    turnSchema,
    sql`select data ->> 'task' as task, bool_or(state = 'active') as "isRunning",
      ${isoTime(sql`max(completed_on)`)} as "endedAt",
      coalesce((array_agg(state <> 'completed' or coalesce((output ->> 'hasFailed')::boolean, false)
        order by completed_on desc) filter (where completed_on is not null))[1], false) as "hasFailed"
    from pgboss.job where name = ${periodicQueue} group by 1`,
  )
}

const tableSchema = z.object({ name: z.string(), bytes: z.number(), rows: z.number() })

const bytesRow = z.object({ bytes: z.number() })

/** The size of the database and each table with indexes, largest first; `pgboss` counts as one. */
async function readSizes(db: Db): Promise<{ bytes: number; tables: z.output<typeof tableSchema>[] }> {
  const { bytes } = await readRow(
    db,
    bytesRow,
    sql`select pg_database_size(current_database())::float8 as bytes`,
  )
  const tables = await readRows(
    db,
    tableSchema,
    sql`select case nspname when 'public' then relname else nspname end as name,
      sum(pg_total_relation_size(pg_class.oid))::float8 as bytes,
      sum(greatest(reltuples, 0))::float8 as rows
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'pgboss') group by 1 order by 2 desc, 1`,
  )
  return { bytes, tables }
}

/** Dependencies of the status. */
export type StatusDeps = AccountDeps & {
  status: StatusReader
  /** The counts of this process about the sources of transcripts. */
  metrics: Pick<Metrics, 'countsOf'>
}

/** Registers the state of the service for admins. It is not audited: it names nobody. */
export function registerStatusRoutes(app: FastifyInstance, deps: StatusDeps): void {
  handle(app, 'GET /api/admin/status', async ({ request }) => {
    await requireAdmin(deps, request)
    return { ...(await deps.status.read()), sources: await sumBySource(deps.metrics) }
  })
}

async function sumBySource({ countsOf }: StatusDeps['metrics']): Promise<Status['sources']> {
  const found = new Map<string, Status['sources'][number]>()
  for (const { labels, value: count } of await countsOf('precis_transcript_attempts_total')) {
    const source = String(labels['source'])
    const row = found.get(source) ?? { source, outcomes: [] }
    row.outcomes.push({ outcome: String(labels['outcome']), count })
    found.set(source, row)
  }
  return [...found.values()]
}
