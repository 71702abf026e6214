/** Runs a piece of work once for all concurrent callers. */
export type SingleFlight<T> = {
  /**
   * Joins the work under this key, or begins it. A caller whose signal aborts leaves with its reason; the
   * work itself is aborted when the last caller has left.
   */
  join: (key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>) => Promise<T>
  /** Work under this key is running. */
  has: (key: string) => boolean
  /** The number of running pieces of work. */
  size: () => number
}

type Flight<T> = { outcome: Promise<T>; controller: AbortController; waiting: number }

/** Concurrent callers with one key share the outcome, good or bad; nothing is cached afterwards. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>()

  function remove(key: string, flight: Flight<T>): void {
    if (flights.get(key) === flight) flights.delete(key)
  }

  function begin(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController()
    const flight = { outcome: work(controller.signal), controller, waiting: 0 }
    flights.set(key, flight)
    const end = (): void => remove(key, flight)
    // Both outcomes are handled, so that a failure without a waiting caller is no unhandled rejection.
    flight.outcome.then(end, end)
    return flight
  }

  return {
    has: (key) => flights.has(key),
    size: () => flights.size,
    join: async (key, signal, work) => {
      signal.throwIfAborted()
      const flight = flights.get(key) ?? begin(key, work)
      flight.waiting += 1
      try {
        return await untilAborted(flight.outcome, signal)
      } finally {
        flight.waiting -= 1
        if (flight.waiting === 0) {
          remove(key, flight)
          flight.controller.abort(signal.reason)
        }
      }
    },
  }
}

/** Work of this process that outlives the call that began it. */
export type OngoingWork = {
  /** Aborts when the process stops. */
  signal: AbortSignal
  /** Keeps track of work, and gives it. */
  keep: <T>(work: Promise<T>) => Promise<T>
  /** Ends what is at work, and resolves when it has ended. */
  stop: () => Promise<void>
}

/** Begins with none; what fails after its call went away is nobody's. */
export function createOngoingWork(): OngoingWork {
  const stopping = new AbortController()
  const atWork = new Set<Promise<unknown>>()
  return {
    signal: stopping.signal,
    keep: (work) => {
      const ended = work.then(
        () => undefined,
        () => undefined,
      )
      atWork.add(ended)
      void ended.then(() => atWork.delete(ended))
      return work
    },
    stop: async () => {
      stopping.abort(new DOMException('The server stops', 'AbortError'))
      await Promise.all(atWork)
    },
  }
}

/** The result of the work, or the signal's reason as soon as it aborts, even if work ignores it. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const give = (): void => reject(signal.reason)
  signal.addEventListener('abort', give, { once: true })
  if (signal.aborted) give()
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', give)
    work.catch(() => undefined)
  }
}
