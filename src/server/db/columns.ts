import { z } from 'zod'
import { planIds } from '#product/plans.ts'
import { identifier, joinSql, sql } from './sql.ts'
import type { Sql } from './sql.ts'

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
 * The columns of the fields of a row for a select list, as in `table.created_at as "createdAt"`; with a part as in
 * `as "part.createdAt"`, for `joinedRow`.
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

/** The plans that are paid for. */
export const paidPlanSchema = z.enum(planIds).exclude(['free'])
