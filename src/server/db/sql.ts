import { channel } from 'node:diagnostics_channel'
import type { ClientBase, Pool } from 'pg'
import { z } from 'zod'
import { maxListCount } from '#product/limits.ts'
import type { Db } from './database.ts'

/** The channel with the result of each statement beside its schema, for tests that compare the two. */
const rowsRead = channel('precis:rows-read')

/**
 * The rows of a statement, each parsed by its schema.
 * @throws ZodError for a row that is not what the schema says
 */
export async function readRows<S extends z.ZodType>(
  db: Db,
  schema: S,
  statement: Sql,
): Promise<z.output<S>[]> {
  const { rows, fields } = await db.execute(statement)
  if (rowsRead.hasSubscribers) rowsRead.publish({ schema, fields, text: statement.text })
  return parseRows(schema, rows)
}

/** The first row of a statement, parsed by its schema; `null` when it gives none. */
export async function findRow<S extends z.ZodType>(
  db: Db,
  schema: S,
  statement: Sql,
): Promise<z.output<S> | null> {
  const [row] = await readRows(db, schema, statement)
  return row ?? null
}

/** The row of a statement that always gives one. */
export async function readRow<S extends z.ZodType>(db: Db, schema: S, statement: Sql): Promise<z.output<S>> {
  const row = await findRow(db, schema, statement)
  if (row === null) throw new Error('A statement that always gives a row gave none')
  return row
}

/**
 * The row of what was written or found. Made once, as every schema: one that is made for each statement is
 * compiled for each.
 */
export const idRow = z.object({ id: z.guid() })

/** The row of whom something belongs to. */
export const userIdRow = z.object({ userId: z.guid() })

/** The row of a `count(*)::int as total`. */
export const totalRow = z.object({ total: z.int() })

/**
 * The number of rows that a query gives, counted to one more than `maxListCount`, so that a list does not
 * wait for its length. In the order of an index they are counted from it, and the table is not read.
 */
export async function countRows(db: Db, query: Sql): Promise<number> {
  const { total } = await readRow(
    db,
    totalRow,
    sql`select count(*)::int as total from (${query} limit ${maxListCount + 1}) as counted`,
  )
  return total
}

/** The rows of a statement on a client or a pool, each parsed by its schema, where there is no `Db`. */
export async function queryRows<S extends z.ZodType>(
  client: ClientBase | Pool,
  schema: S,
  statement: string,
): Promise<z.output<S>[]> {
  const { rows } = await client.query(statement)
  return parseRows(schema, rows)
}

/** One by one: a list's schema would be compiled for each statement, slower than parsing a few rows. */
function parseRows<S extends z.ZodType>(schema: S, rows: readonly unknown[]): z.output<S>[] {
  return rows.map((row) => schema.parse(row))
}

/** A value that a statement can carry as a parameter. JSON is given as text, and a list as JSON. */
type Value = string | number | boolean | Date | Uint8Array | null

/**
 * A statement of SQL, or a piece of one: text with the values between its parts, which are sent apart from
 * it. Only `sql` and its neighbours make one, so that a value never becomes text.
 */
export class Sql {
  readonly parts: readonly string[]
  readonly values: Value[]

  constructor(parts: readonly string[], values: Value[]) {
    this.parts = parts
    this.values = values
  }

  /** The statement as PostgreSQL takes it, with `$1` for its first value. */
  get text(): string {
    return this.parts.reduce((text, part, index) => `${text}$${index}${part}`)
  }
}

/** SQL as it is written here; what stands in `${}` is a parameter, or another piece of SQL. */
export function sql(strings: TemplateStringsArray, ...inserted: readonly (Value | Sql)[]): Sql {
  return joinParts(strings, inserted)
}

/** Pieces of SQL, one after the other, with the text of `separator` between them. */
export function joinSql(pieces: readonly Sql[], separator: string): Sql {
  const between = pieces.slice(1).map(() => separator)
  return pieces.length === 0 ? new Sql([''], []) : joinParts(['', ...between, ''], pieces)
}

