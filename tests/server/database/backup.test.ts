import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { ClientConfig } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { verifyBackup } from '#server/db/backup/read-backup.ts'
import { restoreBackup } from '#server/db/backup/restore-backup.ts'
import { writeBackup } from '#server/db/backup/write-backup.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Migration } from '#server/db/migrate.ts'
import { withClient } from '#server/db/pool.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { copyTemplate } from '#tests/setup/test-database.ts'
import { everyKind, everyKindRows } from './every-kind-of-data.ts'

const now = new Date('2026-01-02T03:04:05Z')
const next: Migration = { id: '0002_next', checksum: 'next', sql: 'alter table owners add column note text' }

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precis-backup-'))
  file = join(folder, 'backup.gz')
})
afterEach(() => rm(folder, { recursive: true }))

/** A database with that schema, and with rows where some are given. */
async function makeDatabase(rows = '', migrations = [everyKind]): Promise<ClientConfig> {
  const connection = await copyTemplate('template0')
  await migrate(connection, { log: quietLog, migrations })
  await run(connection, rows)
  return connection
}

function run(connection: ClientConfig, statement: string): Promise<unknown[]> {
  return withClient(connection, async (client) => (await client.query<object>(statement)).rows ?? [])
}

function backUp(connection: ClientConfig): Promise<Record<string, number>> {
  return withClient(connection, (client) => writeBackup(client, file, { now }))
}

async function restore(connection: ClientConfig, migrations = [everyKind]): Promise<void> {
  await restoreBackup(connection, await verifyBackup(file), { log: quietLog, migrations })
}

/** All rows of the two tables as text, so that every digit counts. */
function readAll(connection: ClientConfig): Promise<unknown[]> {
  return run(
    connection,
    `select o::text as row from owners o union all (select i::text from items i order by id)`,
  )
}

describe('a backup', () => {
  it('brings every kind of data back as it was', async () => {
    const source = await makeDatabase(everyKindRows)
    const rows = { empty_table: 0, items: 503, owners: 3 }
    expect(await backUp(source)).toEqual(rows)
    const target = await makeDatabase()
    await restore(target)
    expect(await readAll(target)).toEqual(await readAll(source))
    expect(await run(target, 'select from counters')).toEqual([])
  })

  it('leaves keys, triggers and sequences as they are after use', async () => {
    await backUp(await makeDatabase(everyKindRows))
    const target = await makeDatabase()
    const keys = `select conname, pg_get_constraintdef(oid), convalidated from pg_constraint
      where contype = 'f' order by conname`
    const before = await run(target, keys)
    await restore(target)
    expect(await run(target, keys)).toEqual(before)
    const added = await run(target, `insert into items (owner, words) values (1, 'loud') returning id, words`)
    expect(added).toEqual([{ id: '504', words: 'loud!' }])
    const owner = await run(target, `insert into owners ("First name") values ('new') returning id`)
    expect(owner).toEqual([{ id: 4 }])
    expect(await run(target, `select nextval('unused_sequence')::int as value`)).toEqual([{ value: 1 }])
    await expect(run(target, 'insert into items (owner, words) values (99, $$$$)')).rejects.toMatchObject({
      code: '23503',
    })
  })

  it('shows the database at one moment while others go on writing', async () => {
    const source = await makeDatabase(everyKindRows)
    const { backup } = await withClient(source, async (other) => {
      await other.query('begin; lock table items in access exclusive mode')
      const begun = backUp(source)
      // It has begun, and has not looked at the owners yet.
      await untilBlocked(source, 'copy public."items"')
      await other.query(`insert into owners ("First name") values ('late'); commit`)
      return { backup: begun }
    })
    expect(await backup).toEqual({ empty_table: 0, items: 503, owners: 3 })
  })

  it('is a file that only its owner can read, with nothing unfinished beside it', async () => {
    await backUp(await makeDatabase())
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['backup.gz'])
  })

  it('says in plain text what it is', async () => {
    await backUp(await makeDatabase())
    const [header = ''] = gunzipSync(await readFile(file))
      .toString()
      .split('\n')
    expect(JSON.parse(header)).toMatchObject({ precisBackup: 1, createdAt: now.toISOString() })
  })

  it('never takes the place of a file', async () => {
    await writeFile(file, 'precious')
    await expect(backUp(await makeDatabase())).rejects.toMatchObject({ failure: 'backup-exists' })
    expect(await readFile(file, 'utf8')).toBe('precious')
  })

  it('leaves no file when it fails half-way', async () => {
    const source = await makeDatabase(everyKindRows)
    await withClient(source, async (other) => {
      await other.query('begin; lock table owners in access exclusive mode')
      const backup = expect(backUp(source)).rejects.toThrow()
      await untilBlocked(source, 'copy public."owners"')
      // Of this database alone: other tests wait for locks on the same server.
      await other.query(`
        select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`)
      await backup
    })
    expect(await readdir(folder)).toEqual([])
  })
})

