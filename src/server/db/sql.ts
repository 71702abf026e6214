import { channel } from 'node:diagnostics_channel'
import type { ClientBase, Pool } from 'pg'
import { z } from 'zod'
import { maxListCount } from '#product/limits.ts'
import type { Db } from './database.ts'

/** What each statement gives beside its schema, for tests that compare the two. */
const rowsRead = channel('precis:rows-read')

/** The rows of a statement, each parsed by its schema. @throws ZodError for a row that is not what the schema says */
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
 * How many rows a query gives, counted to one more than `maxListCount`, so that a list does not wait for its length. In the order of
 * an index they are counted from it, and the table is not read.
 */
export async function countRows(db: Db, query: Sql): Promise<number> {
  const schema = z.object({ total: z.int() })
  const { total } = await readRow(
    db,
    schema,
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

/** One by one: a schema of the list would be compiled with each statement, which takes longer than to parse a few rows. */
function parseRows<S extends z.ZodType>(schema: S, rows: readonly unknown[]): z.output<S>[] {
  return rows.map((row) => schema.parse(row))
}

/** What a statement can carry as a parameter. JSON is given as text, and a list as JSON. */
type Value = string | number | boolean | Date | Uint8Array | null

/**
 * A statement of SQL, or a piece of one: text with the values between its parts, which are sent apart from it. Only `sql` and its
 * neighbours make one, so that a value never becomes text.
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
 * An array of ids as one parameter, as in `id = any(…)`: they are looked up one by one, where a subquery makes the planner expect
 * many, so that it may read the whole table.
 */
export function idArray(ids: readonly string[]): Sql {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`
}
