import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/app-error.ts'
import { isCallWithin } from './call-within.ts'
import { callSignal } from './handle.ts'
import { answerClientError } from './problem-reply.ts'
import { networkPrefix } from './proxies.ts'

/** The default maximum body of a call, in bytes; a larger body counts as large. */
export const defaultBodyBytes = 64 * 1024

const megabyte = 1024 * 1024
/** Bodies up to this size, an hour of speech and more, do not wait behind the largest. */
const maxMediumBytes = megabyte
/** The fewest bytes a second that a body arrives with while others wait for its room. */
const minBytesPerSecond = 64 * 1024
/** Seconds in which a network may be silent, for example between two cells of a phone. */
const paceMs = 2000

/** The longest wait of a body, and the longest time that one may be slow while others wait, in ms. */
export type BodyTimes = { waitMs: number; paceMs: number }

const defaultTimes: BodyTimes = { waitMs: 10_000, paceMs }

/** Three of the largest bodies are in memory at a time, one of each network while others wait. */
const largeLane: Omit<LaneLimits, 'waitMs'> = {
  maxBytes: 30 * megabyte,
  maxBytesPerNetwork: 10 * megabyte,
  maxWaiting: 32,
  maxWaitingPerNetwork: 4,
}
const mediumLane: Omit<LaneLimits, 'waitMs'> = {
  maxBytes: 16 * megabyte,
  maxBytesPerNetwork: 4 * megabyte,
  maxWaiting: 64,
  maxWaitingPerNetwork: 8,
}

/**
 * Lets a large body wait, before any of it is read, until there is room for it, and refuses it with 503 and
 * the seconds to wait where that takes too long. Applies to routes that accept large bodies. Register before
 * routes, after the rate limits.
 */
export function limitLargeBodies(app: FastifyInstance, times: BodyTimes = defaultTimes): void {
  const large = createBodyLane({ ...largeLane, waitMs: times.waitMs })
  const medium = createBodyLane({ ...mediumLane, waitMs: times.waitMs })

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const bytes = sizeOf(request)
    // A call within another has its body out of that one's.
    if (bytes <= defaultBodyBytes || reply.raw.destroyed || isCallWithin()) return
    const lane = bytes > maxMediumBytes ? large : medium
    const leave = await lane.enter({
      network: networkPrefix(request.ip),
      bytes,
      signal: callSignal(reply),
    })
    const stopWatching = cutWhenSlow(request, lane, times.paceMs)
    const end = (): void => {
      stopWatching()
      leave()
    }
    if (reply.raw.destroyed) end()
    else reply.raw.once('close', end)
  }

  app.addHook('onRoute', (route) => {
    if ((route.bodyLimit ?? 0) <= defaultBodyBytes) return
    route.onRequest = [...[route.onRequest ?? []].flat(), admit]
  })
}

/** Answers a slow body with 408 while others wait for its room; gives the function that stops. */
function cutWhenSlow({ raw }: FastifyRequest, lane: BodyLane, everyMs: number): () => void {
  const { socket } = raw
  let read = socket.bytesRead
  const timer = setInterval(() => {
    if (raw.complete) clearInterval(timer)
    else if (lane.isContended() && socket.bytesRead - read < (minBytesPerSecond * everyMs) / 1000)
      answerClientError(Object.assign(new Error('A slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    read = socket.bytesRead
  }, everyMs)
  return () => clearInterval(timer)
}

/**
 * The size of a body by its headers, of unknown length the most that its route takes; one that is too large
 * is refused unread.
 */
function sizeOf({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  if (encoding !== undefined) return bodyLimit
  const bytes = Number(length ?? 0)
  return bytes > bodyLimit ? 0 : bytes
}

/** The facts about a body before it is read: its sender, and its size or the largest that it may have. */
type Body = { network: string; bytes: number; signal: AbortSignal }

type Waiter = Body & { admit: () => void }

/** Bodies of one kind that are in memory at a time. */
type BodyLane = {
  /**
   * Waits until a body may be read, and gives the function that ends it. Of those that wait, the network with
   * the fewest bytes in memory is next. @throws AppError `OVERLOADED` when too many wait, or for too long
   */
  enter: (body: Body) => Promise<() => void>
  /** A body waits that only the bodies of others keep out. */
  isContended: () => boolean
}

/** Limits of a lane, in bytes, in bodies, and in ms. */
type LaneLimits = {
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
