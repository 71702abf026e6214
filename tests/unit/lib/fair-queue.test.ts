import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createFairQueue } from '#server/lib/fair-queue.ts'
import type { FairQueueLimits, Caller } from '#server/lib/fair-queue.ts'

const never = new AbortController().signal
const roomy: FairQueueLimits = { maxRunning: 1, maxWaiting: 100, maxWaitingPerCaller: 50 }

/** Asks for work that ends when the test says so, and notes the order in which it began. */
function openQueue(limits: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ ...roomy, ...limits })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, caller: Caller, signal = never): Promise<string> =>
    queue.run(caller, signal, async () => {
      begun.push(name)
      const { promise, resolve } = Promise.withResolvers<undefined>()
      ends.push(() => resolve(undefined))
      await promise
      return name
    })
  const endNext = async (): Promise<void> => {
    ends.shift()?.()
    await turn()
  }
  const endAll = async (): Promise<void> => {
    while (ends.length > 0) await endNext()
  }
  return { ask, begun, endNext, endAll }
}

function visitor(id: string, group = id): Caller {
  return { id, group }
}

describe('the turns of callers', () => {
  it('go round, also when one caller asked for more', async () => {
    const { ask, begun, endAll } = openQueue()
    const greedy = [1, 2, 3, 4].map((nth) => ask(`greedy ${nth}`, visitor('greedy')))
    const others = ['one', 'two'].map((name) => ask(name, visitor(name)))
    await endAll()
    await Promise.all([...greedy, ...others])
    expect(begun).toEqual(['greedy 1', 'one', 'two', 'greedy 2', 'greedy 3', 'greedy 4'])
  })

  it('are one at a time for each, although there is room', async () => {
    const { ask, begun, endNext } = openQueue({ maxRunning: 3 })
    void ask('first', visitor('one', 'home'))
    void ask('second', visitor('one', 'home'))
    await turn()
    expect(begun).toEqual(['first'])
    await endNext()
    expect(begun).toEqual(['first', 'second'])
  })

  it('go round between networks first, so that many browsers of one are not many turns', async () => {
    const { ask, begun, endAll } = openQueue()
    const crowd = [1, 2, 3].map((nth) => ask(`crowd ${nth}`, visitor(`crowd ${nth}`, 'office')))
    const other = ask('other', visitor('other', 'home'))
    await endAll()
    await Promise.all([...crowd, other])
    expect(begun).toEqual(['crowd 1', 'other', 'crowd 2', 'crowd 3'])
  })

  it('leave a place that no network can take from the others', async () => {
    const { ask, begun } = openQueue({ maxRunning: 2 })
    for (const name of ['a', 'b', 'c']) void ask(name, visitor(name, 'office'))
    await turn()
    expect(begun).toEqual(['a'])
    void ask('other', visitor('other', 'home'))
    await turn()
    expect(begun).toEqual(['a', 'other'])
  })
})

describe('the bounds', () => {
  it('refuse a caller with too much waiting, and nobody else', async () => {
    const { ask, endAll } = openQueue({ maxWaitingPerCaller: 1 })
    const own = ['at work', 'waiting'].map((name) => ask(name, visitor('greedy')))
    await expect(ask('too many', visitor('greedy'))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 5,
    })
    const other = ask('other', visitor('other'))
    await endAll()
    await expect(Promise.all([...own, other])).resolves.toEqual(['at work', 'waiting', 'other'])
  })

  it('let the newest of the largest crowd make way for a newcomer', async () => {
    const { ask, begun, endAll } = openQueue({ maxWaiting: 3 })
    const crowd = [1, 2, 3, 4].map((nth) => ask(`crowd ${nth}`, visitor(`crowd ${nth}`, 'office')))
    const last = expect(crowd.pop()).rejects.toMatchObject({ code: 'OVERLOADED', retryAfterSeconds: 5 })
    const other = ask('other', visitor('other'))
    await last
    await endAll()
    await Promise.all([...crowd, other])
    expect(begun).toEqual(['crowd 1', 'other', 'crowd 2', 'crowd 3'])
  })

  it('refuse everybody where all have as little waiting', async () => {
    const { ask, endAll } = openQueue({ maxWaiting: 1 })
    const admitted = ['a', 'b'].map((name) => ask(name, visitor(name)))
    await expect(ask('c', visitor('c'))).rejects.toMatchObject({ code: 'OVERLOADED' })
    await endAll()
    await Promise.all(admitted)
  })
})

describe('a caller who goes away', () => {
  it('is forgotten when waiting', async () => {
    const { ask, begun, endAll } = openQueue()
    const gone = new AbortController()
    const first = ask('first', visitor('one'))
    const waiting = ask('waiting', visitor('two'), gone.signal)
    const last = ask('last', visitor('three'))
    gone.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    await endAll()
    await Promise.all([first, last])
    expect(begun).toEqual(['first', 'last'])
  })

  it('holds the turn until the work has ended, and fails at once', async () => {
    const { ask, begun, endNext } = openQueue()
    const gone = new AbortController()
    const left = ask('left', visitor('one'), gone.signal)
    gone.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    void ask('again', visitor('one'))
    await turn()
    expect(begun).toEqual(['left'])
    await endNext()
    expect(begun).toEqual(['left', 'again'])
  })
})

it('the queue passes a failure on, and goes on with the next', async () => {
  const queue = createFairQueue(roomy)
  const failing = queue.run(visitor('one'), never, () => Promise.reject(new Error('it broke')))
  const next = queue.run(visitor('one'), never, () => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('it broke')
  await expect(next).resolves.toBe('done')
})
