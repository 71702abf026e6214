import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import type { Orm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { findRow } from '#server/db/read-rows.ts'
import type { LoginDeps, Actor } from '../context.ts'

/** Dependencies of merging a visitor into an account. */
export type MergeDeps = Pick<LoginDeps, 'orm' | 'accountHooks' | 'clock'>

/** How long a call may be on its way before its work begins: its body is received first. */
const sendingSeconds = 120

/** Gives the data of a browser without an account to the account that it signs in to. */
export async function mergeVisitor(
  tx: Orm,
  { accountHooks }: Pick<MergeDeps, 'accountHooks'>,
  ids: { visitorId: string; userId: string },
): Promise<void> {
  for (const hook of accountHooks) await hook.mergeVisitor?.(tx, ids)
}

/**
 * Gives what a call stored for a browser to the account that the browser signed in to during the call. To be called after
 * the call has stored it: either this sees the session, or the sign-in, which merges once more when its session is
 * visible, sees what was stored. `began` is when the work of the call began, in ms since 1970.
 */
export async function mergeLate(
  deps: MergeDeps,
  actor: Pick<Actor, 'user' | 'visitorId'>,
  began: number,
): Promise<void> {
  const { visitorId } = actor
  const userId = await findLateAccount(deps, actor, began)
  if (visitorId === null || userId === null) return
  await transaction(deps.orm, (tx) => mergeVisitor(tx, deps, { visitorId, userId }))
}

/**
 * The account that a browser signed in to during a call that it sent before; `null` for none. `began` is when the work of
 * the call began, in ms since 1970.
 */
export async function findLateAccount(
  { orm, clock }: Pick<MergeDeps, 'orm' | 'clock'>,
  { user, visitorId }: Pick<Actor, 'user' | 'visitorId'>,
  began: number,
): Promise<string | null> {
  if (user !== null || visitorId === null) return null
  // Only the length comes from this machine, whose time may differ from the database's.
  const seconds = Math.max(0, clock.now() - began) / 1000 + sendingSeconds
  const session = await findRow(
    orm,
    z.object({ userId: z.guid() }),
    sql`select user_id as "userId" from sessions
    where visitor_id = ${visitorId} and created_at > ledger_now() - ${seconds} * interval '1 second'
      and expires_at > ledger_now()
    order by created_at desc limit 1`,
  )
  return session?.userId ?? null
}
