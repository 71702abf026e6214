import { readdir, readFile } from 'node:fs/promises'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const folder = new URL('../../../src/server/db/schema/', import.meta.url)
const files = await readdir(folder)
const modules: object[] = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
const tables = modules
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table))

/** The rows of a query as lines, sorted here so that no collation matters. */
async function readLines(statement: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(statement)
  return rows.map(({ line }) => line).toSorted()
}

it('declares the columns that the migrations make', async () => {
  const made = await readLines(`
    select concat_ws(' ', table_name, column_name, case data_type when 'ARRAY' then substr(udt_name, 2) || '[]' else data_type end,
      case is_nullable when 'NO' then 'required' end,
      case when column_default is not null then 'default' end) as line
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migrations'`)
  const declared = tables.flatMap(({ name, columns }) =>
    columns.map((column) =>
      [name, column.name, column.getSQLType()]
        .concat(column.notNull ? ['required'] : [], column.hasDefault ? ['default'] : [])
        .join(' '),
    ),
  )
  expect(declared.toSorted()).toEqual(made)
})

it('declares the indexes and unique constraints that the migrations make', async () => {
  const made = await readLines(`
    select concat_ws(' ', tablename, indexname, case when indexdef like 'CREATE UNIQUE %' then 'unique' end) as line
    from pg_indexes
    where schemaname = 'public' and tablename <> 'schema_migrations' and indexname not like '%\\_pkey'`)
  const declared = tables.flatMap(({ name, indexes, uniqueConstraints, columns }) => [
    ...indexes.map(({ config }) => `${name} ${config.name}${config.unique ? ' unique' : ''}`),
    ...uniqueConstraints.map((unique) => `${name} ${unique.getName()} unique`),
    ...columns.filter((column) => column.isUnique).map((column) => `${name} ${column.uniqueName} unique`),
  ])
  expect(declared.toSorted()).toEqual(made)
})

it('declares the checks and foreign keys that the migrations make', async () => {
  const made = await readLines(`
    select concat_ws(' ', conrelid::regclass, conname, confrelid::regclass,
      case confdeltype when 'c' then 'cascade' when 'a' then 'no action' when 'n' then 'set null' end) as line
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f')
      and conrelid <> 'schema_migrations'::regclass`)
  const declared = tables.flatMap(({ name, checks, foreignKeys }) => [
    ...checks.map((check) => `${name} ${check.name} -`),
    ...foreignKeys.map((key) => {
      const parent = getTableConfig(key.reference().foreignTable).name
      return `${name} ${key.getName()} ${parent} ${key.onDelete ?? 'no action'}`
    }),
  ])
  expect(declared.toSorted()).toEqual(made)
})

it('has no foreign key that leads to a row of another owner, as docs/scaling.md tells them apart', async () => {
  const guide = await readFile(new URL('../../../docs/scaling.md', import.meta.url), 'utf8')
  const [, section = ''] = guide.split('## Keys that carry their shard')
  const owners = [...section.matchAll(/^\| (?<owner>[a-z, ]+) \| (?<names>`[^|]+) \|/gm)].map(
    ([, owner, names = '']) => ({
      owner,
      names: [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    }),
  )
  const ownerOf = new Map(owners.flatMap(({ owner, names }) => names.map((name) => [name, owner] as const)))
  expect(tables.map(({ name }) => name).filter((name) => !ownerOf.has(name))).toEqual([])
  const crossing = tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys
      .map((key) => getTableConfig(key.reference().foreignTable).name)
      .filter((parent) => ownerOf.get(parent) !== ownerOf.get(name))
      .map((parent) => `${name} to ${parent}`),
  )
  expect(crossing).toEqual([])
})

it('has an index for every foreign key, or deleting what a row refers to would read its whole table', async () => {
  const without = await readLines(`
    select concat_ws('.', conrelid::regclass, attname) as line
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where connamespace = 'public'::regnamespace and contype = 'f' and not exists (
      select from pg_index
      where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))`)
  expect(without).toEqual([])
})
