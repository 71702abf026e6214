import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#server/lib/log.ts'
import type { PostgresProcess } from './postgres-process.ts'

/** Waits before the first, second and every further restart of a row, in ms. */
const delaysMs = [200, 1000, 5000]
const windowMs = 60_000
const maxRestarts = 5

type SupervisorOptions = {
  start: () => Promise<PostgresProcess>
  log: Log
  /** Called when the server ended so often that it is not started any more. */
  onGaveUp: () => void
  clock?: Clock
}

/** Time that only goes forward, in ms. */
type Clock = {
  now: () => number
  /** Settles after that time, or at once when the signal comes. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

const machineClock: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
}

export type Supervised = {
  isRunning: () => boolean
  stop: () => Promise<void>
}

/** Starts a server, and starts it again whenever it ends unasked. */
export async function supervise(options: SupervisorOptions): Promise<Supervised> {
  const { start, log, onGaveUp, clock = machineClock } = options
  const stopping = new AbortController()
  const restarts: number[] = []
  let server: PostgresProcess | null = await start()

  const startAgain = async (): Promise<PostgresProcess | null> => {
    for (;;) {
      const delay = nextRestartDelay(restarts, clock.now())
      if (delay === null) {
        log.error(
          'the database server keeps ending and is not started again; restart Précis to try once more',
        )
        onGaveUp()
        return null
      }
      await clock.wait(delay, stopping.signal)
      if (stopping.signal.aborted) return null
      restarts.push(clock.now())
      try {
        return await start()
      } catch (error) {
        log.error({ err: error }, 'the database server could not be started again')
      }
    }
  }

  const watch = async (first: PostgresProcess): Promise<void> => {
    for (let current: PostgresProcess | null = first; current !== null;) {
      await current.ended
      server = null
      if (stopping.signal.aborted) return
      log.error(
        { lastLines: current.log.tail().split('\n').slice(-10) },
        'the database server ended by itself',
      )
      current = await startAgain()
      server = current
      if (current !== null) log.info('the database server runs again')
      if (stopping.signal.aborted) await current?.stop()
    }
  }

  const watched = watch(server)
  return {
    isRunning: () => server !== null,
    stop: async () => {
      stopping.abort()
      await server?.stop()
      await watched
    },
  }
}

/**
 * The wait before restarting a server that ended unasked, in ms; `null` when it ended too often to continue.
 * `restarts` are the times of the restarts so far, on the same clock as `nowMs`.
 */
export function nextRestartDelay(restarts: readonly number[], nowMs: number): number | null {
  const recent = restarts.filter((time) => nowMs - time < windowMs).length
  if (recent >= maxRestarts) return null
  return delaysMs[Math.min(recent, delaysMs.length - 1)] ?? null
}
