import { describe, expect, it } from 'vitest'
import { writtenFor } from '#server/db/database-engine.ts'
import type { DatabaseEngine } from '#server/db/database-engine.ts'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { withClient } from '#server/db/pool.ts'
import { runChannels, runQueue } from '#server/features/summaries/runs/channels.ts'
import { startPeriodic } from '#server/jobs/periodic.ts'
import { openQueue } from '#server/jobs/queue.ts'
import { createLog } from '#server/lib/log.ts'
import { createLocalNotifications } from '#server/ports/between-processes.ts'
import { createScriptedEngine, everyMs } from '#tests/fakes/scripted-engine.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { startNode } from '#tests/setup/start-node.ts'
import { copyTemplate, templateDatabase } from '#tests/setup/test-database.ts'
import type { TestServer } from '#tests/setup/test-database.ts'

/** The way a table is stored: its persistence, `p` or `u`, and its kind, `r` or `p` for one in partitions. */
async function storageOf({ pool }: Database, table: string): Promise<{ persistence: string; kind: string }> {
  const { rows } = await pool.query(
    'select relpersistence as persistence, relkind as kind from pg_class where oid = $1::text::regclass',
    [table],
  )
  return rows[0]
}

/** A database of PostgreSQL that an engine of this name would have made, as far as its setting decides it. */
async function createFor(engine: DatabaseEngine, connection: TestServer): Promise<Database> {
  // The template has the tables that pg-boss makes for PostgreSQL.
  await withClient(connection, (client) => client.query('drop schema if exists pgboss cascade'))
  await migrate(connection, { log: quietLog, engine })
  return connectDatabase(connection, quietLog)
}

it('a database that was made by PostgreSQL keeps its unlogged table, and one that is moved elsewhere gets an ordinary one', async () => {
  const connection = await copyTemplate(templateDatabase)
  const database = connectDatabase(connection, quietLog)
  await migrate(connection, { log: quietLog, engine: 'citus' })
  expect(await storageOf(database, 'call_counts')).toMatchObject({ persistence: 'u' })
  await database.pool.query(`insert into call_counts values ('a', 1, now())`)
  await migrate(connection, { log: quietLog, engine: 'yugabytedb' })
  expect(await storageOf(database, 'call_counts')).toMatchObject({ persistence: 'p' })
  expect((await database.pool.query('select from call_counts')).rowCount).toBe(1)
  await database.close()
})

// PostgreSQL stands in for each engine: what is tried is that the setting arrives, and what follows from it.
describe.each(['yugabytedb', 'cockroachdb'] as const)('with DATABASE_ENGINE=%s', (databaseEngine) => {
  it('no migration makes an unlogged table', async () => {
    const made = (await readMigrations()).filter(({ sql }) =>
      /\bunlogged\b/i.test(writtenFor(databaseEngine, sql)),
    )
    expect(made.map(({ id }) => id)).toEqual([])
  })

  it('a new database has no unlogged table, a node starts on it, and a summary is made and counted', async () => {
    const database = await createFor(databaseEngine, await copyTemplate('template0'))
    const engine = createScriptedEngine({ insights: 1, pace: everyMs(1) })
    const notifications = createLocalNotifications(runChannels)
    const node = await startNode(database, createLog('silent'), {
      databaseEngine,
      engine,
      notifications,
      isCounted: true,
    })
    const payload = { videoUrl: 'https://youtu.be/hQVTIJBZook' }
    const answer = await node.app.inject({ method: 'POST', url: '/api/summarize', payload })
    expect(answer.statusCode).toBe(200)
    const { rows } = await database.pool.query(
      `select substring(key from '^(.*)/') as counted, hits from call_counts order by counted`,
    )
    expect(rows).toEqual(
      ['model runs/network', 'newcomers', 'summaries', 'summaries/network'].map((counted) => ({
        counted,
        hits: 1,
      })),
    )
    expect(await storageOf(database, 'call_counts')).toEqual({ persistence: 'p', kind: 'r' })
    expect(await storageOf(database, 'pgboss.job')).toEqual({ persistence: 'p', kind: 'r' })
    const periodic = await startPeriodic([{ name: 'sweep', everyMinutes: 1, run: async () => undefined }], {
      db: database.db,
      log: quietLog,
      databaseEngine,
    })
    await periodic.stop()
    await node.close()
    await database.close()
  })

  it('a job that is given back, or whose worker is silent, is taken again', async () => {
    const database = await createFor(databaseEngine, await copyTemplate(templateDatabase))
    const { db, pool } = database
    const queue = await openQueue(runQueue, { db, log: quietLog, databaseEngine, supervises: true })
    const id = crypto.randomUUID()
    await queue.send(db, id, 1)
    expect(await queue.take(2)).toEqual([{ id }])
    await queue.giveBack(id)
    expect(await queue.take(2)).toEqual([{ id }])
    await pool.query(`update pgboss.job set heartbeat_on = now() - interval '1 hour'`)
    await expect.poll(() => queue.take(2)).toEqual([{ id }])
    await queue.complete(id)
    expect(await queue.take(2)).toEqual([])
    await queue.stop()
    await database.close()
  })
})
