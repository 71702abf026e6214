import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { canonicalMailbox } from '#product/email.ts'
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
    // Another call may insert it at the same time: then this inserts none, and the next look finds it.
    await tx.execute(insertUserOf(email, null))
  }
}

/** Inserts the row of an address, unless it is there. All addresses of one mailbox share its quota. */
export function insertUserOf(email: string, phone: string | null): SQL {
  return sql`
    with person as (
      insert into people (mailbox) values (${canonicalMailbox(email)})
      on conflict (mailbox) do update set mailbox = excluded.mailbox returning id)
    insert into users (email, phone, person_id) select ${email}, ${phone}, id from person
    on conflict (email) do nothing`
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

/**
 * Holds an account until the transaction ends, and stores that its address is proven; `null` when it was deleted
 * meanwhile. `isFirst`: nobody signed in to it before.
 */
export async function lockProven(
  tx: Orm,
  userId: string,
  name: string | null,
): Promise<{ isFirst: boolean } | null> {
  const { rows } = await tx.execute<{ isFirst: boolean }>(sql`
    with before as (select id, email_verified_at from users where id = ${userId} for update)
    update users set email_verified_at = coalesce(before.email_verified_at, ledger_now()), name = coalesce(name, ${name})
    from before where users.id = before.id
    returning before.email_verified_at is null as "isFirst"`)
  return rows[0] ?? null
}