/** The name of a table or a column. */
export function identifier(name: string): Sql {
  return new Sql([`"${name.replaceAll('"', '""')}"`], [])
}

function joinParts(strings: readonly string[], inserted: readonly (Value | Sql)[]): Sql {
  const parts = [strings[0] ?? '']
  const values: Value[] = []
  for (const [index, piece] of inserted.entries()) {
    const after = strings[index + 1] ?? ''
    if (piece instanceof Sql) {
      const [first = '', ...others] = piece.parts
      parts.push((parts.pop() ?? '') + first, ...others)
      values.push(...piece.values)
      parts.push((parts.pop() ?? '') + after)
    } else {
      parts.push(after)
      values.push(piece)
    }
  }
  return new Sql(parts, values)
}

/** An array of texts as one parameter, whatever their number. */
export function textArray(values: readonly string[]): Sql {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
}

/**
 * An array of ids as one parameter, as in `id = any(…)`: they are looked up one by one, where a subquery
 * makes the planner expect many, so that it may read the whole table.
 */
export function idArray(ids: readonly string[]): Sql {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`
}

/** A value of a column, or SQL that gives one. JSON is given as text. */
type ColumnValue = string | number | boolean | Date | Uint8Array | Sql | null

/** The values of a row by the names of its fields; a column without one gets its default. */
export type ColumnValues = Readonly<Record<string, ColumnValue | undefined>>

/** A time as the database has it, without its microseconds. */
export const moment = z.string().transform((text) => new Date(text))

/** A time as it goes on the wire: ISO 8601 in UTC, with milliseconds. */
export function isoTime(at: Sql): Sql {
  return sql`to_char((${at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** A whole number that may not fit into 32 bits, which the driver gives as text. */
export const wideInt = z.string().transform(Number).pipe(z.int())

/**
 * The columns of the fields of a row for a select list, as in `table.created_at as "createdAt"`; with a part
 * as in `as "part.createdAt"`, for `joinedRow`.
 */
export function columnsOf(row: z.ZodObject, table: string, part?: string): Sql {
  const columns = Object.keys(row.shape).map((field) => {
    const name = part === undefined ? field : `${part}.${field}`
    return sql`${identifier(table)}.${columnOf(field)} as ${identifier(name)}`
  })
  return joinSql(columns, ', ')
}

/** A row of several tables, whose parts the functions of `partOf` read. */
export const joinedRow = z.custom<Readonly<Record<string, unknown>>>()

/** Reads one part of a joined row, whose columns `columnsOf` named. */
export function partOf<Row extends z.ZodObject>(
  part: string,
  row: Row,
): (joined: z.output<typeof joinedRow>) => z.output<Row> {
  const fields = Object.keys(row.shape).map((field) => [field, `${part}.${field}`] as const)
  return (joined) => {
    const values: Record<string, unknown> = {}
    for (const [field, column] of fields) values[field] = joined[column]
    return row.parse(values)
  }
}

/** The columns and values of a new row, as in `(created_at) values ($1)`. */
export function insertedValues(values: ColumnValues): Sql {
  const given = givenValues(values)
  const columns = given.map(([column]) => column)
  const row = given.map(([, value]) => sql`${value}`)
  return sql`(${joinSql(columns, ', ')}) values (${joinSql(row, ', ')})`
}

/** The columns and values of a change, as in `created_at = $1`. */
export function assignedValues(values: ColumnValues): Sql {
  return joinSql(
    givenValues(values).map(([column, value]) => sql`${column} = ${value}`),
    ', ',
  )
}

function givenValues(values: ColumnValues): [Sql, ColumnValue][] {
  return Object.entries(values).flatMap(([field, value]) =>
    value === undefined ? [] : [[columnOf(field), value]],
  )
}

function columnOf(field: string): Sql {
  return identifier(field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
}
