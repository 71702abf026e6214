import type { Orm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import { deleteOldCodes } from './codes-repo.ts'

const sweepMs = 10 * 60_000

/** Forgets old codes, every ten minutes; any number of nodes may. */
export function startCodeSweep(orm: Orm, log: Log): { stop: () => void } {
  const timer = setInterval(() => {
    deleteOldCodes(orm).catch((error: unknown) => log.warn({ err: error }, 'old codes could not be deleted'))
  }, sweepMs)
  return { stop: () => clearInterval(timer) }
}
