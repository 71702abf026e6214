import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { CallLimit } from '#contract/access.ts'
import { AppError } from '#core/app-error.ts'
import { isAsset } from '#product/interface-languages.ts'
import { waitingTime } from '#product/times.ts'
import type { PooledDb } from '#server/db/database.ts'
import { readRow, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { isCallWithin } from '#server/http/call-within.ts'
import type { LimitState } from '#server/http/problem-reply.ts'
import { writeLimitHeaders } from '#server/http/problem-reply.ts'
import type { CallCount, CallCounts } from '#server/ports/between-processes.ts'

/** The store that counted a call: the configured one, or the database while that did not answer. */
export type CountStore = 'store' | 'database'

type CallLimitOptions = { db: PooledDb; counts: CallCounts; onCount: (store: CountStore) => void }

const keyRow = z.looseObject({ callKey: z.string() })

/**
 * Counts in a store outside of the database, and in the database while that does not answer: no call fails
 * for want of the store, and none goes uncounted. The two do not know of each other, so that each change
 * between them begins new windows.
 */
export function countOutside({ db, counts, onCount }: CallLimitOptions): CallCounter {
  const database = countInDatabase(db)

  async function countKey(key: string, limit: CallLimit): Promise<LimitState> {
    const found = await counts.count(key, limit.windowSeconds).catch(() => null)
    onCount(found === null ? 'database' : 'store')
    return found === null ? await database.count(key, limit) : checkCount(found, limit)
  }

  return {
    count: async (key, limit) => {
      if (typeof key === 'string') return await countKey(key, limit)
      const { callKey } = await readRow(db, keyRow, sql`select ${key} as "callKey"`)
      return await countKey(callKey, limit)
    },
    uncount: async (key) => {
      await counts.uncount(key).catch(() => database.uncount(key))
    },
  }
}

/** A text, or an SQL expression for one that only the database knows. */
export type CallKey = string | Sql

/** Counts calls against their limits, exactly on all nodes together. */
export type CallCounter = {
  /** Counts one call. @throws AppError `RATE_LIMITED` with the seconds to wait */
  count: (key: CallKey, limit: CallLimit) => Promise<LimitState>
  /** Takes a counted call back: it came to nothing, and not through its caller. */
  uncount: (key: string) => Promise<void>
}

/** The rest after so many calls. @throws AppError `RATE_LIMITED` when this call exceeds the limit */
function checkCount({ hits, resetSeconds }: CallCount, { limit, detail }: CallLimit): LimitState {
  const count = { limit, remaining: Math.max(0, limit - hits), resetSeconds }
  if (hits <= limit) return count
  const sentence = `${detail} Please try again ${waitingTime(resetSeconds)}.`
  throw new AppError('RATE_LIMITED', sentence, { retryAfterSeconds: resetSeconds, limit: count })
}

const countSchema = z.object({ hits: z.int(), resetSeconds: z.int() })

/**
 * Counts in a table of the database: one statement for each call. The commit does not wait for the disk, so
 * that a power cut may lose the newest calls. Calls under one key wait for each other here: waiting for its
 * row, each of them would hold a connection, and a burst of one caller all that there are.
 */
export function countInDatabase(db: PooledDb): CallCounter {
  const inTurn = createTurns()
  return {
    count: async (key, limit) => {
      const countOne = async () => await readRow(db, countSchema, selectCount(key, limit))
      return checkCount(typeof key === 'string' ? await inTurn(key, countOne) : await countOne(), limit)
    },
    uncount: async (key) => {
      await db.execute(sql`update call_counts set hits = hits - 1 where key = ${key} and hits > 0`)
    },
  }
}

/** Does one piece of work a key at a time; when one fails, those that wait for it fail with it. */
function createTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lasts = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const own = (lasts.get(key) ?? Promise.resolve()).then(work)
    lasts.set(key, own)
    try {
      return await own
    } finally {
      if (lasts.get(key) === own) lasts.delete(key)
    }
  }
}

function selectCount(key: CallKey, { windowSeconds }: CallLimit): Sql {
  return sql`select hits, reset_seconds as "resetSeconds" from count_call(${key}, ${windowSeconds})`
}

const windowMs = 60_000
/** So many addresses are counted at the same time; the one that called longest ago is dropped. */
const defaultLimits = { maxAddresses: 20_000 }

/**
 * Refuses an address that calls more than `callsPerMinute` times in a minute; of IPv6 the /64 of one
 * connection. Counted in the memory of each process, because it has to be cheap and to work without the
 * database. Register before routes.
 */
export async function guardFloods(
  app: FastifyInstance,
  callsPerMinute: number,
  { maxAddresses } = defaultLimits,
): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: windowMs,
    cache: maxAddresses,

    ipv6Subnet: 64,
    enableDraftSpec: true,
    allowList: isFree,
    errorResponseBuilder: (_request, { ttl }) => {
      const retryAfterSeconds = Math.max(1, Math.ceil(ttl / 1000))
      const detail = `Too many requests. Please try again ${waitingTime(retryAfterSeconds)}.`
      return new AppError('RATE_LIMITED', detail, { retryAfterSeconds })
    },
  })
}

/** Pages load dozens of cheap assets, and machines poll health. Inner calls were counted. */
function isFree({ url, routeOptions }: FastifyRequest): boolean {
  return isAsset(url) || routeOptions.config.isHealth === true || isCallWithin()
}

/** Counted by person, and by network without a cookie, since such a caller is always new. */
const limitedByPerson = '/api/summarize'

/** The webhooks and hubs, which sign; the tools for agents, whose own calls are counted. */
const unlimited = new Set(['/api/webhooks/razorpay', '/api/hubs/:token', '/mcp'])

const readMethods = new Set(['GET', 'HEAD'])

type Deps = {
  callCounter: CallCounter
  writesPerMinute: number
  networkKey: (address: string) => string
  /** A call comes from a browser that has its cookie; without one each call would be another person's. */
  isKnownBrowser: (request: FastifyRequest) => boolean
}

/**
 * Refuses a network that makes more than `writesPerMinute` writing calls, or asks for as many summaries
 * without a cookie, before a body is read. Counted on all nodes together. Register before routes.
 */
export function limitWrites(app: FastifyInstance, deps: Deps): void {
  async function count(kind: 'writes' | 'newcomers', request: FastifyRequest, reply: FastifyReply) {
    const state = await deps.callCounter.count(`${kind}/${deps.networkKey(request.ip)}`, {
      limit: deps.writesPerMinute,
      windowSeconds: 60,
      detail: 'Too many requests.',
    })
    writeLimitHeaders(reply, state)
  }

  async function limit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await count('writes', request, reply)
  }

  async function limitNewcomers(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!deps.isKnownBrowser(request)) await count('newcomers', request, reply)
  }

  app.addHook('onRoute', (route) => {
    const isRead = [route.method].flat().every((method) => readMethods.has(method))
    if (isRead || unlimited.has(route.url)) return
    const hook = route.url === limitedByPerson ? limitNewcomers : limit
    route.onRequest = [...[route.onRequest ?? []].flat(), hook]
  })
}
