import { z } from 'zod'
import { canonicalMailbox, isSpelledOut, normalizeEmail } from '#product/email.ts'
import type { Db } from '#server/db/database.ts'
import { isOlder, newestFirstKey } from '#server/db/paging.ts'
import { isoTime, joinSql, moment, countRows, readRows, sql, findRow } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { paidPlanSchema } from '#server/db/stored-rows.ts'
import type { AccountDeps, Member } from '../context.ts'
import { heldPlan, isAdminNow, isUsable, joinEntitlement } from './held-plan.ts'

const listedUserSchema = z.object({
  id: z.guid(),
  email: z.string(),
  phone: z.string().nullable(),
  personId: z.guid(),
  isVerified: z.boolean(),
  plan: paidPlanSchema.nullable(),
  paidSince: moment.nullable(),
  isAdmin: z.boolean(),
  isInvited: z.boolean(),
  givenPlan: paidPlanSchema.nullable(),
  isSuspended: z.boolean(),
  /** The end of an invitation that was not used yet, ISO 8601 in UTC; `null` without one. */
  invitedUntil: z.string().nullable(),
  /** That end is still to come. */
  isInvitationOpen: z.boolean(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  key: z.string(),
})

/** An account in the list of the site's admins; `key` is its position there. */
export type ListedUser = z.output<typeof listedUserSchema>

type ListQuery = {
  condition: Sql
  after: { key: string; id: string } | null
  limit: number
  isDemoBilling: boolean
}

const key = newestFirstKey(sql`users.created_at`)

/** Accounts after a cursor, newest first, whose address contains `q`, or invited ones, and their number. */
export async function listUsers(
  { db, isDemoBilling }: AccountDeps,
  { q, isInvited, after, limit }: { q: string; isInvited: boolean } & Pick<ListQuery, 'after' | 'limit'>,
): Promise<{ users: ListedUser[]; total: number }> {
  const named = q === '' ? sql`true` : holdsPart(q.toLowerCase())
  const condition = isInvited ? sql`${wasInvited} and ${named}` : named
  const counted = q === '' && !isInvited ? sql`order by users.created_at desc` : sql`where ${condition}`
  const [users, total] = await Promise.all([
    selectUsers(db, { condition, after, limit, isDemoBilling }),
    countRows(db, sql`select from users ${counted}`),
  ])
  return { users, total }
}

const wasInvited = sql`(users.invited_until is not null or users.admitted_at is not null)`

/** The size of the pieces by which an index finds a part of an address, as `pieces_of` makes them. */
const pieceSize = 3

/** Condition for accounts whose address holds a part of one; only of a shorter one are all addresses read. */
function holdsPart(part: string): Sql {
  const characters = Array.from(part)
  const pieces = characters
    .slice(pieceSize - 1)
    .map((_, at) => sql`${characters.slice(at, at + pieceSize).join('')}`)
  const hasPieces =
    pieces.length === 0 ? sql`true` : sql`pieces_of(users.email) @> array[${joinSql(pieces, ', ')}]::text[]`
  return sql`strpos(users.email, ${part}) > 0 and ${hasPieces}`
}

/** The account of an address in lower case; `null` when there is none. */
export async function findUser(
  { db, isDemoBilling }: AccountDeps,
  email: string,
): Promise<ListedUser | null> {
  const condition = sql`users.email = ${email}`
  const [user] = await selectUsers(db, { condition, after: null, limit: 1, isDemoBilling })
  return user ?? null
}

/** A signed-in account as the caller of work in its absence; `null` when it is gone or has no access. */
export async function findMember(
  { db, isDemoBilling, policy }: Pick<AccountDeps, 'db' | 'isDemoBilling' | 'policy'>,
  userId: string,
): Promise<Member | null> {
  const condition = sql`users.id = ${userId} and ${isUsable}`
  const [user] = await selectUsers(db, { condition, after: null, limit: 1, isDemoBilling })
  return user === undefined || !policy.admits(user) ? null : asMember({ policy }, user)
}

/** A user as the caller, to read their quota or to act for them without a device of theirs. */
export function asMember({ policy }: Pick<AccountDeps, 'policy'>, user: ListedUser): Member {
  const { id, email, personId, paidSince } = user
  return {
    visitorId: null,
    user: { id, email, personId, deviceId: null, isAdmin: false, isPrivileged: false },
    plan: policy.planOf(user),
    paidSince,
    network: '',
  }
}

/**
 * Inserts an account for an address in lower case, which proves nothing; `false` when the address has one
 * already. A given phone number is stored in both cases.
 */
export async function registerAccount(tx: Db, email: string, phone: string | null): Promise<boolean> {
  for (;;) {
    const known = await tx.execute(sql`
      update users set phone = coalesce(${phone}, phone) where email = ${email}`)
    if (known.rowCount === 1) return false
    // Another call may insert it, or its mailbox, at the same time: then this inserts none, and the next
    // iteration may.
    const inserted = await tx.execute(insertUserOf(email, phone))
    if (inserted.rowCount === 1) return true
  }
}

async function selectUsers(
  db: Db,
  { condition, after, limit, isDemoBilling }: ListQuery,
): Promise<ListedUser[]> {
  const isAfter = isOlder(sql`users.created_at`, sql`users.id`, after)
  return await readRows(
    db,
    listedUserSchema,
    sql`select users.id, users.email, users.phone, users.person_id as "personId",
      users.email_verified_at is not null as "isVerified", ${heldPlan}, ${key}::text as key,
      ${isAdminNow} as "isAdmin", users.admitted_at is not null as "isInvited",
      users.given_plan as "givenPlan", users.suspended_at is not null as "isSuspended",
      ${isoTime(sql`users.invited_until`)} as "invitedUntil",
      coalesce(users.invited_until > ledger_now(), false) as "isInvitationOpen",
      ${isoTime(sql`users.created_at`)} as "createdAt"
    from users
    ${joinEntitlement(isDemoBilling)}
    where ${condition} and ${isAfter}
    order by users.created_at desc, users.id limit ${limit}`,
  )
}

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
 * Inserts the row of an address, unless it is there or another call inserts its mailbox at the same time. All
 * addresses of one mailbox share its quota. The row of a person who is there is not locked for a change: a
 * sign-in locks the account before its person, and the other order would be a deadlock.
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

const emailRow = z.object({ email: z.string() })

/**
 * The address of an account as it is typed, where that is not the normal form: two accounts were stored
 * before the spellings of an address were one. `null` without such an account, and where letters only look
 * the same, which may be of another mailbox.
 */
export async function findSpelling(db: Db, typed: string): Promise<string | null> {
  const spelt = typed.trim().toLowerCase()
  const normal = normalizeEmail(typed)
  if (spelt === normal || !isSpelledOut(typed)) return null
  const found = await findRow(db, emailRow, sql`select email from users where email = ${spelt}`)
  return found?.email ?? null
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

const provenRow = z.object({ isFirst: z.boolean(), language: z.string().nullable() })

/**
 * Locks an account until the transaction ends, and stores that its address is proven; `null` when it was
 * deleted meanwhile. `isFirst`: it is the first sign-in to the account. The account takes the language that
 * was chosen in the browser; one that has none takes that of the page.
 */
export async function lockProven(
  tx: Db,
  userId: string,
  { name, language: { chosen, page } }: { name: string | null; language: BrowserLanguage },
): Promise<{ isFirst: boolean; language: string | null } | null> {
  return await findRow(
    tx,
    provenRow,
    sql`with before as (select id, email_verified_at from users where id = ${userId} for update)
    update users set email_verified_at = coalesce(before.email_verified_at, ledger_now()), name = coalesce(name, ${name}),
      interface_language = coalesce(${chosen}, interface_language, ${page})
    from before where users.id = before.id
    returning before.email_verified_at is null as "isFirst", interface_language as language`,
  )
}
