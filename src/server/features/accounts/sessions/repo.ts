import { z } from 'zod'
import type { Db, PooledDb } from '#server/db/database.ts'
import { isoTime, moment } from '#server/db/sql.ts'
import { findRow, readRows, sql } from '#server/db/sql.ts'
import { paidPlanSchema } from '#server/db/stored-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import { maxSessionSeconds, sessionSeconds } from './cookies.ts'

const sessionSchema = z.object({
  userId: z.guid(),
  email: z.string(),
  personId: z.guid(),
  deviceId: z.guid(),
  isHeld: z.boolean(),
  plan: paidPlanSchema.nullable(),
  paidSince: moment.nullable(),
  /** Whether its last use was not stored for some minutes. */
  isStale: z.boolean(),
})

/** A valid session with its account, its device and the plan. */
export type SessionRow = z.output<typeof sessionSchema>

/** The session behind the hash of a token; `null` when it ended, its device was removed or its address is not proven. */
export async function findSession(
  db: PooledDb,
  tokenHash: string,
  { isDemoBilling }: { isDemoBilling: boolean },
): Promise<SessionRow | null> {
  return await findRow(
    db,
    sessionSchema,
    sql`select user_id as "userId", email, person_id as "personId", device_id as "deviceId", is_held as "isHeld", plan,
      ${isoTime(sql`paid_since`)} as "paidSince", is_stale as "isStale"
    from find_session(${tokenHash}, ${isDemoBilling})`,
  )
}

/** Stores that a session is in use, which extends it, up to its maximum; written every five minutes at most. */
export async function touchSession(db: Db, tokenHash: string, address: string): Promise<void> {
  await db.execute(sql`
    with seen as (
      update sessions set last_seen_at = ledger_now(), expires_at = least(
        ledger_now() + ${sessionSeconds} * interval '1 second', created_at + ${maxSessionSeconds} * interval '1 second')
      where token_hash = ${tokenHash} and last_seen_at < ledger_now() - interval '5 minutes' returning device_id)
    update devices set last_seen_at = ledger_now(), ip_address = ${address} from seen where devices.id = seen.device_id`)
}

type NewSession = {
  tokenHash: string
  userId: string
  deviceId: string
  /** The browser that it begins in. */
  visitorId: string
  method: 'otp' | 'oidc'
}

/** Inserts the one session of a device; deletes the one before and those of removed devices. */
export async function replaceSession(
  tx: Db,
  { tokenHash, userId, deviceId, visitorId, method }: NewSession,
): Promise<void> {
  await tx.execute(sql`
    delete from sessions using devices
    where devices.id = sessions.device_id and sessions.user_id = ${userId}
      and (devices.id = ${deviceId} or devices.revoked_at is not null)`)
  await tx.execute(sql`
    insert into sessions (token_hash, user_id, device_id, visitor_id, method, created_at, last_seen_at, expires_at)
    values (${tokenHash}, ${userId}, ${deviceId}, ${visitorId}, ${method}, ledger_now(), ledger_now(),
      ledger_now() + ${sessionSeconds} * interval '1 second')`)
}

/** Sessions whose time is over. */
export const dueSessions: Due = {
  table: 'sessions',
  key: 'token_hash',
  by: 'expires_at',
  where: sql`expires_at <= ledger_now()`,
}

/** The accounts of the sessions that expired first, one for each session. */
export async function findExpired(db: Db, limit: number): Promise<string[]> {
  const rows = await readRows(
    db,
    z.object({ userId: z.guid() }),
    sql`select user_id as "userId" from sessions where ${dueSessions.where} order by expires_at limit ${limit}`,
  )
  return rows.map(({ userId }) => userId)
}

/** Deletes the expired sessions of an account. */
export async function deleteExpired(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`delete from sessions where user_id = ${userId} and expires_at <= ledger_now()`)
}
