import type { Clock } from '#server/lib/clock.ts'

/** Work that this process does in turns until it is stopped. */
export type Turns = {
  /** Begins no more turns, aborts those at work, and waits for them. */
  stop: () => Promise<void>
}

type TurnOptions = {
  /**
   * Does one turn and says whether it found something to do. One that works for long calls `onFound` when it
   * begins to: there may be more for the other slots.
   */
  turn: (signal: AbortSignal, onFound: () => void) => Promise<boolean>
  /** Hears of a turn that failed, which counts as one that found nothing. */
  onFailure: (error: unknown) => void
  clock: Pick<Clock, 'wait'>
  /** The number of turns at once. */
  slots?: number
  /** The pause after a turn that found nothing, in ms; one slot then looks again for all that rest. */
  idleMs: number
  /** The pause after one that found something, in ms. */
  busyMs?: number
  /** Begins to listen for what ends a rest early, and gives the function that ends the listening. */
  listen?: (wake: () => void) => () => void
}

/**
 * Takes turns at work that any number of processes share: one turn after the other in each slot while there
 * is something to do.
 */
export function startTurns(options: TurnOptions): Turns {
  const { turn, onFailure, clock, slots = 1, idleMs, busyMs = 0, listen = () => () => undefined } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let waking = new AbortController()
  let isLookedFor = false
  const wake = (): void => {
    waking.abort()
    waking = new AbortController()
  }
  const unlisten = listen(wake)

  async function takeTurn(): Promise<boolean> {
    try {
      return await turn(signal, wake)
    } catch (error) {
      if (!signal.aborted) onFailure(error)
      return false
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      // Taken before the turn, so that a call during it is heard.
      const { signal: woken } = waking
      if (!(await takeTurn())) await rest(AbortSignal.any([signal, woken]))
      else if (busyMs > 0) await clock.wait(busyMs, AbortSignal.any([signal, waking.signal]))
    }
  }

  async function rest(over: AbortSignal): Promise<void> {
    if (isLookedFor) return await aborted(over)
    isLookedFor = true
    await clock.wait(idleMs, over)
    isLookedFor = false
  }

  const running = Array.from({ length: slots }, run)
  return {
    stop: async () => {
      stopping.abort()
      unlisten()
      await Promise.all(running)
    },
  }
}

async function aborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  signal.addEventListener('abort', () => resolve(), { once: true })
  if (signal.aborted) resolve()
  await promise
}
