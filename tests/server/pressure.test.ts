import fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { guardPressure, measureDelays } from '#server/http/availability.ts'

const periodMs = 1000
const limits = { maxEventLoopDelayMs: 200, maxHeapBytes: 0 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** An application that answers 503 to what its guard refuses, and whose event loop is as late as is said. */
function openGuarded() {
  const app = fastify()
  let delayMs = 0
  app.setErrorHandler((error, _request, reply) => reply.status(error instanceof AppError ? 503 : 500).send())
  const begin = vi.fn<() => void>()
  guardPressure(app, { ...limits, delays: { begin, take: () => delayMs, end: () => undefined } })
  app.get('/api/work', async () => 'done')
  app.get('/page', async () => 'page')
  return {
    app,
    ask: async (url: string): Promise<number> => (await app.inject({ url })).statusCode,
    isMeasured: () => begin.mock.calls.length > 0,
    /** Lets so many periods pass with a delay. */
    pass: (periods: number, ms: number) => {
      delayMs = ms
      vi.advanceTimersByTime(periods * periodMs)
    },
  }
}

it('the guard does not refuse calls because the server is still starting', async () => {
  const { app, ask, pass, isMeasured } = openGuarded()
  pass(3, 300)
  expect(isMeasured()).toBe(false)
  expect(await ask('/api/work')).toBe(200)
  expect(isMeasured()).toBe(true)
  await app.close()
})

it('the guard does not refuse calls after a single stall, which is over', async () => {
  const { app, ask, pass } = openGuarded()
  await ask('/api/work')
  pass(1, 300)
  expect(await ask('/api/work')).toBe(200)
  pass(1, 0)
  pass(1, 300)
  expect(await ask('/api/work')).toBe(200)
  await app.close()
})

it('the guard refuses calls of the API while it is late again and again, and answers pages and, later, everything', async () => {
  const { app, ask, pass } = openGuarded()
  await ask('/api/work')
  pass(2, 300)
  expect(await ask('/api/work')).toBe(503)
  expect(await ask('/page')).toBe(200)
  pass(1, 100)
  expect(await ask('/api/work')).toBe(200)
  await app.close()
})

it('measures that the event loop stood still for longer than a period', () => {
  const delays = measureDelays()
  delays.begin()
  const until = performance.now() + periodMs + limits.maxEventLoopDelayMs + 1
  while (performance.now() < until) continue
  expect(delays.take()).toBeGreaterThan(limits.maxEventLoopDelayMs)
  delays.end()
})
