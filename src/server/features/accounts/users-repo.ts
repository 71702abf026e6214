import { sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'

/** An address and who is counted for it. */
export type UserRow = { id: string; email: string; personId: string }

/** The row of an address, made when there is none; it proves nothing and opens nothing. */
export async function ensureUser(tx: Orm, email: string): Promise<UserRow> {
  for (;;) {
    const { rows } = await tx.execute<UserRow>(
      sql`select id, email, person_id as "personId" from users where email = ${email}`,
    )
    if (rows[0] !== undefined) return rows[0]
    // Another call may make it at the same time: then this makes none and the next look finds it.
    await tx.execute(sql`
      with person as (insert into people default values returning id),
      made as (insert into users (email, person_id) select ${email}, id from person
        on conflict (email) do nothing returning person_id)
      select from made`)
  }
}

/** The row behind an account at an OpenID provider; `null` when it was never linked. */
export async function findUserByIdentity(
  tx: Orm,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<UserRow | null> {
  const { rows } = await tx.execute<UserRow>(sql`
    select users.id, users.email, users.person_id as "personId"
    from identities join users on users.id = identities.user_id
    where identities.issuer = ${issuer} and identities.subject = ${subject}`)
  return rows[0] ?? null
}

/** Links an account at a provider to a row, once. */
export async function insertIdentity(
  tx: Orm,
  { issuer, subject, userId }: { issuer: string; subject: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    insert into identities (issuer, subject, user_id) values (${issuer}, ${subject}, ${userId})
    on conflict do nothing`)
}

/** Holds an account until the transaction ends, and notes that its address is proven. */
export async function lockProven(tx: Orm, userId: string, name: string | null): Promise<void> {
  await tx.execute(sql`
    update users set email_verified_at = coalesce(email_verified_at, ledger_now()), name = coalesce(name, ${name})
    where id = ${userId}`)
}

/** Whether the person behind a visitor is that of another account, which was signed in in this browser before. */
export async function isOfAnotherUser(
  tx: Orm,
  { visitorId, userId }: { visitorId: string; userId: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from visitors join users on users.person_id = visitors.person_id
    where visitors.id = ${visitorId} and users.id <> ${userId}`)
  return rowCount === 1
}
