import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm, PooledOrm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { findRow } from '#server/db/read-rows.ts'
import type { AccountHook, Actor } from '../context.ts'

/** Dependencies of merging a visitor into an account. */
export type MergeDeps = { orm: PooledOrm; accountHooks: readonly AccountHook[] }

/** How long after a sign-in a call that was sent before it may still store something. */
const callSeconds = 120

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
 * visible, sees what was stored.
 */
export async function mergeLate(
  deps: MergeDeps,
  { user, visitorId }: Pick<Actor, 'user' | 'visitorId'>,
): Promise<void> {
  if (user !== null || visitorId === null) return
  const session = await findRow(
    deps.orm,
    z.object({ userId: z.guid() }),
    sql`select user_id as "userId" from sessions
    where visitor_id = ${visitorId} and created_at > ledger_now() - ${callSeconds} * interval '1 second'
      and expires_at > ledger_now()
    order by created_at desc limit 1`,
  )
  if (session === null) return
  await transaction(deps.orm, (tx) => mergeVisitor(tx, deps, { visitorId, userId: session.userId }))
}
