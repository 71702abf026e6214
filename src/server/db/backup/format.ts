import type { Client } from 'pg'
import { z } from 'zod'
import { queryRows } from '../sql.ts'
import { carriedSecretSchema } from './carry-secret.ts'

/*
 * A backup is one gzip file of lines: a header; for each table a line that names it, its rows in the text
 * form of COPY and a line `\.`; and a last line with the numbers of rows and the SHA-256 of all before it.
 */

/** The line that ends the rows of a table. No row can look like it, since COPY doubles each backslash. */
export const endOfRows = '\\.'

export const headerSchema = z.strictObject({
  precisBackup: z.literal(1),
  createdAt: z.iso.datetime(),
  serverVersion: z.string(),
  migrations: z.array(z.strictObject({ id: z.string(), checksum: z.string() })),
  /** `null` where the server has none yet; absent in backups of older versions. */
  secret: carriedSecretSchema.nullable().optional(),
})
export type Header = z.infer<typeof headerSchema>

export const tableSchema = z.strictObject({ table: z.string(), columns: z.array(z.string()) })
/** A table and its columns, in the order of their values in each row. */
export type Table = z.infer<typeof tableSchema>

export const trailerSchema = z.strictObject({
  rows: z.record(z.string(), z.int()),
  /** `value` is the last one given; a sequence that gave none is not there. */
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  sha256: z.string(),
})
/** The required content of the file: for each table the number of its rows. */
export type Trailer = z.infer<typeof trailerSchema>

/**
 * The tables that a backup holds, by name: all in `public` but the record of migrations, which restoring
 * writes again, and unlogged ones, which are empty after a crash anyway. Generated columns are left out.
 */
export async function readTables(client: Client): Promise<Table[]> {
  return await queryRows(
    client,
    tableSchema,
    `select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname <> 'schema_migrations'
    group by c.relname
    order by c.relname`,
  )
}

const sequenceRow = z.object({ name: z.string(), value: z.string() })

/** The sequences that gave out a value, each with the last one. */
export async function readSequences(client: Client): Promise<Trailer['sequences']> {
  return await queryRows(
    client,
    sequenceRow,
    `select sequencename as name, last_value::text as value
    from pg_sequences
    where schemaname = 'public' and last_value is not null
    order by sequencename`,
  )
}

/** `"public"."name"`, safe inside a statement. */
export function qualified(client: Client, name: string): string {
  return `public.${client.escapeIdentifier(name)}`
}

/** `public.name (columns)` as COPY takes it. */
export function copyTarget(client: Client, { table, columns }: Table): string {
  return `${qualified(client, table)} (${columns.map((name) => client.escapeIdentifier(name)).join(', ')})`
}
