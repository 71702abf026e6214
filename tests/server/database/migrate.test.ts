import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, ClientConfig, QueryResult } from 'pg'
import { describe, expect, it } from 'vitest'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import type { Migration } from '#server/db/migrate.ts'
import { withClient } from '#server/db/pool.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { runProgram } from '#tests/setup/run-program.ts'
import { copyTemplate } from '#tests/setup/test-database.ts'

const first: Migration = { id: '0001_first', sql: 'create table first (id int)', checksum: 'a' }
const second: Migration = { id: '0002_second', sql: 'create table second (id int)', checksum: 'b' }

function apply(connection: ClientConfig, migrations: Migration[]): Promise<void> {
  return migrate(connection, { log: quietLog, migrations })
}

async function readIds(connection: ClientConfig): Promise<string[]> {
  const { rows } = await withClient(connection, (client) =>
    client.query<{ id: string }>('select id from schema_migrations order by id'),
  )
  return rows.map(({ id }) => id)
}

it('applies each migration once when five processes start at the same time', async () => {
  const connection = await copyTemplate('template0')
  const gated = [{ ...first, sql: `lock table gate; ${first.sql}` }, second]
  await withClient(connection, async (client) => {
    await client.query('create table gate ()')
    await client.query('begin; lock table gate')
    const args = [JSON.stringify(connection), JSON.stringify(gated)]
    const starts = Array.from({ length: 5 }, () =>
      runProgram('tests/server/database/migrate-process.ts', args),
    )
    // All are there, and none can finish the first migration before the others try to.
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const countWaiting = (other: Client): Promise<QueryResult> => other.query(waiting)
    await expect.poll(() => withClient(connection, countWaiting)).toMatchObject({ rowCount: 5 })
    await client.query('commit')
    const results = await Promise.all(starts)
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
    expect(results.flatMap(({ output }) => output.split('\n').filter(Boolean))).toHaveLength(1)
  })
  expect(await readIds(connection)).toEqual([first.id, second.id])
})

it('applies what is missing, in order, and nothing twice', async () => {
  const connection = await copyTemplate('template0')
  await apply(connection, [first])
  await apply(connection, [first, second])
  await apply(connection, [first, second])
  expect(await readIds(connection)).toEqual([first.id, second.id])
})

it('the start says in one line that it made a new database, and names each migration of one that was there', async () => {
  const connection = await copyTemplate('template0')
  const said: unknown[] = []
  const log = { ...quietLog, info: (...line: unknown[]) => said.push(line) }
  const migrations = [first, second]
  await migrate(connection, { log, migrations })
  const third: Migration = { id: '0003_third', sql: 'select 1', checksum: 'c' }
  await migrate(connection, { log, migrations: [...migrations, third] })
  expect(said).toEqual([
    [{ migrations: 2 }, 'the database schema was created'],
    [{ migration: third.id }, 'the database schema was brought forward'],
  ])
})

describe('stops, and leaves the database as it is,', () => {
  it('when an applied migration was changed since', async () => {
    const connection = await copyTemplate('template0')
    await apply(connection, [first])
    await expect(apply(connection, [{ ...first, checksum: 'changed' }, second])).rejects.toMatchObject({
      failure: 'migration-changed',
      message: expect.stringContaining(first.id),
    })
    expect(await readIds(connection)).toEqual([first.id])
  })

  it('when the database was used with a newer version', async () => {
    const connection = await copyTemplate('template0')
    await apply(connection, [first, second])
    await expect(apply(connection, [first])).rejects.toMatchObject({
      failure: 'migration-unknown',
      message: expect.stringContaining(second.id),
    })
  })

  it('when a migration was slipped in before one that is applied already', async () => {
    const connection = await copyTemplate('template0')
    await apply(connection, [second])
    await expect(apply(connection, [first, second])).rejects.toMatchObject({ failure: 'migration-unknown' })
    expect(await readIds(connection)).toEqual([second.id])
  })

  it.each([
    ['itself', 'create table second (id int); select 1 / 0', 'division by zero'],
    ['to be recorded', 'create table second (id int); drop table schema_migrations', 'does not exist'],
  ])('when a migration fails %s, without any of it', async (_, statements, reason) => {
    const connection = await copyTemplate('template0')
    await expect(apply(connection, [first, { ...second, sql: statements }])).rejects.toMatchObject({
      failure: 'migration-failed',
      message: expect.stringMatching(new RegExp(`${second.id} failed: .*${reason}`)),
    })
    expect(await readIds(connection)).toEqual([first.id])
    await apply(connection, [first, second])
  })
})

describe('the migration files', () => {
  async function inFolder(files: Readonly<Record<string, string>>): Promise<Migration[]> {
    const folder = await mkdtemp(join(tmpdir(), 'precis-migrations-'))
    try {
      for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql)
      return await readMigrations(folder)
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  it('are read by number, and the same with either kind of line end', async () => {
    const [unix] = await inFolder({ '0001_one.sql': 'select 1;\nselect 2;\n' })
    const both = await inFolder({
      '0002_two.sql': '',
      '0001_one.sql': 'select 1;\r\nselect 2;\r\n',
      'notes.md': '',
    })
    expect(both.map(({ id }) => id)).toEqual(['0001_one', '0002_two'])
    expect(both[0]).toEqual(unix)
  })

  it.each([
    [{ '0001_one.sql': '', '0001_other.sql': '' }, '0001_other.sql'],
    [{ 'one.sql': '' }, 'one.sql'],
  ])('are refused with a number that is missing or there twice: %j', async (files, named) => {
    await expect(inFolder(files)).rejects.toThrow(named)
  })
})
