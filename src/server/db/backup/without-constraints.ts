import type { Client } from 'pg'
import { z } from 'zod'
import { queryRows } from '#server/db/read-rows.ts'

const constraintSchema = z.object({ table: z.string(), name: z.string() })

/**
 * Runs `work` with all foreign keys and triggers of `public` removed, and restores them. The keys are created again,
 * which checks every row, so neither the order of tables nor a cycle between them matters; and the owner of the tables
 * may do this, whereas switching them off takes a superuser. Needs an open transaction.
 */
export async function withoutConstraints(client: Client, work: () => Promise<void>): Promise<void> {
  const keys = await queryRows(
    client,
    constraintSchema.extend({ definition: z.string() }),
    `select conrelid::regclass::text as "table", quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  const triggers = await queryRows(
    client,
    constraintSchema,
    `select tgrelid::regclass::text as "table", quote_ident(tgname) as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgenabled = 'O' and relnamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`)
  await work()
  for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${name}`)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}
