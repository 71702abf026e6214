import { AppError } from '#server/lib/app-error.ts'

/** What is known of a body before it is read: who sends it, and its size or the largest that it may have. */
type Body = { network: string; bytes: number; signal: AbortSignal }

type Waiter = Body & { admit: () => void }

/** Bodies of one kind that are in memory at a time. */
export type BodyLane = {
  /**
   * Waits until a body may be read, and gives the function that ends it. Of those that wait, the network with the fewest bytes in
   * memory is next. @throws AppError `OVERLOADED` when too many wait, or for too long
   */
  enter: (body: Body) => Promise<() => void>
  /** Whether one waits that only the bodies of others keep out. */
  isContended: () => boolean
}

/** Limits of a lane, in bytes, in bodies, and in ms. */
export type LaneLimits = {
  maxBytes: number
  maxBytesPerNetwork: number
  maxWaiting: number
  maxWaitingPerNetwork: number
  waitMs: number
}

/** Makes a lane. A body that is larger than the share of its network may still be the only one of it. */
export function createBodyLane(limits: LaneLimits): BodyLane {
  const { maxBytes, maxBytesPerNetwork, maxWaiting, maxWaitingPerNetwork, waitMs } = limits
  const held = new Map<string, number>()
  const waiting = new Set<Waiter>()
  let total = 0

  const heldBy = (network: string): number => held.get(network) ?? 0
  const isInShare = ({ network, bytes }: Body): boolean =>
    heldBy(network) === 0 || heldBy(network) + bytes <= maxBytesPerNetwork
  const fits = (body: Body): boolean => isInShare(body) && total + body.bytes <= maxBytes

  function change(network: string, by: number): void {
    total += by
    const own = heldBy(network) + by
    if (own === 0) held.delete(network)
    else held.set(network, own)
  }

  function hold({ network, bytes }: Body): () => void {
    change(network, bytes)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      change(network, -bytes)
      admitNext()
    }
  }

  function admitNext(): void {
    for (;;) {
      const [next] = [...waiting].filter(fits).toSorted((a, b) => heldBy(a.network) - heldBy(b.network))
      if (next === undefined) return
      waiting.delete(next)
      next.admit()
    }
  }

  async function wait(body: Body): Promise<() => void> {
    const ofNetwork = [...waiting].filter(({ network }) => network === body.network)
    if (waiting.size >= maxWaiting || ofNetwork.length >= maxWaitingPerNetwork) throw overloaded()
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const waiter: Waiter = { ...body, admit: () => resolve(hold(body)) }
    const leave = (reason: unknown): void => {
      if (waiting.delete(waiter)) reject(reason)
    }
    waiting.add(waiter)
    const timer = setTimeout(() => leave(overloaded()), waitMs)
    const abort = (): void => leave(body.signal.reason)
    body.signal.addEventListener('abort', abort)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      body.signal.removeEventListener('abort', abort)
    }
  }

  return {
    enter: async (body) => {
      body.signal.throwIfAborted()
      return fits(body) ? hold(body) : await wait(body)
    },
    isContended: () => [...waiting].some((body) => isInShare(body)),
  }
}

function overloaded(): AppError {
  return new AppError('OVERLOADED', 'Many files are arriving right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })
}
