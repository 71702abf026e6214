import type { Db } from '#server/db/database.ts'
import type { Log } from '#server/lib/log.ts'
import { runEventsChannel } from './channels.ts'
import type { RunNotifications } from './channels.ts'
import { readEvents } from './events.ts'
import type { NumberedEvent } from './events.ts'
import { readLastSeqs } from './repo.ts'

/** The events of runs for the followers that are connected to this process. */
export type RunFeeds = {
  /** The events after `seq`, those to come included, until the run ends or the signal aborts. */
  follow: (runId: string, seq: number, signal: AbortSignal) => AsyncGenerator<NumberedEvent>
  close: () => void
}

/** A notification can get lost, so all followed runs' numbers are read this often in one query. */
const pollMs = 1000

/** Opens the feeds: a notification announces new events, which are read from the table. */
export function openRunFeeds(db: Db, notifications: RunNotifications, log: Log): RunFeeds {
  const feeds = new Map<string, RunFeed>()

  function openFeed(runId: string): RunFeed {
    const feed = createRunFeed(
      (after) => readEvents(db, runId, after),
      (error) => log.warn({ err: error, runId }, 'the events of a run could not be read; trying again'),
    )
    feeds.set(runId, feed)
    return feed
  }

  async function refreshAll(): Promise<void> {
    if (feeds.size === 0) return
    for (const { id, lastSeq } of await readLastSeqs(db, [...feeds.keys()])) feeds.get(id)?.refresh(lastSeq)
  }

  function poll(): void {
    refreshAll().catch((error: unknown) =>
      log.warn({ err: error }, 'the positions of runs could not be read; trying again'),
    )
  }

  async function* follow(runId: string, seq: number, signal: AbortSignal): AsyncGenerator<NumberedEvent> {
    const feed = feeds.get(runId) ?? openFeed(runId)
    feed.followers += 1
    if (feed.followers === 1) feed.refresh(null)
    try {
      yield* feed.follow(seq, signal)
    } finally {
      feed.followers -= 1
      if (feed.followers === 0) feeds.delete(runId)
    }
  }

  const timer = setInterval(poll, pollMs)
  const unlisten = notifications.listen(runEventsChannel, {
    onNotification: (payload) => {
      const [runId = '', seq] = payload.split(':')
      if (Number.isSafeInteger(Number(seq))) feeds.get(runId)?.refresh(Number(seq))
    },
    onReady: poll,
  })
  return {
    follow,
    close: () => {
      clearInterval(timer)
      unlisten()
    },
  }
}

/** The events of one run in this process, read once for all followers. */
type RunFeed = {
  followers: number
  /** Reads new events; `seq` is the newest known number, `null` for an unknown one. */
  refresh: (seq: number | null) => void
  /** The events after `seq`, those to come included, until the run ends or the signal aborts. */
  follow: (seq: number, signal: AbortSignal) => AsyncGenerator<NumberedEvent>
}

type Read = (after: number) => Promise<NumberedEvent[]>

/** Makes the feed of a run; `read` gives the events after a number. */
function createRunFeed(read: Read, onFailure: (error: unknown) => void): RunFeed {
  const events: NumberedEvent[] = []
  let arrival = Promise.withResolvers<void>()
  let isReading = false
  let isDue = false
  let newestSeq = 0
  const lastSeq = (): number => events.at(-1)?.id ?? 0

  function refresh(seq: number | null): void {
    if (seq === null) isDue = true
    else newestSeq = Math.max(newestSeq, seq)
    if (!isReading) readAll().catch(onFailure)
  }

  async function readAll(): Promise<void> {
    isReading = true
    try {
      while (!isEnd(events.at(-1)) && (isDue || newestSeq > lastSeq())) {
        isDue = false
        const fresh = await read(lastSeq())
        events.push(...fresh)
        if (fresh.length === 0) newestSeq = lastSeq()
        const { resolve } = arrival
        arrival = Promise.withResolvers<void>()
        resolve()
      }
    } finally {
      isReading = false
    }
  }

  async function* follow(seq: number, signal: AbortSignal): AsyncGenerator<NumberedEvent> {
    const aborted = whenAborted(signal)
    try {
      for (let at = 0; !signal.aborted;) {
        const { promise: more } = arrival
        const event = events[at]
        if (event !== undefined) {
          at += 1
          if (event.id > seq) yield event
        } else if (isEnd(events.at(-1))) {
          return
        } else {
          await Promise.race([more, aborted.promise])
        }
      }
    } finally {
      aborted.stop()
    }
  }

  return { followers: 0, refresh, follow }
}

function isEnd(last: NumberedEvent | undefined): boolean {
  return last?.event === 'done' || last?.event === 'problem'
}

function whenAborted(signal: AbortSignal): { promise: Promise<void>; stop: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const settle = (): void => resolve()
  signal.addEventListener('abort', settle, { once: true })
  if (signal.aborted) settle()
  return { promise, stop: () => signal.removeEventListener('abort', settle) }
}
