import { eq, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { people, visitors } from '#server/db/schema/people.ts'

/** The person behind a visitor; `email` is what was typed. */
export type VisitorRow = { personId: string; email: string | null }

/** What is known of a visitor; `null` for one who was never counted and never typed an address. */
export async function findVisitor(orm: Orm, visitorId: string): Promise<VisitorRow | null> {
  const [row] = await orm
    .select({ personId: visitors.personId, email: visitors.email })
    .from(visitors)
    .where(eq(visitors.id, visitorId))
  return row ?? null
}

/** Holds the person behind a visitor until the transaction ends; makes both when they are new. */
export async function lockPerson(tx: Orm, visitorId: string): Promise<VisitorRow> {
  const look = async (): Promise<VisitorRow | undefined> => {
    const [row] = await tx
      .select({ personId: people.id, email: visitors.email })
      .from(visitors)
      .innerJoin(people, eq(people.id, visitors.personId))
      .where(eq(visitors.id, visitorId))
      .for('update', { of: people })
    return row
  }
  for (;;) {
    // Sent along, since whoever is new waits for both.
    const [, row] = await Promise.all([insertVisitor(tx, visitorId), look()])
    if (row !== undefined) return row
    // Two people became one while this waited: the next look finds the other.
  }
}

/** Locks an account's person and a browser's, which is inserted when it is new, until the transaction ends. */
export async function lockPersonAndVisitor(
  tx: Orm,
  personId: string,
  visitorId: string | null,
): Promise<void> {
  if (visitorId !== null) await insertVisitor(tx, visitorId)
  const ofVisitor = sql`select person_id from visitors where id = ${visitorId}::uuid`
  // In one order everywhere, so that no two transactions wait for each other.
  await tx.execute(sql`
    select from people where id in (select ${personId}::uuid union ${ofVisitor}) order by id for update`)
}

/** Remembers the address that a visitor typed. */
export async function updateEmail(tx: Orm, visitorId: string, email: string): Promise<void> {
  await insertVisitor(tx, visitorId)
  await tx.update(visitors).set({ email }).where(eq(visitors.id, visitorId))
}

async function insertVisitor(tx: Orm, visitorId: string): Promise<void> {
  await tx.execute(sql`
    with known as (select from visitors where id = ${visitorId}),
    person as (insert into people (id) select ${visitorId} where not exists (select from known)
      on conflict do nothing)
    insert into visitors (id, person_id) select ${visitorId}, ${visitorId} where not exists (select from known)
    on conflict do nothing`)
}

/** Forgets the address that was typed in a browser: its account has one that is proven. */
export async function forgetEmail(tx: Orm, visitorId: string): Promise<void> {
  await tx.update(visitors).set({ email: null }).where(eq(visitors.id, visitorId))
}
