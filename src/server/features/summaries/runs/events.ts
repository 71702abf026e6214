import { z } from 'zod'
import type { RunEvent } from '#contract/run-events.ts'
import { mayPass } from '#server/db/database-failure.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, readRows, sql } from '#server/db/sql.ts'
import { readStoredLine } from '#server/db/stored-lines.ts'
import { runEventRow } from '#server/db/stored-rows.ts'
import type { RunProblem, StoredRunEvent } from '#server/db/stored-rows.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'

/** An event with its number `id`; one object for all its followers in this process. */
export type NumberedEvent = StoredRunEvent & { id: number }

/** The position of a worker: its run, its attempt, and the number of the last event that it knows. */
export type WritePosition = { id: string; attempt: number; lastSeq: number }

/** The end of a run. */
export type RunEnd = { state: 'done'; summaryId: string } | { state: 'failed'; problem: RunProblem }

/** The events after `seq`, in order. */
export async function readEvents(db: Db, runId: string, seq: number): Promise<NumberedEvent[]> {
  const rows = await readRows(
    db,
    runEventRow,
    sql`select seq, event from run_events where run_id = ${runId} and seq > ${seq} order by seq`,
  )
  return rows.map(({ seq: id, event }) => ({ id, ...readStoredEvent(event) }))
}

/** Appends events after a position; no effect on an ended or lost run, or for a repeated call. */
export async function appendEvents(
  db: Db,
  { id, attempt, lastSeq }: WritePosition,
  events: readonly StoredRunEvent[],
  end: RunEnd | null = null,
): Promise<boolean> {
  const summaryId = end?.state === 'done' ? end.summaryId : null
  const { rowCount } = await db.execute(sql`
    with moved as (
      update runs set
        last_seq = last_seq + ${events.length},
        state = ${end?.state ?? 'running'},
        summary_id = ${summaryId}::uuid,
        ended_at = case when ${end !== null} then now() end
      where id = ${id} and attempt = ${attempt} and state = 'running' and last_seq = ${lastSeq}
      returning id, last_seq),
    written as (${numbered(events)})
    select from moved`)
  return rowCount === 1
}

/** This attempt has stored the events up to `lastSeq` already. */
async function isWritten(db: Db, { id, attempt, lastSeq }: WritePosition): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select from runs where id = ${id} and attempt = ${attempt} and last_seq = ${lastSeq}`,
  )
  return rowCount === 1
}

const seqRow = z.object({ seq: z.int() })

/** Ends a run from outside; gives the number of its last event, `null` for one that is over. */
export async function endRun(
  tx: Db,
  id: string,
  state: 'failed' | 'cancelled',
  problem: RunProblem,
): Promise<number | null> {
  const ended = await findRow(
    tx,
    seqRow,
    sql`with moved as (
      update runs set last_seq = last_seq + 1, state = ${state}, ended_at = now()
      where id = ${id} and state in ('queued', 'running')
      returning id, last_seq),
    written as (${numbered([{ event: 'problem', data: problem }])})
    select last_seq as seq from moved`,
  )
  return ended?.seq ?? null
}

function numbered(events: readonly StoredRunEvent[]) {
  return sql`
    insert into run_events (run_id, seq, event)
    select moved.id, moved.last_seq - ${events.length} + item.ordinality, item.value
    from moved, jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality item`
}

/** A stored event as followers get it: one of before findings were told apart has lines without them. */
function readStoredEvent(stored: StoredRunEvent): StoredRunEvent {
  switch (stored.event) {
    case 'gist':
    case 'sentence': {
      const { sentence } = stored.data
      if (sentence === null) return stored
      const read = readStoredLine(sentence)
      return stored.event === 'gist'
        ? { event: 'gist', data: { ...stored.data, sentence: read } }
        : { event: 'sentence', data: { sentence: read } }
    }
    case 'insight':
      return { event: 'insight', data: readStoredLine(stored.data) }
    case 'chapter': {
      const { gist } = stored.data
      return gist === null
        ? stored
        : { event: 'chapter', data: { ...stored.data, gist: readStoredLine(gist) } }
    }
    case 'run':
    case 'stage':
    case 'form':
    case 'video':
    case 'text':
    case 'restarted':
    case 'written':
    case 'line':
    case 'done':
    case 'problem':
  }
  return stored
}

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
  /**
   * Writes all events and the end; after a failed write of the events only the end, if the run failed.
   * @throws RunLost
   */
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
  /** Called with the reason when events cannot be written: `RunLost`, or a failure that does not pass. */
  onFailed: (error: unknown) => void
}

/** Text within this many ms of a write joins one row, to save commits; after a pause not. */
const gatherMs = 60
const retryMs = 250

/** Opens the writer of an attempt after `position.lastSeq`, which waits for a lost database. */
export function openEventWriter(position: WritePosition, options: WriteOptions): EventWriter {
  const write = createOrderedWrites(position, options)
  let waiting: RunEvent[] = []
  let gathering: Disposable | undefined
  let lastFlush = Number.NEGATIVE_INFINITY
  let writing: Promise<void> = Promise.resolve()

  function emit(event: RunEvent): void {
    const last = waiting.at(-1)
    if (event.event === 'text' && last?.event === 'text') {
      waiting[waiting.length - 1] = { event: 'text', data: { text: last.data.text + event.data.text } }
    } else waiting.push(event)
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
 * Gives the function that writes the next events of an attempt, and the end of its run. Calls must not
 * overlap. A transient failure is logged once and retried; a write whose answer was lost is not repeated.
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
