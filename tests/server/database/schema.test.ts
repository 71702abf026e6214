import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** The rows of a query as lines, sorted here so that no collation matters. */
async function readLines(statement: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(statement)
  return rows.map(({ line }) => line).toSorted()
}

it('the schema has no foreign key that leads to a row of another owner, as docs/scaling.md tells them apart', async () => {
  const guide = await readFile(new URL('../../../docs/scaling.md', import.meta.url), 'utf8')
  const [, section = ''] = guide.split('## Keys that carry their shard')
  const owners = [...section.matchAll(/^\| (?<owner>[a-z, ]+) \| (?<names>`[^|]+) \|/gm)].map(
    ([, owner, names = '']) => ({
      owner,
      names: [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    }),
  )
  const ownerOf = new Map(owners.flatMap(({ owner, names }) => names.map((name) => [name, owner] as const)))
  const tables = await readLines(`
    select relname as line from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'`)
  expect(tables.filter((name) => !ownerOf.has(name))).toEqual([])
  const foreignKeys = await readLines(`
    select concat_ws(' to ', conrelid::regclass, confrelid::regclass) as line from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'f'`)
  expect(foreignKeys.length).toBeGreaterThan(20)
  const crossing = foreignKeys.filter((key) => {
    const [table = '', parent = ''] = key.split(' to ')
    return ownerOf.get(table) !== ownerOf.get(parent)
  })
  expect(crossing).toEqual([])
})

it('the schema has an index for every foreign key, or deleting what a row refers to would read its whole table', async () => {
  const without = await readLines(`
    select concat_ws('.', conrelid::regclass, attname) as line
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where connamespace = 'public'::regnamespace and contype = 'f' and not exists (
      select from pg_index
      where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))`)
  expect(without).toEqual([])
})
