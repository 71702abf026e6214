/** Runs the same piece of work once for all who ask for it at the same time. */
export type SingleFlight<T> = {
  /**
   * Joins the work under this key, or begins it. A caller whose signal aborts leaves with its reason; the work itself is
   * aborted when the last caller has left.
   */
  join: (key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>) => Promise<T>
  /** Whether work under this key is under way. */
  has: (key: string) => boolean
  /** How many pieces of work are. */
  size: () => number
}

type Flight<T> = { outcome: Promise<T>; controller: AbortController; waiting: number }

/** Callers with the same key share one outcome, good or bad; nothing is kept once it is there. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>()

  function forget(key: string, flight: Flight<T>): void {
    if (flights.get(key) === flight) flights.delete(key)
  }

  function begin(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController()
    const flight = { outcome: work(controller.signal), controller, waiting: 0 }
    flights.set(key, flight)
    const end = (): void => forget(key, flight)
    // Both ways out, so that an outcome which nobody waits for any longer is no unhandled rejection.
    flight.outcome.then(end, end)
    return flight
  }

  return {
    has: (key) => flights.has(key),
    size: () => flights.size,
    join: async (key, signal, work) => {
      signal.throwIfAborted()
      const flight = flights.get(key) ?? begin(key, work)
      const { promise: gone, reject } = Promise.withResolvers<never>()
      const leave = (): void => reject(signal.reason)
      signal.addEventListener('abort', leave, { once: true })
      flight.waiting += 1
      try {
        return await Promise.race([flight.outcome, gone])
      } finally {
        signal.removeEventListener('abort', leave)
        flight.waiting -= 1
        if (flight.waiting === 0) {
          forget(key, flight)
          flight.controller.abort(signal.reason)
        }
      }
    },
  }
}
