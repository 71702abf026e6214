import type { Client } from 'pg'
import { z } from 'zod'
import { queryRows } from '../read-rows.ts'
import { tableSchema } from './format.ts'
import type { Table, Trailer } from './format.ts'

/**
 * The tables that a backup holds, by name: all in `public` but the record of migrations, which restoring writes again,
 * and unlogged ones, which are empty after a crash anyway. Generated columns are left out.
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

/** The sequences that gave out a value, each with the last one. */
export async function readSequences(client: Client): Promise<Trailer['sequences']> {
  return await queryRows(
    client,
    z.object({ name: z.string(), value: z.string() }),
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
