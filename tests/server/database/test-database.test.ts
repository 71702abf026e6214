import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createTestDatabase, emptyTables } from '#tests/setup/test-database.ts'

let database: Database
let other: Database
beforeAll(async () => {
  database = await createTestDatabase()
  other = await createTestDatabase()
  await database.pool.query(`
    create table planets (id int primary key, bigger int references planets);
    create table moons (id int primary key, planet int references planets);
    create table craters (id int primary key, moon int references moons);`)
})
afterAll(async () => {
  await Promise.all([database.close(), other.close()])
})

it('empties tables that refer to each other and to themselves', async () => {
  await database.pool.query(`
    insert into planets values (1, null), (2, 1), (3, 3);
    insert into moons values (1, 2);
    insert into craters values (1, 1);`)
  await emptyTables(database)
  const { rows } = await database.pool.query(
    'select (select count(*)::int from planets) + (select count(*)::int from moons) as left',
  )
  expect(rows).toEqual([{ left: 0 }])
})

it("a test's database keeps what the migrations wrote", async () => {
  await emptyTables(database)
  const { rows } = await database.pool.query('select count(*)::int as applied from schema_migrations')
  expect(rows[0]).not.toEqual({ applied: 0 })
})

it("a test's database is given back empty for the next file, unless its tables were changed", async () => {
  const first = await createTestDatabase()
  await first.pool.query(`
    insert into people (id) values ('00000000-0000-4000-8000-000000000001');
    insert into pgboss.schedule (name, key, cron) select name, '', '* * * * *' from pgboss.queue limit 1;`)
  await first.close()
  const second = await createTestDatabase()
  const { rows } = await second.pool.query(
    'select (select count(*)::int from people) as people, (select count(*)::int from pgboss.schedule) as scheduled',
  )
  expect([second.connection.database, rows]).toEqual([
    first.connection.database,
    [{ people: 0, scheduled: 0 }],
  ])
  await second.pool.query('create index probe on people (id)')
  await second.close()
  const third = await createTestDatabase()
  expect(third.connection.database).not.toBe(first.connection.database)
  await third.close()
})

it('the harness gives every test file a database of its own', async () => {
  await expect(other.pool.query('select from planets')).rejects.toMatchObject({ code: '42P01' })
})
