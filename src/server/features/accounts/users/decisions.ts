import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import type { ListedUser } from './users.ts'

/** Gives an account a plan without a payment; `null` takes a given one. Months are counted from now on. */
export async function givePlan(db: Db, userId: string, plan: ListedUser['givenPlan']): Promise<void> {
  await db.execute(sql`
    update users set given_plan = ${plan}, given_at = ${plan === null ? sql`null` : sql`ledger_now()`}
    where id = ${userId} and given_plan is distinct from ${plan}`)
}

/** Puts an account on hold, at once on all nodes, or releases it with the sessions and keys it had. */
export async function holdAccount(db: Db, userId: string, isOnHold: boolean): Promise<void> {
  const since = isOnHold ? sql`coalesce(suspended_at, ledger_now())` : sql`null`
  await db.execute(sql`update users set suspended_at = ${since} where id = ${userId}`)
}
