import { z } from 'zod'
import { readStoredLine } from '#evidence/line-state.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, readRows, sql } from '#server/db/sql.ts'
import { runEventRow } from '#server/db/stored-rows.ts'
import type { RunProblem, StoredRunEvent } from '#server/db/stored-rows.ts'

/** An event with its number `id`; one object for all its followers in this process. */
export type NumberedEvent = StoredRunEvent & { id: number }

/** The position of a worker: its run, its attempt, and the number of the last event that it knows. */
export type WritePosition = { id: string; attempt: number; lastSeq: number }

/** How a run ends. */
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

/**
 * Appends events after a position. Nothing happens when the run is over or another worker's, or when the same call
 * succeeded before and only its answer was lost.
 */
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

/** Whether the events up to `lastSeq` are stored already by this attempt. */
export async function isWritten(db: Db, { id, attempt, lastSeq }: WritePosition): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select from runs where id = ${id} and attempt = ${attempt} and last_seq = ${lastSeq}`,
  )
  return rowCount === 1
}

const seqRow = z.object({ seq: z.int() })

/** Ends a running or waiting run from outside; gives the number of its last event, `null` for a run that is over. */
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
