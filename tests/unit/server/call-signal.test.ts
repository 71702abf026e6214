import { once } from 'node:events'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { callSignal } from '#server/http/handle.ts'

/**
 * Tells whether the signal of a call is aborted, of which the caller leaves before or after it was asked for.
 */
async function isAborted(when: 'before' | 'after'): Promise<boolean> {
  const app = fastify()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: outcome, resolve } = Promise.withResolvers<boolean>()
  app.get('/', async (_request, reply) => {
    const early = when === 'after' ? callSignal(reply) : null
    const closed = once(reply.raw, 'close')
    arrive()
    await closed
    resolve((early ?? callSignal(reply)).aborted)
    return reply
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const caller = new AbortController()
  const call = fetch(origin, { signal: caller.signal }).catch(() => null)
  await arrived
  caller.abort()
  await call
  const found = await outcome
  await app.close()
  return found
}

it.each(['before', 'after'] as const)(
  'the signal is aborted for a caller who leaves %s it is made',
  async (when) => {
    expect(await isAborted(when)).toBe(true)
  },
)

it('the signal stays as it is for a caller who stays', async () => {
  const app = fastify()
  const signals: AbortSignal[] = []
  app.get('/', async (_request, reply) => {
    signals.push(callSignal(reply))
    return {}
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await (await fetch(origin)).text()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  await app.close()
})
