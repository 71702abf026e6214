import type { Orm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import { indexItems } from './index-items.ts'
import { removeOldItems } from './repo.ts'

const sweepMs = 60_000
const itemsAtOnce = 50
/** As long as the longest plan that forgets anything: until then a sign-in still finds it. */
const visitorDays = 90

/** Begins to sweep, once a minute; any number of nodes may. */
export function startHistorySweep(orm: Orm, log: Log): { stop: () => void } {
  let sweeping = false
  const timer = setInterval(() => {
    if (sweeping) return
    sweeping = true
    sweepHistory(orm)
      .catch((error: unknown) => log.warn({ err: error }, 'histories could not be swept'))
      .finally(() => {
        sweeping = false
      })
  }, sweepMs)
  return { stop: () => clearInterval(timer) }
}

/** Makes findable what is not yet, and forgets what is not to be kept any more. */
export async function sweepHistory(orm: Orm): Promise<void> {
  await indexItems(orm, itemsAtOnce)
  await removeOldItems(orm, visitorDays)
}
