import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { guardPressure } from '#server/http/availability.ts'

const periodMs = 30
const limits = { maxEventLoopDelayMs: 200, maxHeapBytes: 0, periodMs }
const stallMs = 300

/** An application that answers 503 to what its guard refuses. */
function openGuarded() {
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => reply.status(error instanceof AppError ? 503 : 500).send())
  guardPressure(app, limits)
  app.get('/api/work', async () => 'done')
  app.get('/page', async () => 'page')
  const ask = async (url: string): Promise<number> => (await app.inject({ url })).statusCode
  return { app, ask }
}

/** Keeps the event loop busy, as a start or heavy work does. */
function stall(): void {
  const until = performance.now() + stallMs
  while (performance.now() < until) continue
}

it('does not refuse calls because the server is still starting', async () => {
  const { app, ask } = openGuarded()
  stall()
  await pause(0)
  expect(await ask('/api/work')).toBe(200)
  await app.close()
})

it('does not refuse calls after a single stall, which is over', async () => {
  const { app, ask } = openGuarded()
  await ask('/api/work')
  stall()
  // Timers run in the order of their times: the stall has been judged.
  await pause(0)
  expect(await ask('/api/work')).toBe(200)
  await app.close()
})

it('refuses calls of the API while it is late again and again, and answers pages and, later, everything', async () => {
  const { app, ask } = openGuarded()
  await ask('/api/work')
  for (let period = 0; period < 3; period += 1) {
    stall()
    await pause(0)
  }
  expect(await ask('/api/work')).toBe(503)
  expect(await ask('/page')).toBe(200)
  await vi.waitUntil(async () => (await ask('/api/work')) === 200, { timeout: 60_000 })
  await app.close()
})
