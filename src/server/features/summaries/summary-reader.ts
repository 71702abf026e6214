import type { Orm } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { readSummary } from './repo.ts'
import type { FoundSummary } from './repo.ts'

/** Reads stored summaries by their id. @throws AppError `NOT_FOUND` */
export type SummaryReader = (id: string) => Promise<FoundSummary>

/** Reads a summary once for all followers of a run that ask for it at the same moment. */
export function createSummaryReader(orm: Orm): SummaryReader {
  const reading = new Map<string, Promise<FoundSummary | null>>()
  return async (id) => {
    const known = reading.get(id)
    const read = known ?? readSummary(orm, id).finally(() => reading.delete(id))
    if (known === undefined) reading.set(id, read)
    const found = await read
    if (found === null) throw new AppError('NOT_FOUND', 'This summary is not stored any more.')
    return found
  }
}
