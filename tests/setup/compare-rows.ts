import { subscribe } from 'node:diagnostics_channel'
import { types } from 'pg'
import type { FieldDef } from 'pg'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { z } from 'zod'
import { withClient } from '#server/db/pool.ts'
import { templateDatabase } from './test-database.ts'

/*
 * Compares every statement that a server test sends with the schema of its rows, by what the migrations make:
 * the columns are those of the schema, the schema takes what the driver gives for their types, and `null`
 * where a column may be null.
 */

/** A field of a schema: the types of JSON that it takes; `null` where it takes any. */
type Taken = ReadonlySet<string> | null

const { BOOL, INT2, INT4, OID, FLOAT4, FLOAT8, JSON: json, JSONB, BYTEA } = types.builtins
/** Lists of booleans, whole numbers, texts and UUIDs, which have no names in `pg`. */
const lists = [1000, 1005, 1007, 1009, 1015, 1016, 2951]
/** The value that the driver gives for a type, as JSON names it; text for all others. */
const given = new Map<number, string>([
  [BOOL, 'boolean'],
  ...[INT2, INT4, OID].map((type) => [type, 'integer'] as const),
  ...[FLOAT4, FLOAT8].map((type) => [type, 'number'] as const),
  ...lists.map((type) => [type, 'array'] as const),
])
const ofAnyForm = new Set<number>([json, JSONB, BYTEA])

const schemas = new WeakMap<z.ZodObject, ReadonlyMap<string, Taken>>()
const compared = new Set<string>()
const faults = new Set<string>()
let nullable: ReadonlyMap<string, string> = new Map()

beforeAll(async () => {
  if (nullable.size > 0) return
  nullable = await withClient({ ...inject('testServer'), database: templateDatabase }, async (client) => {
    const { rows } = await client.query<{ at: string; name: string }>(`
      select attrelid || '/' || attnum as at, attrelid::regclass || '.' || attname as name from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attnotnull`)
    return new Map(rows.map(({ at, name }) => [at, name]))
  })
})

afterAll(() => {
  const found = [...faults]
  faults.clear()
  expect(found, 'statements whose rows are not what their schemas say').toEqual([])
})

/**
 * Made once: a schema that is made for each statement is compiled for each, which was a third of the time of
 * all server tests.
 */
const readStatement = z.object({ schema: z.unknown(), fields: z.custom<FieldDef[]>(), text: z.string() })

subscribe('precis:rows-read', (message) => {
  const { schema, fields, text } = readStatement.parse(message)
  if (!(schema instanceof z.ZodObject) || compared.has(text)) return
  compared.add(text)
  for (const fault of compare(schema, fields, text))
    faults.add(`${fault} in: ${text.replaceAll(/\s+/g, ' ')}`)
})

function compare(schema: z.ZodObject, fields: readonly FieldDef[], text: string): string[] {
  const found = new Map(fields.map((field) => [field.name, field]))
  return [...takenBy(schema)].flatMap(([name, taken]) => {
    const field = found.get(name)
    if (field === undefined) return [`no column "${name}"`]
    if (taken === null) return []
    const type = given.get(field.dataTypeID) ?? 'string'
    const isTaken =
      ofAnyForm.has(field.dataTypeID) || taken.has(type) || (type === 'integer' && taken.has('number'))
    const column = nullable.get(`${field.tableID}/${field.columnID}`)
    return [
      ...(isTaken ? [] : [`"${name}" is a ${type}, which its schema refuses`]),
      ...(column === undefined || taken.has('null') || isExcluded(column, text)
        ? []
        : [`"${name}" is ${column}, which may be null`]),
    ]
  })
}

/**
 * Tells whether a statement leaves rows out that have no value there: it asks for one, or compares the column
 * with one.
 */
function isExcluded(column: string, text: string): boolean {
  const name = column.replace(/^.*\./, '')
  return new RegExp(`\\b${name}"? (is not null|=|>|<|in \\()|= (\\w+\\.)?"?${name}\\b`).test(text)
}

function takenBy(schema: z.ZodObject): ReadonlyMap<string, Taken> {
  const known = schemas.get(schema)
  if (known !== undefined) return known
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  const fields = new Map(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, property]) => [name, typesIn(property)] as const),
  )
  schemas.set(schema, fields)
  return fields
}

function typesIn(property: z.core.JSONSchema._JSONSchema): Taken {
  if (typeof property === 'boolean') return null
  const { type, anyOf, enum: values } = property
  if (type !== undefined) return new Set([type].flat())
  if (values !== undefined) return new Set(values.map((value) => (value === null ? 'null' : typeof value)))
  if (anyOf === undefined) return null
  const each = anyOf.map(typesIn)
  return each.includes(null) ? null : new Set(each.flatMap((taken) => [...(taken ?? [])]))
}
