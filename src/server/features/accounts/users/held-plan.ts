import { isoTime, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'

/** The account's address is proven, and no admin put the account on hold. */
export const isUsable = sql`users.email_verified_at is not null and users.suspended_at is null`

/** An account is an admin by the database: for good, or for as long as a group of the provider says. */
export const isAdminNow = sql`(users.is_admin or coalesce(users.admin_until > ledger_now(), false))`

/** Joins the plan that an account pays for now. */
export function joinEntitlement(isDemoBilling: boolean): Sql {
  return sql`left join entitlements on entitlements.user_id = users.id and entitlements.until > ledger_now()
    and (not entitlements.is_demo or ${isDemoBilling})`
}

/** The plan of an account, of which a given one goes before one that is paid for, and its beginning. */
export const heldPlan = sql`coalesce(users.given_plan, entitlements.plan) as plan,
  ${isoTime(sql`case when users.given_plan is null then entitlements.since else users.given_at end`)} as "paidSince"`
