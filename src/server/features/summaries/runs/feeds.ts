import type { Orm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import { readEvents } from './events.ts'
import type { NumberedEvent } from './events.ts'
import { runEventsChannel } from './channels.ts'
import type { RunNotifications } from './channels.ts'
import { createRunFeed } from './feed.ts'
import type { RunFeed } from './feed.ts'
import { readLastSeqs } from './repo.ts'

/** The events of runs for the followers that are connected to this process. */
export type RunFeeds = {
  /** The events after `seq`, those to come included, until the run ends or the signal aborts. */
  follow: (runId: string, seq: number, signal: AbortSignal) => AsyncGenerator<NumberedEvent>
  close: () => void
}

/** A notification can get lost, so the newest numbers of all followed runs are read this often, in one query. */
const pollMs = 1000

/** Opens the feeds: notifications say that there is something to read, the table says what. */
export function openRunFeeds(orm: Orm, notifications: RunNotifications, log: Log): RunFeeds {
  const feeds = new Map<string, RunFeed>()

  function openFeed(runId: string): RunFeed {
    const feed = createRunFeed(
      (after) => readEvents(orm, runId, after),
      (error) => log.warn({ err: error, runId }, 'the events of a run could not be read; trying again'),
    )
    feeds.set(runId, feed)
    return feed
  }

  async function lookAtAll(): Promise<void> {
    if (feeds.size === 0) return
    for (const { id, lastSeq } of await readLastSeqs(orm, [...feeds.keys()])) feeds.get(id)?.look(lastSeq)
  }

  function poll(): void {
    lookAtAll().catch((error: unknown) =>
      log.warn({ err: error }, 'runs could not be looked at; trying again'),
    )
  }

  async function* follow(runId: string, seq: number, signal: AbortSignal): AsyncGenerator<NumberedEvent> {
    const feed = feeds.get(runId) ?? openFeed(runId)
    feed.followers += 1
    if (feed.followers === 1) feed.look(null)
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
      feeds.get(runId)?.look(Number(seq))
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
