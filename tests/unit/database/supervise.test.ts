import { expect, it } from 'vitest'
import type { PostgresProcess } from '#server/db/embedded/postgres-process.ts'
import { supervise } from '#server/db/embedded/supervise.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'

type StandIn = PostgresProcess & { end: () => void; isStopped: boolean }

/** Stands in for a server process. */
function createProcess(): StandIn {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const standIn: StandIn = {
    log: { tail: () => '', onLine: () => undefined },
    ready: Promise.resolve(true),
    ended,
    end,
    isStopped: false,
    stop: async () => {
      standIn.isStopped = true
      end()
    },
  }
  return standIn
}

/** A clock on which waiting takes no time. */
function createClock(): { now: () => number; wait: (ms: number) => Promise<void> } {
  let now = 0
  return {
    now: () => now,
    wait: async (ms) => {
      now += ms
    },
  }
}

it('the supervisor starts a server that ended again, and says that it gives up when it always ends', async () => {
  const { promise: gaveUp, resolve: onGaveUp } = Promise.withResolvers<void>()
  let starts = 0
  const start = async (): Promise<PostgresProcess> => {
    starts++
    if (starts === 3) throw new Error('It cannot start just now')
    const started = createProcess()
    started.end()
    return started
  }
  const server = await supervise({ start, log: quietLog, onGaveUp, clock: createClock() })
  await gaveUp
  expect(starts).toBe(6)
  expect(server.isRunning()).toBe(false)
  await server.stop()
})

it('the supervisor stops a server that was just being started again', async () => {
  const second = createProcess()
  const { promise: mayStart, resolve: letStart } = Promise.withResolvers<void>()
  const { promise: starting, resolve: noteStart } = Promise.withResolvers<void>()
  const processes = [createProcess(), second]
  const [first] = processes
  const start = async (): Promise<PostgresProcess> => {
    const next = processes.shift() ?? createProcess()
    if (next === second) {
      noteStart()
      await mayStart
    }
    return next
  }
  const server = await supervise({ start, log: quietLog, onGaveUp: () => undefined, clock: createClock() })
  first?.end()
  await starting
  const stopped = server.stop()
  letStart()
  await stopped
  expect(second.isStopped).toBe(true)
  expect(processes).toEqual([])
})
