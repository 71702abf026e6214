import type { RunEvent } from '#contract/summaries.ts'
import { mayPass } from '#server/db/database-failure.ts'
import type { Db } from '#server/db/database.ts'
import type { StoredRunEvent } from '#server/db/stored-rows.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { appendEvents, isWritten } from './events.ts'
import type { RunEnd, WritePosition } from './events.ts'

/** Thrown in a worker whose run is over or another worker's: the attempt ends, the run is left alone. */
export class RunLost extends Error {
  override name = 'RunLost'

  constructor() {
    super('The run is over, or another worker has it')
  }
}

/** Writes the events of one attempt, in order. */
export type EventWriter = {
  /** Queues an event, which is written soon. Never throws. */
  emit: (event: RunEvent) => void
  /** Writes all queued events. @throws RunLost, or why they cannot be written */
  flush: () => Promise<void>
  /** Writes all events and the end; after a failed write of the events only the end, if the run failed. @throws RunLost */
  end: (end: RunEnd) => Promise<void>
}

type WriteOptions = {
  db: Db
  clock: Clock
  log: Log
  /** Ends the retries while the database is unreachable. */
  signal: AbortSignal
  /** Called with the number of the newest event after each write. */
  onWritten: (seq: number) => void
}

type Options = WriteOptions & {
  /** Called with the reason when events cannot be written: `RunLost`, or a failure that does not pass. */
  onFailed: (error: unknown) => void
}

/**
 * Text within this many ms of a write is gathered into one row, to save commits. Text after a pause is written at once.
 */
const gatherMs = 60
const retryMs = 250

/** Opens the writer of an attempt that begins after `position.lastSeq`. It retries while the database is unreachable. */
export function openEventWriter(position: WritePosition, options: Options): EventWriter {
  const write = createOrderedWrites(position, options)
  let waiting: RunEvent[] = []
  let gathering: Disposable | undefined
  let lastFlush = Number.NEGATIVE_INFINITY
  let writing: Promise<void> = Promise.resolve()

  function emit(event: RunEvent): void {
    const last = waiting.at(-1)
    if (event.event === 'text' && last?.event === 'text') {
      waiting[waiting.length - 1] = { event: 'text', data: { text: last.data.text + event.data.text } }
    } else {
      waiting.push(event)
    }
    if (event.event !== 'text') {
      gathering?.[Symbol.dispose]()
      gathering = undefined
    }
    const waitMs = event.event === 'text' ? lastFlush + gatherMs - performance.now() : 0
    gathering ??= after(waitMs, () => void flush().catch(() => undefined))
  }

  function flush(): Promise<void> {
    gathering?.[Symbol.dispose]()
    gathering = undefined
    lastFlush = performance.now()
    const ready = waiting
    waiting = []
    if (ready.length > 0) enqueue(ready, null)
    return writing
  }

  function enqueue(events: StoredRunEvent[], end: RunEnd | null): void {
    writing = writing.then(() => write(events, end))
    writing.catch(options.onFailed)
  }

  return {
    emit,
    flush,
    end: async (end) => {
      const flushed = flush()
      // A failed run ends even where its events were refused.
      writing = end.state === 'failed' ? flushed.catch(() => undefined) : flushed
      enqueue([lastEvent(end)], end)
      await writing
    },
  }
}

/**
 * Gives the function that writes the next events of an attempt, and the end of its run. Calls must not overlap. A transient
 * failure is logged once and retried; a write whose answer was lost is not repeated.
 */
function createOrderedWrites(position: WritePosition, { db, clock, log, signal, onWritten }: WriteOptions) {
  let { lastSeq } = position
  let isLogged = false

  return async function write(events: readonly StoredRunEvent[], end: RunEnd | null): Promise<void> {
    const next = { ...position, lastSeq: lastSeq + events.length }
    for (let mayBeWritten = false; ; mayBeWritten = true) {
      try {
        const written =
          (await appendEvents(db, { ...position, lastSeq }, events, end)) ||
          (mayBeWritten && (await isWritten(db, next)))
        if (!written) throw new RunLost()
        lastSeq = next.lastSeq
        onWritten(lastSeq)
        return
      } catch (error) {
        if (!mayPass(error) || signal.aborted) throw error
        if (!isLogged) log.warn({ err: error, runId: position.id }, 'events cannot be written; trying again')
        isLogged = true
        await clock.wait(retryMs, signal)
      }
    }
  }
}

/** Runs after the current events of the loop, or later; a timer of 0 ms would take one ms. */
function after(waitMs: number, work: () => void): Disposable {
  return waitMs > 0 ? setTimeout(work, waitMs) : setImmediate(work)
}

function lastEvent(end: RunEnd): StoredRunEvent {
  return end.state === 'done'
    ? { event: 'done', data: { summaryId: end.summaryId } }
    : { event: 'problem', data: end.problem }
}
