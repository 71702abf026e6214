import { z } from 'zod'
import { canonicalMailbox, normalizeEmail } from '#product/email.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { mailLanguage } from '#server/lib/written-language.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'

const userSchema = z.object({ id: z.guid(), email: z.string(), personId: z.guid() })

/** An account and the person who owns its quota. */
export type UserRow = z.output<typeof userSchema>

/** The account of an address, inserted when there is none; it proves nothing and opens nothing. */
export async function ensureUser(tx: Db, email: string): Promise<UserRow> {
  for (;;) {
    const user = await findRow(
      tx,
      userSchema,
      sql`select id, email, person_id as "personId" from users where email = ${email}`,
    )
    if (user !== null) return user
    // Another call may insert it at the same time: then this inserts none, and the next iteration finds it.
    await tx.execute(insertUserOf(email, null))
  }
}

/**
 * Inserts the row of an address, unless it is there or another call inserts its mailbox at the same time. All addresses of
 * one mailbox share its quota. The row of a person who is there is not locked for a change: a sign-in locks the account
 * before its person, and the other order would be a deadlock.
 */
export function insertUserOf(email: string, phone: string | null): Sql {
  const mailbox = canonicalMailbox(email)
  return sql`
    with inserted as (
      insert into people (mailbox) values (${mailbox}) on conflict (mailbox) do nothing returning id),
    known as (select id from people where mailbox = ${mailbox} for key share),
    person as (select id from inserted union all select id from known)
    insert into users (email, phone, person_id) select ${email}, ${phone}, id from person
    on conflict (email) do nothing`
}

/**
 * The address of an account as it is typed, where that is not the normal form: two accounts were stored before the spellings of an
 * address were one. `null` without such an account, and where letters only look the same, which may be of another mailbox.
 */
export async function findSpelling(db: Db, typed: string): Promise<string | null> {
  const spelt = typed.trim().toLowerCase()
  const normal = normalizeEmail(typed)
  if (spelt === normal || nameOf(spelt) !== nameOf(normal)) return null
  const found = await findRow(
    db,
    z.object({ email: z.string() }),
    sql`select email from users where email = ${spelt}`,
  )
  return found?.email ?? null
}

/** The language of emails to an address: that of its account, else the first one. */
export async function readMailLanguage(db: Db, email: string): Promise<MailLanguage> {
  const found = await findRow(
    db,
    z.object({ language: z.string().nullable() }),
    sql`select interface_language as language from users where email = ${email}`,
  )
  return mailLanguage(found?.language ?? null)
}

function nameOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@'))
}

/** The account that is linked with an account at an OpenID provider; `null` without a link. */
export async function findUserByIdentity(
  tx: Db,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<UserRow | null> {
  return await findRow(
    tx,
    userSchema,
    sql`select users.id, users.email, users.person_id as "personId"
    from identities join users on users.id = identities.user_id
    where identities.issuer = ${issuer} and identities.subject = ${subject}`,
  )
}

/** Links an account with an account at a provider, once. */
export async function insertIdentity(
  tx: Db,
  { issuer, subject, userId }: { issuer: string; subject: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    insert into identities (issuer, subject, user_id) values (${issuer}, ${subject}, ${userId})
    on conflict do nothing`)
}

/** Tags of languages: what was chosen in a browser, and that of the page where someone signs in. */
export type BrowserLanguage = { chosen: string | null; page: string | null }

/**
 * Locks an account until the transaction ends, and stores that its address is proven; `null` when it was deleted
 * meanwhile. `isFirst`: it is the first sign-in to the account. The account takes the language that was chosen in the
 * browser; one that has none takes that of the page.
 */
export async function lockProven(
  tx: Db,
  userId: string,
  { name, language: { chosen, page } }: { name: string | null; language: BrowserLanguage },
): Promise<{ isFirst: boolean; language: string | null } | null> {
  return await findRow(
    tx,
    z.object({ isFirst: z.boolean(), language: z.string().nullable() }),
    sql`with before as (select id, email_verified_at from users where id = ${userId} for update)
    update users set email_verified_at = coalesce(before.email_verified_at, ledger_now()), name = coalesce(name, ${name}),
      interface_language = coalesce(${chosen}, interface_language, ${page})
    from before where users.id = before.id
    returning before.email_verified_at is null as "isFirst", interface_language as language`,
  )
}
