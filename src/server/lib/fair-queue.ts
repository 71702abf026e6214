import { AppError } from './app-error.ts'
import {
  countWaiting,
  createTurnOrder,
  isFree,
  lineOf,
  release,
  removeIfIdle,
  takeNext,
  takeSurplus,
} from './turn-order.ts'
import type { Caller, Line } from './turn-order.ts'

/** Gives turns to the work of many callers, so that one who asks for a lot delays nobody else. */
export type FairQueue = {
  /**
   * Runs `work` when its caller's turn comes, one at a time for each caller. An aborted call rejects at once with the signal's
   * reason: one that waits is forgotten, one at work holds its turn until `work` has ended.
   * @throws AppError `RATE_LIMITED` for a caller with too much waiting, `OVERLOADED` when too much waits in all
   */
  run: <T>(caller: Caller, signal: AbortSignal, work: () => Promise<T>) => Promise<T>
}

export type FairQueueLimits = { maxRunning: number; maxWaiting: number; maxWaitingPerCaller: number }

type Entry = { start: () => Promise<void>; refuse: (error: AppError) => void }

const retryAfterSeconds = 5

/** Makes a queue in memory. When it is full, the newest work of the group with most waiting makes way for a group with less. */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  const order = createTurnOrder<Entry>(limits.maxRunning)

  function enqueue(caller: Caller, entry: Entry): void {
    const line = lineOf(order, caller)
    try {
      if (!isFree(order, line)) admit(caller, line.waiting.length)
      line.waiting.push(entry)
    } finally {
      removeIfIdle(order, line)
    }
  }

  function admit(caller: Caller, ownWaiting: number): void {
    if (ownWaiting >= limits.maxWaitingPerCaller) throw tooMany()
    if (countWaiting(order) < limits.maxWaiting) return
    const surplus = takeSurplus(order, caller)
    if (surplus === null) throw overloaded()
    surplus.refuse(overloaded())
  }

  function forget(caller: Caller, entry: Entry): void {
    const line = lineOf(order, caller)
    line.waiting = line.waiting.filter((other) => other !== entry)
    removeIfIdle(order, line)
  }

  function startNext(): void {
    for (let found = takeNext(order); found !== null; found = takeNext(order)) void finish(found)
  }

  async function finish({ line, entry }: { line: Line<Entry>; entry: Entry }): Promise<void> {
    await entry.start()
    release(order, line)
    startNext()
  }

  async function run<T>(caller: Caller, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const entry: Entry = { start: () => work().then(resolve, reject), refuse: reject }
    const leave = (): void => {
      reject(signal.reason)
      forget(caller, entry)
    }
    enqueue(caller, entry)
    signal.addEventListener('abort', leave, { once: true })
    startNext()
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  return { run }
}

function tooMany(): AppError {
  const detail = 'You have many requests waiting already. Please try again when some of them are done.'
  return new AppError('RATE_LIMITED', detail, { retryAfterSeconds })
}

function overloaded(): AppError {
  return new AppError('OVERLOADED', 'The server is very busy right now. Please try again shortly.', {
    retryAfterSeconds,
  })
}
