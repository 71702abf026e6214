import type { RunEvent } from '#contract/summaries.ts'
import { isConnectionFailure } from '#server/db/connection-failure.ts'
import type { Orm } from '#server/db/database.ts'
import type { StoredRunEvent } from '#server/db/schema.ts'
import type { Clock } from '#server/ports/clock.ts'
import { appendEvents, isWritten } from './event-rows.ts'
import type { RunEnd, WritePosition } from './event-rows.ts'

/** Raised in a worker whose run is over or another's; whoever gets it stops without a word. */
export class RunLost extends Error {
  override name = 'RunLost'
}

/** Writes the events of one attempt, in order. */
export type EventWriter = {
  /** Takes an event; it is written soon. Never throws. */
  tell: (event: RunEvent) => void
  /** Writes all that was told. @throws RunLost */
  flush: () => Promise<void>
  /** Writes all that was told and the end. @throws RunLost */
  end: (end: RunEnd) => Promise<void>
}

type Options = {
  orm: Orm
  clock: Clock
  signal: AbortSignal
  /** Told the number of the newest event after each write. */
  onWritten: (seq: number) => void
  onLost: () => void
}

/**
 * Pieces of text that come within this many ms of a write go into one row, to save commits. A piece after a pause is
 * written at once.
 */
const gatherMs = 60
const retryMs = 250

/** Opens the writer of an attempt that begins after `position.lastSeq`. While the database is away it tries again. */
export function openEventWriter(position: WritePosition, options: Options): EventWriter {
  let lastSeq = position.lastSeq
  let waiting: RunEvent[] = []
  let gathering: NodeJS.Timeout | undefined
  let lastWrite = Number.NEGATIVE_INFINITY
  let writing: Promise<void> = Promise.resolve()

  function tell(event: RunEvent): void {
    const last = waiting.at(-1)
    if (event.event === 'text' && last?.event === 'text') {
      waiting[waiting.length - 1] = { event: 'text', data: { text: last.data.text + event.data.text } }
    } else {
      waiting.push(event)
    }
    if (event.event !== 'text') {
      clearTimeout(gathering)
      gathering = undefined
    }
    const waitMs = event.event === 'text' ? lastWrite + gatherMs - performance.now() : 0
    gathering ??= setTimeout(() => void flush().catch(() => undefined), Math.max(0, waitMs))
  }

  function flush(): Promise<void> {
    clearTimeout(gathering)
    gathering = undefined
    const ready = waiting
    waiting = []
    lastWrite = performance.now()
    if (ready.length > 0) enqueue(ready, null)
    return writing
  }

  function enqueue(events: StoredRunEvent[], end: RunEnd | null): void {
    writing = writing.then(() => write(events, end))
    writing.catch(options.onLost)
  }

  async function write(events: StoredRunEvent[], end: RunEnd | null): Promise<void> {
    const next = { ...position, lastSeq: lastSeq + events.length }
    for (let mayBeWritten = false; ; mayBeWritten = true) {
      try {
        const written =
          (await appendEvents(options.orm, { ...position, lastSeq }, events, end)) ||
          // The answer to the try before may have been lost, not the write.
          (mayBeWritten && (await isWritten(options.orm, next)))
        if (!written) throw new RunLost('The run is over, or another works on it')
        lastSeq = next.lastSeq
        options.onWritten(lastSeq)
        return
      } catch (error) {
        if (!isConnectionFailure(error) || options.signal.aborted) throw error
        await options.clock.wait(retryMs, options.signal)
      }
    }
  }

  return {
    tell,
    flush,
    end: async (end) => {
      await flush()
      const last: StoredRunEvent =
        end.state === 'done'
          ? { event: 'done', data: { summaryId: end.summaryId } }
          : { event: 'problem', data: end.problem }
      enqueue([last], end)
      await writing
    },
  }
}
