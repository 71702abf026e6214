import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PooledDb, Db } from '#server/db/database.ts'
import { readRows, sql, userIdRow } from '#server/db/sql.ts'
import { inBatches } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import { setCookie } from '#server/http/call-credentials.ts'
import type { AccountDeps } from '../context.ts'
import { lockUser, promoteHeld, retireDevices, revokeDevices } from '../devices/repo.ts'
import { readSessionActor } from './actor.ts'
import { sessionCookie, setSignInHint } from './cookies.ts'

const endedAtOnce = 100

/** The devices of an account to sign out; `first` names the held one that becomes active first. */
type Ending = { userId: string; devices: 'all' | { id: string }; first?: string | null }

/** Signs devices out, at once on all nodes, and promotes held ones; gives how many. */
export async function endSessions(db: PooledDb, { userId, devices, first = null }: Ending): Promise<number> {
  return await transaction(db, async (tx) => {
    await lockUser(tx, userId)
    const ended = await revokeDevices(tx, userId, devices)
    await promoteHeld(tx, userId, first)
    return ended
  })
}

/** Deletes the expired sessions of an account with their devices, and promotes held ones. */
async function endExpired(db: PooledDb, userId: string): Promise<void> {
  await transaction(db, async (tx) => {
    await lockUser(tx, userId)
    await retireDevices(tx, { userId, except: null })
    await deleteExpired(tx, userId)
    await promoteHeld(tx, userId, null)
  })
}

/** Ends the expired sessions of all accounts, for whose devices others may wait. */
export async function sweepSessions(db: PooledDb, signal: AbortSignal): Promise<void> {
  await inBatches({ size: endedAtOnce, signal }, async (size) => {
    const userIds = await findExpired(db, size)
    for (const userId of new Set(userIds)) await endExpired(db, userId)
    return userIds.length
  })
}

/**
 * Signs the browser of a call out, or all browsers of its account. The browser stays the same visitor: its
 * use of the free quota still counts, and it keeps nothing of the account.
 */
export async function logOut(
  deps: AccountDeps,
  call: { request: FastifyRequest; reply: FastifyReply },
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  const { user } = (await readSessionActor(deps, call.request)).actor
  if (user !== null && user.deviceId !== null) {
    const devices = everywhere ? 'all' : { id: user.deviceId }
    await endSessions(deps.db, { userId: user.id, devices })
  }
  clearSession(call)
}

/** Removes the session cookie from the browser of a call. */
export function clearSession(call: { request: FastifyRequest; reply: FastifyReply }): void {
  setCookie(call, sessionCookie, { value: '', maxAgeSeconds: 0 })
  setSignInHint(call, 'no')
}

/** Sessions whose time is over. */
export const dueSessions: Due = {
  table: 'sessions',
  key: 'token_hash',
  by: 'expires_at',
  where: sql`expires_at <= ledger_now()`,
}

/** The accounts of the sessions that expired first, one for each session. */
async function findExpired(db: Db, limit: number): Promise<string[]> {
  const rows = await readRows(
    db,
    userIdRow,
    sql`select user_id as "userId" from sessions where ${dueSessions.where} order by expires_at limit ${limit}`,
  )
  return rows.map(({ userId }) => userId)
}

/** Deletes the expired sessions of an account. */
async function deleteExpired(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`delete from sessions where user_id = ${userId} and expires_at <= ledger_now()`)
}
