import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { findRow } from '#server/db/read-rows.ts'
import type { Actor } from '#server/features/accounts/context.ts'

/** The person of a visitor, who owns the quota; `email` is the typed address. */
const visitorRow = z.object({ personId: z.guid(), email: z.string().nullable() })
type VisitorRow = z.output<typeof visitorRow>

/** The row of a visitor; `null` for one who was never counted and never typed an address. */
export async function findVisitor(db: Db, visitorId: string): Promise<VisitorRow | null> {
  return await findRow(
    db,
    visitorRow,
    sql`select person_id as "personId", email from visitors where id = ${visitorId}`,
  )
}

/**
 * The person who is counted for a caller, inserted when new, and that of a browser that is counted as well; both locked
 * until the transaction ends.
 */
export async function lockPeople(
  tx: Db,
  { user, visitorId }: Pick<Actor, 'user' | 'visitorId'>,
  browser: string | null,
): Promise<VisitorRow> {
  if (user !== null) {
    await lockPersonAndVisitor(tx, user.personId, browser)
    return { personId: user.personId, email: user.email }
  }
  if (visitorId === null) throw new Error('A caller without an account and without a cookie has no quota')
  return await lockPerson(tx, visitorId)
}

/** Locks the person of a visitor until the transaction ends; inserts both when they are new. */
async function lockPerson(tx: Db, visitorId: string): Promise<VisitorRow> {
  const find = sql`
    select people.id as "personId", visitors.email
    from visitors join people on people.id = visitors.person_id
    where visitors.id = ${visitorId} for update of people`
  for (;;) {
    // Sent together: a new visitor waits for both.
    const [, row] = await Promise.all([insertVisitor(tx, visitorId), findRow(tx, visitorRow, find)])
    if (row !== null) return row
    // Two people were merged while this waited: the next iteration finds the other.
  }
}

/** Locks an account's person and a browser's, which is inserted when it is new, until the transaction ends. */
async function lockPersonAndVisitor(tx: Db, personId: string, visitorId: string | null): Promise<void> {
  if (visitorId !== null) await insertVisitor(tx, visitorId)
  const ofVisitor = sql`select person_id from visitors where id = ${visitorId}::uuid`
  // One order everywhere prevents deadlocks.
  await tx.execute(sql`
    select from people where id in (select ${personId}::uuid union ${ofVisitor}) order by id for update`)
}

/** Stores the address that a visitor typed. */
export async function updateEmail(tx: Db, visitorId: string, email: string): Promise<void> {
  await insertVisitor(tx, visitorId)
  await tx.execute(sql`update visitors set email = ${email} where id = ${visitorId}`)
}

async function insertVisitor(tx: Db, visitorId: string): Promise<void> {
  await tx.execute(sql`
    with known as (select from visitors where id = ${visitorId}),
    person as (insert into people (id) select ${visitorId} where not exists (select from known)
      on conflict do nothing)
    insert into visitors (id, person_id) select ${visitorId}, ${visitorId} where not exists (select from known)
    on conflict do nothing`)
}

/** Deletes the address that was typed in a browser: its account has a proven one. */
export async function deleteEmail(tx: Db, visitorId: string): Promise<void> {
  await tx.execute(sql`update visitors set email = null where id = ${visitorId}`)
}
