import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { gatheredKeys, gatherQuery } from '#server/db/gathered-query.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('create sequence statements')
  await database.pool.query('create table words (word text primary key, length int not null)')
  await database.pool.query(`insert into words select 'word ' || n, n from generate_series(0, 499) n`)
})
afterAll(() => database.close())

const lengthOf = gatherQuery<{ word: string }, { length: number; statement: string }>(
  'test words',
  sql`with statement as materialized (select nextval('statements') as number)
    select asked.place, words.length, statement.number as statement
    from statement, jsonb_to_recordset(${gatheredKeys}) as asked (place int, word text)
    join words on words.word = asked.word`,
)

it('gives everybody their own row, with few statements for many', async () => {
  const rows = await Promise.all(
    Array.from({ length: 500 }, (_, at) => lengthOf(database.orm, { word: `word ${at}` })),
  )
  expect(rows.map((row) => row?.length)).toEqual(rows.map((_row, at) => at))
  expect(new Set(rows.map((row) => row?.statement)).size).toBe(3)
})

it('gives nothing where there is nothing, and the same to all who ask for the same', async () => {
  const asked = ['word 7', 'no word', 'word 7'].map((word) => lengthOf(database.orm, { word }))
  expect((await Promise.all(asked)).map((row) => row?.length ?? null)).toEqual([7, null, 7])
})

it('fails for all whose statement failed, and works again after it', async () => {
  await database.pool.query('alter table words rename to gone')
  const failed = await Promise.allSettled(
    ['word 1', 'word 2'].map((word) => lengthOf(database.orm, { word })),
  )
  await database.pool.query('alter table gone rename to words')
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await lengthOf(database.orm, { word: 'word 3' })).toMatchObject({ length: 3 })
})

it('lets nobody wait behind a statement that takes long', async () => {
  await database.pool.query('create table held (word text)')
  const held = gatherQuery<{ word: string }, { word: string }>(
    'test held',
    sql`select asked.place, asked.word
      from jsonb_to_recordset(${gatheredKeys}) as asked (place int, word text) left join held using (word)`,
  )
  const client = await database.pool.connect()
  await client.query('begin; lock table held')
  const slow = held(database.orm, { word: 'slow' })
  const waiting = `select count(*)::int as count from pg_locks where relation = 'held'::regclass and not granted`
  await expect.poll(async () => (await client.query(waiting)).rows).toEqual([{ count: 1 }])
  expect(await lengthOf(database.orm, { word: 'word 4' })).toMatchObject({ length: 4 })
  await client.query('commit')
  client.release()
  expect(await slow).toMatchObject({ word: 'slow' })
})
