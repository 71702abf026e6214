import type { Orm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import type { Clock } from '#server/ports/clock.ts'
import { insertCalls } from './repo.ts'
import type { MadeCall } from './repo.ts'

/** The calls of keys, which are stored together about every second, so that no call waits for it. */
export type CallLog = {
  record: (call: Omit<MadeCall, 'ageMs'>) => void
  /** Stores what was recorded so far. Never throws: without the database the newest calls are not shown. */
  flush: () => Promise<void>
}

const flushMs = 1000
/** What is recorded beyond it, while the database is away, is dropped. */
const maxWaiting = 2000

type Waiting = Omit<MadeCall, 'ageMs'> & { recordedMs: number }
type Deps = { orm: Orm; log: Log; clock: Pick<Clock, 'now'> }

/** Creates the log of one process. */
export function createCallLog({ orm, log, clock }: Deps): CallLog {
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined
  let storing = Promise.resolve()

  async function store(): Promise<void> {
    const calls = waiting
    waiting = []
    if (calls.length === 0) return
    const now = clock.now()
    try {
      await insertCalls(
        orm,
        calls.map(({ recordedMs, ...call }) => ({ ...call, ageMs: Math.max(0, now - recordedMs) })),
      )
    } catch (error) {
      log.warn({ err: error }, 'the calls of API keys could not be stored')
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    storing = storing.then(store)
    return storing
  }

  return {
    record: (call) => {
      if (waiting.length >= maxWaiting) return
      waiting.push({ ...call, recordedMs: clock.now() })
      timer ??= setTimeout(() => void flush(), flushMs).unref()
    },
    flush,
  }
}
