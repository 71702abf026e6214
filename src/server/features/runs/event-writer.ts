import type { RunEvent } from '#contract/summaries.ts'
import type { StoredRunEvent } from '#server/db/schema/runs.ts'
import { createOrderedWrites } from './ordered-writes.ts'
import type { WriteOptions } from './ordered-writes.ts'
import type { RunEnd, WritePosition } from './event-rows.ts'

/** Writes the events of one attempt, in order. */
export type EventWriter = {
  /** Takes an event; it is written soon. Never throws. */
  tell: (event: RunEvent) => void
  /** Writes all that was told. @throws RunLost */
  flush: () => Promise<void>
  /** Writes all that was told and the end. @throws RunLost */
  end: (end: RunEnd) => Promise<void>
}

type Options = WriteOptions & { onLost: () => void }

/**
 * Pieces of text that come within this many ms of a write go into one row, to save commits. A piece after a pause is
 * written at once.
 */
const gatherMs = 60

/** Opens the writer of an attempt that begins after `position.lastSeq`. While the database is away it tries again. */
export function openEventWriter(position: WritePosition, options: Options): EventWriter {
  const write = createOrderedWrites(position, options)
  let waiting: RunEvent[] = []
  let gathering: Disposable | undefined
  let lastFlush = Number.NEGATIVE_INFINITY
  let writing: Promise<void> = Promise.resolve()

  function tell(event: RunEvent): void {
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
    writing.catch(options.onLost)
  }

  return {
    tell,
    flush,
    end: async (end) => {
      await flush()
      enqueue([lastEvent(end)], end)
      await writing
    },
  }
}

/** With what else is told at the same moment, or later; a timer of 0 ms would take one. */
function after(waitMs: number, work: () => void): Disposable {
  return waitMs > 0 ? setTimeout(work, waitMs) : setImmediate(work)
}

function lastEvent(end: RunEnd): StoredRunEvent {
  return end.state === 'done'
    ? { event: 'done', data: { summaryId: end.summaryId } }
    : { event: 'problem', data: end.problem }
}
