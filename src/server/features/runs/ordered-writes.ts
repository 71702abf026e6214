import { isConnectionFailure } from '#server/db/connection-failure.ts'
import type { Orm } from '#server/db/database.ts'
import type { StoredRunEvent } from '#server/db/schema/runs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { appendEvents, isWritten } from './event-rows.ts'
import type { RunEnd, WritePosition } from './event-rows.ts'
import { RunLost } from './lost-run.ts'

export type WriteOptions = {
  orm: Orm
  clock: Clock
  /** Ends the tries while the database is away. */
  signal: AbortSignal
  /** Told the number of the newest event after each write. */
  onWritten: (seq: number) => void
}

const retryMs = 250

/**
 * Gives the function that writes the next events of an attempt, and the end of its run. Calls must not overlap. While
 * the database is away it tries again; what was written although its answer got lost is not written twice.
 */
export function createOrderedWrites(position: WritePosition, options: WriteOptions) {
  const { orm, clock, signal } = options
  let { lastSeq } = position

  return async function write(events: readonly StoredRunEvent[], end: RunEnd | null): Promise<void> {
    const next = { ...position, lastSeq: lastSeq + events.length }
    for (let mayBeWritten = false; ; mayBeWritten = true) {
      try {
        const written =
          (await appendEvents(orm, { ...position, lastSeq }, events, end)) ||
          (mayBeWritten && (await isWritten(orm, next)))
        if (!written) throw new RunLost()
        lastSeq = next.lastSeq
        options.onWritten(lastSeq)
        return
      } catch (error) {
        if (!isConnectionFailure(error) || signal.aborted) throw error
        await clock.wait(retryMs, signal)
      }
    }
  }
}
