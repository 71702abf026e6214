import { describe, expect, it } from 'vitest'
import { startTurns } from '#server/jobs/turns.ts'

const idleMs = 5000
const busyMs = 100

/** Work whose turns a test ends one by one, on a clock that rests until a test lets it go on. */
function startWork({ slots = 1 } = {}) {
  const failures: unknown[] = []
  const rests: number[] = []
  const turns: PromiseWithResolvers<boolean>[] = []
  const begun: PromiseWithResolvers<void>[] = []
  let goOn = (): void => undefined
  let wake = (): void => undefined
  let find = (): void => undefined
  let isListening = true
  let resting = Promise.withResolvers<void>()
  const nextTurn = () => {
    const waiting = Promise.withResolvers<void>()
    begun.push(waiting)
    return waiting.promise
  }
  const first = nextTurn()
  const work = startTurns({
    turn: (signal, onFound) => {
      find = onFound
      const turn = Promise.withResolvers<boolean>()
      signal.addEventListener('abort', () => turn.reject(signal.reason))
      turns.push(turn)
      for (const waiting of begun.splice(0)) waiting.resolve()
      return turn.promise
    },
    onFailure: (error) => failures.push(error),
    clock: {
      wait: (ms, signal) => {
        rests.push(ms)
        resting.resolve()
        return new Promise((resolve) => {
          goOn = resolve
          if (signal.aborted) resolve()
          signal.addEventListener('abort', () => resolve())
        })
      },
    },
    slots,
    idleMs,
    busyMs,
    listen: (onWake) => {
      wake = onWake
      return () => {
        isListening = false
      }
    },
  })
  /** Ends the last turn and waits for the rest after it. */
  const end = async (found: boolean | Error): Promise<void> => {
    resting = Promise.withResolvers()
    const turn = turns.at(-1)
    if (found instanceof Error) turn?.reject(found)
    else turn?.resolve(found)
    await resting.promise
  }
  return {
    ...work,
    first,
    nextTurn,
    end,
    failures,
    rests,
    turns,
    goOn: () => goOn(),
    wake: () => wake(),
    find: () => find(),
    resting: () => resting.promise,
    isListening: () => isListening,
  }
}

describe('Turns at work', () => {
  it('follow each other shortly while they find something, and rest after one that finds nothing', async () => {
    const work = startWork()
    await work.first
    await work.end(true)
    const second = work.nextTurn()
    work.goOn()
    await second
    await work.end(false)
    await work.stop()
    expect(work.rests).toEqual([busyMs, idleMs])
  })

  it('go on at once when they are woken, also during a turn', async () => {
    const work = startWork()
    await work.first
    await work.end(false)
    const second = work.nextTurn()
    work.wake()
    await second
    const third = work.nextTurn()
    work.wake()
    await work.end(false)
    await third
    await work.stop()
    expect(work.turns).toHaveLength(3)
  })

  it('of slots at rest are taken by one for all, and by all when it found something', async () => {
    const work = startWork({ slots: 3 })
    await work.first
    for (const turn of work.turns) turn.resolve(false)
    await work.resting()
    const fourth = work.nextTurn()
    work.goOn()
    await fourth
    expect(work.turns).toHaveLength(4)
    expect(work.rests).toEqual([idleMs])
    const fifth = work.nextTurn()
    work.find()
    await fifth
    await work.stop()
    expect(work.turns).toHaveLength(6)
  })

  it('are reported when they fail, and go on after a rest', async () => {
    const work = startWork()
    await work.first
    const failure = new Error('no database')
    await work.end(failure)
    const second = work.nextTurn()
    work.goOn()
    await second
    await work.stop()
    expect(work.failures).toEqual([failure])
    expect(work.rests[0]).toBe(idleMs)
  })

  it('are aborted in every slot by a stop, which is no failure, begins none and listens no more', async () => {
    const work = startWork({ slots: 3 })
    await work.first
    await work.stop()
    expect(work.turns).toHaveLength(3)
    expect(work.failures).toEqual([])
    expect(work.isListening()).toBe(false)
  })
})
