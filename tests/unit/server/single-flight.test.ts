import { describe, expect, it } from 'vitest'
import { createSingleFlight } from '#server/lib/concurrency.ts'
import { keyedMemo } from '#server/lib/keyed-memo.ts'

const staying = new AbortController().signal

/** Work that ends when the test says so, and shows whether it was aborted. */
function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const begun: AbortSignal[] = []
  const work = (signal: AbortSignal): Promise<string> => {
    begun.push(signal)
    signal.addEventListener('abort', () => reject(signal.reason))
    return promise
  }
  return { work, begun, resolve, reject }
}

describe('work that several ask for', () => {
  it('is done once while it is under way, and again afterwards', async () => {
    const flights = createSingleFlight<string>()
    const { work, begun, resolve } = heldWork()
    const first = flights.join('a', staying, work)
    const second = flights.join('a', staying, work)
    expect([flights.has('a'), flights.has('b'), flights.size()]).toEqual([true, false, 1])
    resolve('done')
    expect(await Promise.all([first, second])).toEqual(['done', 'done'])
    expect(begun).toHaveLength(1)
    expect(flights.size()).toBe(0)
    await flights.join('a', staying, work)
    expect(begun).toHaveLength(2)
  })

  it('fails for all of them', async () => {
    const flights = createSingleFlight<string>()
    const { work, reject } = heldWork()
    const outcomes = Promise.allSettled([flights.join('a', staying, work), flights.join('a', staying, work)])
    reject(new Error('broken'))
    expect(await outcomes).toMatchObject([
      { reason: { message: 'broken' } },
      { reason: { message: 'broken' } },
    ])
  })

  it('goes on when one of them leaves', async () => {
    const flights = createSingleFlight<string>()
    const { work, begun, resolve } = heldWork()
    const leaving = new AbortController()
    const first = flights.join('a', leaving.signal, work)
    const second = flights.join('a', staying, work)
    leaving.abort(new Error('left'))
    await expect(first).rejects.toThrow('left')
    expect(begun[0]?.aborted).toBe(false)
    resolve('done')
    expect(await second).toBe('done')
  })

  it('is stopped when the last one leaves, and not joined by the next', async () => {
    const flights = createSingleFlight<string>()
    const { work, begun } = heldWork()
    const leaving = new AbortController()
    const first = flights.join('a', leaving.signal, work)
    leaving.abort(new Error('left'))
    await expect(first).rejects.toThrow('left')
    expect(begun[0]?.aborted).toBe(true)
    expect(await flights.join('a', staying, async () => 'fresh')).toBe('fresh')
  })

  it('does not begin for a caller who has left already', async () => {
    const flights = createSingleFlight<string>()
    const { work, begun } = heldWork()
    await expect(flights.join('a', AbortSignal.abort(new Error('left')), work)).rejects.toThrow('left')
    expect(begun).toEqual([])
  })
})

it('computes once a key and text, drops the least recent one past its size, and caches no missing result', () => {
  const asked: string[] = []
  const memo = keyedMemo(2, (key: { name: string }, text) => {
    asked.push(`${key.name}${text}`)
    return text === 'none' ? undefined : `${key.name} ${text}`
  })
  const [one, other] = [{ name: 'x' }, { name: 'y' }]
  const given = ['a', 'a', 'none', 'none', 'b', 'a', 'c', 'a', 'b'].map((text) => memo(one, text))
  expect(given).toEqual(['x a', 'x a', undefined, undefined, 'x b', 'x a', 'x c', 'x a', 'x b'])
  expect(memo(other, 'a')).toBe('y a')
  expect(asked).toEqual(['xa', 'xnone', 'xnone', 'xb', 'xc', 'xb', 'ya'])
})
