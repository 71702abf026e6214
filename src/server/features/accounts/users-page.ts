import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PlanId } from '#product/plans.ts'
import type { Orm } from '#server/db/database.ts'
import { isOlder, newestFirstKey } from '#server/db/newest-first.ts'
import { insertUserOf } from './users-repo.ts'

/** An account as those see it who run the site; `key` says where it stands in their list. */
export type ListedUser = {
  id: string
  email: string
  phone: string | null
  personId: string
  isVerified: boolean
  plan: Exclude<PlanId, 'free'> | null
  /** ISO 8601. */
  paidSince: string | null
  /** ISO 8601 in UTC. */
  createdAt: string
  key: string
}

type Wanted = {
  holds: SQL
  after: { key: string; id: string } | null
  limit: number
  isDemoBilling: boolean
}

const key = newestFirstKey(sql`users.created_at`)

/** Accounts after a place, the newest first. */
export async function selectUsers(
  orm: Orm,
  { holds, after, limit, isDemoBilling }: Wanted,
): Promise<ListedUser[]> {
  const isAfter = after === null ? sql`true` : isOlder(sql`users.created_at`, sql`users.id`, after)
  const { rows } = await orm.execute<ListedUser>(sql`
    select users.id, users.email, users.phone, users.person_id as "personId",
      users.email_verified_at is not null as "isVerified", entitlements.plan, ${key}::text as key,
      to_char(entitlements.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "paidSince",
      to_char(users.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from users
    left join entitlements on entitlements.user_id = users.id and entitlements.until > ledger_now()
      and (not entitlements.is_demo or ${isDemoBilling})
    where ${holds} and ${isAfter}
    order by users.created_at desc, users.id limit ${limit}`)
  return rows
}

/** How many accounts there are for which this holds. */
export async function countUsers(orm: Orm, holds: SQL): Promise<number> {
  const { rows } = await orm.execute<{ total: number }>(
    sql`select count(*)::int as total from users where ${holds}`,
  )
  return rows[0]?.total ?? 0
}

/** Whether the address has these characters in it. */
export function hasInEmail(part: string): SQL {
  return sql`strpos(users.email, lower(${part})) > 0`
}

/** Whether this is the address. */
export function hasThisEmail(email: string): SQL {
  return sql`users.email = ${email}`
}

/** Stores an account; `false` when the address has one. The phone is kept in both cases, when one is given. */
export async function insertUser(tx: Orm, email: string, phone: string | null): Promise<boolean> {
  const known = await tx.execute(sql`
    update users set phone = coalesce(${phone}, phone) where email = ${email}`)
  if (known.rowCount === 1) return false
  const made = await tx.execute(insertUserOf(email, phone))
  return made.rowCount === 1
}
