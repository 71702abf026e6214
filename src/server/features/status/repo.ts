import { sql } from '#server/db/sql.ts'
import { isoTime } from '#server/db/columns.ts'
import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { readRow, readRows } from '#server/db/read-rows.ts'
import { periodicQueue } from '#server/jobs/periodic.ts'

const queueSchema = z.object({
  waiting: z.int(),
  running: z.int(),
  silent: z.int(),
  oldestWaitingSeconds: z.number().nullable(),
})

/** The runs that wait and run, and the jobs whose worker missed its heartbeats. */
export async function readQueue(db: Db): Promise<z.output<typeof queueSchema>> {
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
export async function readTurns(db: Db): Promise<z.output<typeof turnSchema>[]> {
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

/** The size of the database, and of each table with its indexes, the largest first; `pgboss` counts as one table. */
export async function readSizes(db: Db): Promise<{ bytes: number; tables: z.output<typeof tableSchema>[] }> {
  const { bytes } = await readRow(
    db,
    z.object({ bytes: z.number() }),
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