describe('restoring', () => {
  it('brings an older backup forward to this version', async () => {
    await backUp(await makeDatabase(everyKindRows))
    const target = await copyTemplate('template0')
    await restore(target, [everyKind, next])
    expect(await run(target, 'select count(note)::int as notes, count(*)::int as rows from owners')).toEqual([
      { notes: 0, rows: 3 },
    ])
  })

  it('refuses a database that a newer version has made', async () => {
    await backUp(await makeDatabase(everyKindRows))
    const target = await makeDatabase('', [everyKind, next])
    await expect(restore(target, [everyKind, next])).rejects.toMatchObject({ failure: 'migration-unknown' })
    expect(await readAll(target)).toEqual([])
  })

  it('refuses a backup of a newer version', async () => {
    await backUp(await makeDatabase(everyKindRows, [everyKind, next]))
    await expect(restore(await makeDatabase())).rejects.toMatchObject({
      failure: 'migration-unknown',
      message: expect.stringContaining('The backup has the migration 0002_next'),
    })
  })

  it('refuses a backup of a migration that was changed since', async () => {
    await backUp(await makeDatabase(everyKindRows))
    const changed = [{ ...everyKind, checksum: 'other' }]
    await expect(restore(await copyTemplate('template0'), changed)).rejects.toMatchObject({
      failure: 'migration-changed',
    })
  })

  it('refuses a database that holds data, and leaves it alone', async () => {
    await backUp(await makeDatabase(everyKindRows))
    const target = await makeDatabase(`insert into owners ("First name") values ('here first')`)
    const before = await readAll(target)
    await expect(restore(target)).rejects.toMatchObject({
      failure: 'database-not-empty',
      message: expect.stringContaining('in owners'),
    })
    expect(await readAll(target)).toEqual(before)
  })

  it('refuses a file that is not there', async () => {
    await expect(restore(await makeDatabase())).rejects.toMatchObject({ failure: 'no-backup-file' })
  })
})

describe('a damaged backup is refused, and nothing of it is restored:', () => {
  const damages: [string, (content: Buffer) => Buffer][] = [
    ['cut off', (content) => content.subarray(0, -9)],
    ['empty', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('Not a backup at all')],
    ['one bit flipped', (content) => flipBit(content, content.length >> 1)],
    [
      'its last line gone',
      (content) => repack(content, (text) => `${text.split('\n').slice(0, -2).join('\n')}\n`),
    ],
    ['a row gone', (content) => repack(content, (text) => text.replace(/^.*line 250.*\n/mu, ''))],
    ['a word changed', (content) => repack(content, (text) => text.replace('line 250', 'line 25O'))],
    ['something added', (content) => repack(content, (text) => `${text}more\n`)],
    [
      'a number of rows changed',
      (content) => repack(content, (text) => text.replace('"items":503', '"items":502')),
    ],
  ]

  it.each(damages)('%s', async (_, damage) => {
    await backUp(await makeDatabase(everyKindRows))
    const content = await readFile(file)
    const damaged = damage(content)
    expect(damaged).not.toEqual(content)
    await writeFile(file, damaged)
    const target = await makeDatabase()
    await expect(restore(target)).rejects.toMatchObject({ failure: 'backup-damaged' })
    expect(await readAll(target)).toEqual([])
  })
})

function flipBit(content: Buffer, at: number): Buffer {
  const flipped = Buffer.from(content)
  flipped[at] = (flipped[at] ?? 0) ^ 1
  return flipped
}

function repack(content: Buffer, change: (text: string) => string): Buffer {
  return gzipSync(change(gunzipSync(content).toString()))
}

/** Looks until a statement that begins like that waits for a lock. */
async function untilBlocked(connection: ClientConfig, statement: string): Promise<void> {
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '${statement}%'`
  await expect.poll(() => run(connection, waiting)).toHaveLength(1)
}
