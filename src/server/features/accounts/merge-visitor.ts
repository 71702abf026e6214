import { sql } from 'drizzle-orm'
import type { Orm, PooledOrm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { AccountHook, Actor } from './actor.ts'

type Needs = { orm: PooledOrm; accountHooks: readonly AccountHook[] }

/** A call that was sent before a sign-in has stored what it stores within this time after it. */
const callSeconds = 120

/** Gives all that a browser made without an account to the account that it signs in to. */
export async function mergeVisitor(
  tx: Orm,
  { accountHooks }: Pick<Needs, 'accountHooks'>,
  ids: { visitorId: string; userId: string },
): Promise<void> {
  for (const hook of accountHooks) await hook.mergeVisitor?.(tx, ids)
}

/**
 * Gives what a call stored for a browser to the account that the browser signed in to while the call was on its way. It
 * comes after the call has stored it: either this sees the session, or the sign-in, which merges once more when its
 * session can be seen, sees what was stored.
 */
export async function mergeLate(
  needs: Needs,
  { user, visitorId }: Pick<Actor, 'user' | 'visitorId'>,
): Promise<void> {
  if (user !== null || visitorId === null) return
  const { rows } = await needs.orm.execute<{ userId: string }>(sql`
    select user_id as "userId" from sessions
    where visitor_id = ${visitorId} and created_at > ledger_now() - ${callSeconds} * interval '1 second'
      and expires_at > ledger_now()
    order by created_at desc limit 1`)
  const [session] = rows
  if (session === undefined) return
  await transaction(needs.orm, (tx) => mergeVisitor(tx, needs, { visitorId, userId: session.userId }))
}
