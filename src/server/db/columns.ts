import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'

/** A value of a column, or SQL that gives one. JSON is given as text. */
type ColumnValue = string | number | boolean | Date | Uint8Array | SQL | null

/** The values of a row by the names of its fields; a column without one gets its default. */
export type ColumnValues = Readonly<Record<string, ColumnValue | undefined>>

/** A time as the database has it, without its microseconds. */
export const moment = z.string().transform((text) => new Date(text))

/** A whole number that may not fit into 32 bits, which the driver gives as text. */
export const wideInt = z.string().transform(Number).pipe(z.int())

/**
 * The columns of the fields of a row for a select list, as in `table.created_at as "createdAt"`; with a part as in
 * `as "part.createdAt"`, for `joinedRow`.
 */
export function columnsOf(row: z.ZodObject, table: string, part?: string): SQL {
  const columns = Object.keys(row.shape).map((field) => {
    const name = part === undefined ? field : `${part}.${field}`
    return sql`${sql.identifier(table)}.${columnOf(field)} as ${sql.identifier(name)}`
  })
  return sql.join(columns, sql`, `)
}

/** A row of several tables, whose parts `partOf` reads. */
export const joinedRow = z.record(z.string(), z.unknown())

/** The fields of one part of a joined row. */
export function partOf<Row extends z.ZodObject>(
  row: z.output<typeof joinedRow>,
  part: string,
  schema: Row,
): z.output<Row> {
  return schema.parse(
    Object.fromEntries(Object.keys(schema.shape).map((field) => [field, row[`${part}.${field}`]])),
  )
}

/** The columns and values of a new row, as in `(created_at) values ($1)`. */
export function insertedValues(values: ColumnValues): SQL {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const columns = given.map(([field]) => columnOf(field))
  const row = given.map(([, value]) => sql`${value}`)
  return sql`(${sql.join(columns, sql`, `)}) values (${sql.join(row, sql`, `)})`
}

/** The columns and values of a change, as in `created_at = $1`. */
export function assignedValues(values: ColumnValues): SQL {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return sql.join(
    given.map(([field, value]) => sql`${columnOf(field)} = ${value}`),
    sql`, `,
  )
}

function columnOf(field: string): SQL {
  return sql`${sql.identifier(field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`
}
