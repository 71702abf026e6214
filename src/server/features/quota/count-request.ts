import { sql } from 'drizzle-orm'
import { summariesPerMinute } from '#product/plans.ts'
import type { Orm } from '#server/db/database.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { countCall } from '#server/rate-limit/count-call.ts'
import type { CallCount, CallLimit } from '#server/rate-limit/count-call.ts'
import { personOf } from './reservations.ts'

/** How often one person may ask for a summary, whatever the plan and whatever comes of it. */
const perMinute: CallLimit = {
  limit: summariesPerMinute,
  windowSeconds: 60,
  detail: `You can ask for ${summariesPerMinute} summaries a minute.`,
}

/**
 * Counts one request for a summary, before anything is done for it: locked, refused and repeated ones count alike.
 * @throws AppError `RATE_LIMITED`
 */
export async function countRequest(orm: Orm, actor: Actor): Promise<CallCount> {
  // The first person of a browser gets its id.
  const person = sql`coalesce(${personOf(actor)}, ${actor.visitorId}::uuid)`
  return await countCall(orm, sql`'summaries/' || ${person}::text`, perMinute)
}
