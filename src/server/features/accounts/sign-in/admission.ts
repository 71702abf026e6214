import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import type { AccessPolicy } from '../access-policy.ts'

const knownRow = z.object({
  isAccount: z.boolean(),
  isSuspended: z.boolean(),
  isInvited: z.boolean(),
  isAdmin: z.boolean(),
})

/** The way in which an address was proven, and whether the provider names its owner as an admin. */
type Proven = { method: 'otp' | 'oidc' | 'proxy'; isAdmin?: boolean | null }

/**
 * Lets an address pass that is proven and may have an account here. Only its owner gets so far, so the answer
 * tells nobody else who has one.
 * @throws AppError `FORBIDDEN`
 */
export async function requireAdmission(
  tx: Db,
  policy: AccessPolicy,
  { email, method, isAdmin: isNamed = null }: Proven & { email: string },
): Promise<void> {
  const known = await findRow(
    tx,
    knownRow,
    sql`select email_verified_at is not null as "isAccount", suspended_at is not null as "isSuspended",
      admitted_at is not null or coalesce(invited_until > ledger_now(), false) as "isInvited", is_admin as "isAdmin"
    from users where email = ${email}`,
  )
  const { isAccount = false, isSuspended = false, isInvited = false, isAdmin = false } = known ?? {}
  const account = { email, isInvited, isAdmin: isAdmin || isNamed === true }
  if (isSuspended) throw refusal()
  if (policy.isAdmin(account)) return
  if (!policy.admits(account)) throw refusal()
  const mayBegin = policy.signUp === 'open' || (policy.signUp === 'invited' && isInvited)
  if (isAccount || mayBegin || (method === 'otp' && (await isFirst(tx, policy)))) return
  throw refusal()
}

/** The failure for an address that may have no account here. */
export function refusal(): AppError {
  return new AppError('FORBIDDEN', "This address can't sign in here. Ask the person who runs this site.")
}

/** Nobody has an account yet on an instance of one's own, whose codes only its terminal shows. */
async function isFirst(tx: Db, policy: AccessPolicy): Promise<boolean> {
  if (!policy.makesFirstAdmin) return false
  // Two who come at once are told apart: the second waits, and then is not the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first admin'))`)
  const { rowCount } = await tx.execute(sql`select from users where email_verified_at is not null limit 1`)
  return rowCount === 0
}

/** Uses the invitation of an account up, and makes the first account of an own instance its admin. */
export async function noteAdmission(
  tx: Db,
  policy: AccessPolicy,
  { userId, method }: Proven & { userId: string },
): Promise<void> {
  await tx.execute(sql`
    update users set admitted_at = ledger_now(), invited_until = null, invitation_hash = null
    where id = ${userId} and invited_until > ledger_now()`)
  // The code is in the terminal; a provider or a proxy lets in more people than its owner.
  if (!policy.makesFirstAdmin || method !== 'otp') return
  await tx.execute(sql`
    update users set is_admin = true
    where id = ${userId} and not exists (
      select from users as other where other.email_verified_at is not null and other.id <> ${userId})`)
}

/** Stores whether a group of the provider makes an account an admin; the next sign-in by it says so again. */
export async function noteGroup(tx: Db, userId: string, isAdmin: boolean): Promise<void> {
  await tx.execute(sql`
    update users set admin_until = case when ${isAdmin} then ledger_now() + interval '7 days' end
    where id = ${userId} and (${isAdmin} or admin_until is not null)`)
}
