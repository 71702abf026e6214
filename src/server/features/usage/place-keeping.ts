import { sql } from 'drizzle-orm'
import { plans } from '#product/plans.ts'
import type { Orm } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { countUsed, findOwnPlace, keepLapsed, keepLiving, lockPersonOfPlace } from './repo.ts'
import { currentWindow } from './window.ts'
import type { Entitlement } from './window.ts'

/**
 * Makes a place final in the caller's transaction, once or many times alike. One that lapsed or was given back
 * meanwhile is taken anew when there is room.
 * @throws AppError `SUMMARY_STOPPED` when there is none
 */
export async function makeFinal(tx: Orm, placeId: string, entitlement: Entitlement): Promise<void> {
  if (await keepLiving(tx, placeId)) return
  const place = await lockPersonOfPlace(tx, placeId)
  if (place === null) throw lost()
  const { personId, subject } = place
  const own = await findOwnPlace(tx, personId, { subject, entitlement })
  // Another try of the same person for the same subject: one of them is enough.
  if (own?.counts === true) {
    await keepLiving(tx, own.id)
    return
  }
  const { used, firstStart } = await countUsed(tx, { personId }, entitlement)
  const { allowance } = plans[entitlement.plan]
  if (allowance !== null && used >= allowance.summaries) throw lost()
  await keepLapsed(
    tx,
    placeId,
    firstStart === null ? currentWindow(entitlement).start : sql`${firstStart}::timestamptz`,
  )
}

function lost(): AppError {
  return new AppError(
    'SUMMARY_STOPPED',
    'The connection was away too long. Please ask for the summary again.',
  )
}
