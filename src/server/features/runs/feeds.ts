import type { Orm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import { readEvents } from './event-rows.ts'
import type { NumberedEvent } from './event-rows.ts'
import { createRunFeed } from './feed.ts'
import type { RunFeed } from './feed.ts'
import { runEventsChannel } from './channels.ts'
import type { RunNotifications } from './channels.ts'

/** The events of runs for the followers that are connected to this process. */
export type RunFeeds = {
  /** The events after `seq`, those to come included, until the run ends or the signal aborts. */
  follow: (runId: string, seq: number, signal: AbortSignal) => AsyncGenerator<NumberedEvent>
  close: () => void
}

/** A notification can get lost, so each followed run is looked at this often. */
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

  function lookAtAll(): void {
    for (const feed of feeds.values()) feed.look(null)
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

  const poll = setInterval(lookAtAll, pollMs)
  const unlisten = notifications.listen(runEventsChannel, {
    onNotification: (payload) => {
      const [runId = '', seq] = payload.split(':')
      feeds.get(runId)?.look(Number(seq))
    },
    onReady: lookAtAll,
  })
  return {
    follow,
    close: () => {
      clearInterval(poll)
      unlisten()
    },
  }
}
