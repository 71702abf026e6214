import { expect, it } from 'vitest'
import { withClient } from '#server/db/pool.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'

const register = { payload: { email: 'ada@example.org' } }

/** Lets every write of an address fail as PostgreSQL does without a disk. */
async function breakDisk({ database }: TestApp, sqlState: string): Promise<void> {
  await database.pool.query(`
    create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '${sqlState}'; end $$;
    create trigger fail before insert on visitors execute function fail()`)
}

/** Refuses room for new tables, as a full disk does. */
async function fillDisk({ database }: TestApp): Promise<void> {
  await database.pool.query(`
    create function refuse() returns event_trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '53100'; end $$;
    create event trigger refuse on ddl_command_start when tag in ('CREATE TABLE AS') execute function refuse()`)
}

it.each(['53100', '58030'])(
  'the server says that nothing can be saved when the disk fails with %s',
  async (sqlState) => {
    await using server = await startApp()
    await breakDisk(server, sqlState)
    const answer = await server.call('POST /api/users/register', register)
    expect(answer).toMatchObject({
      ok: false,
      status: 503,
      problem: {
        code: 'DATABASE_UNAVAILABLE',
        detail: "We can't save anything right now. Please try again in a moment.",
      },
    })
    expect(server.log.find(({ level }) => level === 50)).toMatchObject({
      advice: expect.stringContaining('disk'),
    })
  },
)

it('the server is not ready while the disk is full, and again when there is room', async () => {
  await using server = await startApp()
  await fillDisk(server)
  expect((await server.call('GET /readyz')).status).toBe(200)
  await breakDisk(server, '53100')
  await server.call('POST /api/users/register', register)
  expect(await server.call('GET /readyz')).toMatchObject({
    status: 503,
    problem: { code: 'DATABASE_UNAVAILABLE', detail: expect.stringContaining('disk') },
  })
  await server.database.pool.query('drop event trigger refuse')
  expect((await server.call('GET /readyz')).status).toBe(200)
})

it('the server is not ready on a database that takes no writes, and says so to who calls', async () => {
  await using server = await startApp()
  const { connection, pool } = server.database
  await withClient(connection, (client) =>
    client.query(`do $$ begin
      execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`),
  )
  // Connections that are open already would go on.
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
  expect(await server.call('POST /api/users/register', register)).toMatchObject({
    status: 503,
    problem: { code: 'DATABASE_UNAVAILABLE' },
  })
  expect((await server.call('GET /readyz')).status).toBe(503)
})
