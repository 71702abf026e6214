import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { isOlder, newestFirstKey } from '#server/db/paging.ts'
import { isoTime, moment, countRows, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { paidPlanSchema } from '#server/db/stored-rows.ts'
import type { AccountDeps, Member } from '../context.ts'
import { insertUserOf } from './repo.ts'

const listedUserSchema = z.object({
  id: z.guid(),
  email: z.string(),
  phone: z.string().nullable(),
  personId: z.guid(),
  isVerified: z.boolean(),
  plan: paidPlanSchema.nullable(),
  paidSince: moment.nullable(),
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

/** Accounts after a cursor, the newest first, whose address contains `q`, and how many there are, by `countRows`. */
export async function listUsers(
  { db, isDemoBilling }: AccountDeps,
  { q, after, limit }: { q: string; after: ListQuery['after']; limit: number },
): Promise<{ users: ListedUser[]; total: number }> {
  const condition = q === '' ? sql`true` : sql`strpos(users.email, lower(${q})) > 0`
  const counted = q === '' ? sql`order by users.created_at desc` : sql`where ${condition}`
  const [users, total] = await Promise.all([
    selectUsers(db, { condition, after, limit, isDemoBilling }),
    countRows(db, sql`select from users ${counted}`),
  ])
  return { users, total }
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

/** An account that signed in, as the caller of what is done for it while it is away; `null` when it is gone. */
export async function findMember(
  { db, isDemoBilling }: Pick<AccountDeps, 'db' | 'isDemoBilling'>,
  userId: string,
): Promise<Member | null> {
  const condition = sql`users.id = ${userId} and users.email_verified_at is not null`
  const [user] = await selectUsers(db, { condition, after: null, limit: 1, isDemoBilling })
  return user === undefined ? null : asMember(user)
}

/** A user as the caller, to read their quota or to act for them without a device of theirs. */
export function asMember({ id, email, personId, plan, paidSince }: ListedUser): Member {
  return {
    visitorId: null,
    user: { id, email, personId, deviceId: null, isAdmin: false, isPrivileged: false },
    plan: plan ?? 'free',
    paidSince,
    network: '',
  }
}

/**
 * Inserts an account for an address in lower case, which proves nothing; `false` when the address has one already. A
 * given phone number is stored in both cases.
 */
export async function registerAccount(tx: Db, email: string, phone: string | null): Promise<boolean> {
  for (;;) {
    const known = await tx.execute(sql`
      update users set phone = coalesce(${phone}, phone) where email = ${email}`)
    if (known.rowCount === 1) return false
    // Another call may insert it, or its mailbox, at the same time: then this inserts none, and the next iteration may.
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
      users.email_verified_at is not null as "isVerified", entitlements.plan, ${key}::text as key,
      ${isoTime(sql`entitlements.since`)} as "paidSince",
      ${isoTime(sql`users.created_at`)} as "createdAt"
    from users
    left join entitlements on entitlements.user_id = users.id and entitlements.until > ledger_now()
      and (not entitlements.is_demo or ${isDemoBilling})
    where ${condition} and ${isAfter}
    order by users.created_at desc, users.id limit ${limit}`,
  )
}
