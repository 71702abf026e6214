import { z } from 'zod'
import { ownFormSchema } from '#contract/forms.ts'
import type { Db } from '#server/db/database.ts'
import { isoTime, findRow, readRows, sql } from '#server/db/sql.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'

const formRow = ownFormSchema.extend({ id: z.guid(), createdAt: z.string() })

/** A stored form of an account. */
export type FormRow = z.output<typeof formRow>

/** The content of a form that a person fills in. */
export type FormContent = Pick<FormRow, 'name' | 'sections' | 'guidance'>

const columns = sql`id, name, sections, guidance, ${isoTime(sql`created_at`)} as "createdAt"`

/** The forms of an account, newest first. */
export async function listForms(db: Db, userId: string): Promise<FormRow[]> {
  return await readRows(
    db,
    formRow,
    sql`select ${columns} from own_forms where user_id = ${userId} order by own_forms.created_at desc, id`,
  )
}

/** A form of an account; `null` for one that is not its own. */
export async function findForm(db: Db, userId: string, id: string): Promise<FormRow | null> {
  return await findRow(
    db,
    formRow,
    sql`select ${columns} from own_forms where id = ${id} and user_id = ${userId}`,
  )
}

/** Stores a form, in a transaction that locks the account; `null` when it has `max` already. */
export async function insertForm(
  tx: Db,
  userId: string,
  { name, sections, guidance }: FormContent,
  max: number,
): Promise<FormRow | null> {
  return await findRow(
    tx,
    formRow,
    sql`insert into own_forms (user_id, name, sections, guidance, created_at, changed_at)
    select ${userId}, ${name}, ${JSON.stringify(sections)}::jsonb, ${guidance}, ledger_now(), ledger_now()
    where (select count(*) from own_forms where user_id = ${userId}) < ${max}
    returning ${columns}`,
  )
}

/** Changes a form of an account; `null` when it has no such form. */
export async function updateForm(
  db: Db,
  userId: string,
  id: string,
  { name, sections, guidance }: FormContent,
): Promise<FormRow | null> {
  return await findRow(
    db,
    formRow,
    sql`update own_forms set name = ${name}, sections = ${JSON.stringify(sections)}::jsonb, guidance = ${guidance},
      changed_at = ledger_now()
    where id = ${id} and user_id = ${userId} returning ${columns}`,
  )
}

/** Deletes a form of an account; `false` when it has no such form. */
export async function removeForm(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from own_forms where id = ${id} and user_id = ${userId}`)
  return rowCount === 1
}

/** Exports and deletes the forms of an account. */
export const formsHook: AccountHook = {
  name: 'forms',
  export: async (db, userId) => await listForms(db, userId),
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from own_forms where user_id = ${userId}`)
  },
}
