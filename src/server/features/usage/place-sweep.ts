import { sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'

const sweepMs = 60_000

/** Begins to sweep, once a minute; any number of nodes may. */
export function startPlaceSweep(orm: Orm, log: Log): { stop: () => void } {
  const timer = setInterval(() => {
    sweepPlaces(orm).catch((error: unknown) => log.warn({ err: error }, 'places could not be swept'))
  }, sweepMs)
  return { stop: () => clearInterval(timer) }
}

/**
 * Gives back the places whose holders died, which do not count already, and forgets what nobody needs: networks after
 * their day, released places after a month, counts of calls after their window.
 */
export async function sweepPlaces(orm: Orm): Promise<void> {
  // Its follower may come back until then and find it again.
  await orm.execute(sql`
    update places set state = 'released', reason = 'lapsed', settled_at = ledger_now()
    where state = 'held' and lease_until < ledger_now() - interval '10 minutes'`)
  await orm.execute(sql`
    update places set network = null
    where network is not null and created_at < ledger_now() - interval '25 hours'`)
  await orm.execute(sql`
    delete from places where state = 'released' and settled_at < ledger_now() - interval '30 days'`)
  await orm.execute(sql`delete from call_counts where reset_at < ledger_now()`)
}
