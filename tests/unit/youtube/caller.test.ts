import { describe, expect, it } from 'vitest'
import type { Call, Fetch } from '#server/adapters/youtube/http/caller.ts'
import { createCaller } from '#server/adapters/youtube/http/caller.ts'
import { createTestClock } from './simulated-source.ts'

type Step = Response | 'cut' | 'hang'

/** A caller whose calls go through these steps in order. */
function callerThrough(steps: readonly Step[], random = 0.5, maxCalls = Infinity) {
  const clock = createTestClock()
  let calls = 0
  const fetch: Fetch = async (_url, { signal }) => {
    const step = steps[calls]
    calls += 1
    if (step === undefined) throw new Error('More calls than steps.')
    if (step === 'cut') throw new TypeError('fetch failed')
    if (step !== 'hang') return step
    const { promise, reject } = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => reject(signal.reason))
    return promise
  }
  const call = createCaller({ fetch, clock, random: () => random, backOffMs: 100 }, maxCalls)
  return { call, clock, calls: () => calls }
}

function request(overrides: Partial<Call> = {}): Call {
  return {
    url: new URL('http://127.0.0.1/'),
    timeoutMs: 60_000,
    maxBytes: 1000,
    signal: new AbortController().signal,
    ...overrides,
  }
}

const ok = () => new Response('{"a":1}')
const status = (code: number, headers: Record<string, string> = {}) =>
  new Response('', { status: code, headers })

describe('a call that goes wrong', () => {
  it.each<[string, Step]>([
    ['500', status(500)],
    ['503', status(503)],
    ['a broken connection', 'cut'],
    ['half an answer', new Response('{"a":')],
    ['429 that asks for a moment', status(429, { 'retry-after': '1' })],
  ])('is repeated after %s', async (_name, step) => {
    const { call, calls } = callerThrough([step, ok()])
    const answer = await call(request())
    expect(answer.status).toBe(200)
    expect(calls()).toBe(2)
  })

  it.each<[string, Response]>([
    ['400', status(400)],
    ['403', status(403)],
    ['404', status(404)],
    ['a redirection', status(302, { location: 'https://www.google.com/sorry' })],
    ['a page', new Response('<!doctype html>')],
    ['an empty answer, by which captions are withheld', new Response('')],
    ['white space only', new Response(' \n')],
    ['429 that says nothing of how long', status(429)],
    ['429 that asks for more than two seconds', status(429, { 'retry-after': '3' })],
  ])('stands at once after %s', async (_name, step) => {
    const { call, calls } = callerThrough([step, ok()])
    expect((await call(request())).status).toBe(step.status)
    expect(calls()).toBe(1)
  })

  it('is repeated once, and stands then', async () => {
    const failing = callerThrough([status(500), status(502), ok()])
    expect((await failing.call(request())).status).toBe(502)
    const cut = callerThrough(['cut', 'cut', ok()])
    await expect(cut.call(request())).rejects.toMatchObject({ kind: 'UNREACHABLE', isTimeout: false })
  })

  it('is not repeated when another call of the same caller was', async () => {
    const { call, calls } = callerThrough([status(500), ok(), status(500), ok()])
    expect((await call(request())).status).toBe(200)
    expect((await call(request())).status).toBe(500)
    expect(calls()).toBe(3)
  })

  it('is not repeated when the repetition was taken for something else', async () => {
    const { call } = callerThrough([status(500), ok()])
    expect([call.takeRepeat(), call.takeRepeat()]).toEqual([true, false])
    expect((await call(request())).status).toBe(500)
  })

  it.each([
    [0, 50],
    [0.5, 100],
    [0.999_999, 149.9999],
  ])('waits before that, spread by chance (%d)', async (random, ms) => {
    const { call, clock } = callerThrough([status(500), ok()], random)
    await call(request())
    expect(clock.waits).toHaveLength(1)
    expect(clock.waits[0]).toBeCloseTo(ms, 3)
  })

  it('waits as long as a 429 asks', async () => {
    const { call, clock } = callerThrough([status(429, { 'retry-after': '2' }), ok()])
    await call(request())
    expect(clock.waits).toEqual([2000])
  })
})

describe('the limits of a call', () => {
  it('ends it when its time is up, and does not try again for as long', async () => {
    const { call, calls } = callerThrough(['hang', ok()])
    await expect(call(request({ timeoutMs: 5 }))).rejects.toMatchObject({
      kind: 'UNREACHABLE',
      isTimeout: true,
    })
    expect(calls()).toBe(1)
  })

  it('ends it when nobody wants the answer any more', async () => {
    const controller = new AbortController()
    const { call, calls } = callerThrough(['hang', ok()])
    const asked = call(request({ signal: controller.signal }))
    controller.abort()
    await expect(asked).rejects.toMatchObject({ kind: 'UNREACHABLE' })
    await expect(call(request({ signal: controller.signal }))).rejects.toMatchObject({ kind: 'UNREACHABLE' })
    expect(calls()).toBe(1)
  })

  it('ends a search that has taken as many calls as it may', async () => {
    const { call, calls } = callerThrough([ok(), ok(), ok()], 0.5, 2)
    await call(request())
    await call(request())
    await expect(call(request())).rejects.toMatchObject({ kind: 'UNREACHABLE' })
    expect(calls()).toBe(2)
  })

  it('takes an answer of just the largest size, and breaks off a larger one', async () => {
    const largest = 'x'.repeat(1000)
    const within = callerThrough([new Response(largest)])
    expect((await within.call(request())).body).toHaveLength(1000)

    let pulled = 0
    const long = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1
        controller.enqueue(new Uint8Array(400))
        if (pulled === 1000) controller.close()
      },
    })
    const beyond = callerThrough([new Response(long), ok()])
    await expect(beyond.call(request())).rejects.toMatchObject({ kind: 'ANSWER_CHANGED' })
    expect(pulled).toBeLessThan(10)
    expect(beyond.calls()).toBe(1)
  })
})
