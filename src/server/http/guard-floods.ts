import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import { writeLimitHeaders } from './limit-headers.ts'

const windowMs = 60_000
/** Past so many addresses in a minute those whose minute is over are forgotten at once. */
const manyAddresses = 10_000

/**
 * Refuses an address that calls more than `callsPerMinute` times in a minute. This is counted in the memory of each
 * process, because it must cost nothing and hold without the database; what is worth counting exactly is counted there.
 */
export function guardFloods(app: FastifyInstance, callsPerMinute: number): void {
  const counts = new Map<string, { calls: number; endsAt: number }>()

  function count(address: string): { calls: number; endsAt: number } {
    const now = performance.now()
    const known = counts.get(address)
    if (known !== undefined && known.endsAt > now) {
      known.calls += 1
      return known
    }
    if (counts.size > manyAddresses) forgetOver(counts, now)
    const fresh = { calls: 1, endsAt: now + windowMs }
    counts.set(address, fresh)
    return fresh
  }

  app.addHook('onRequest', (request, reply, done) => {
    // One page takes dozens of these, and they cost next to nothing.
    if (request.url.startsWith('/assets/') || request.routeOptions.config.isHealth === true) return done()
    const { calls, endsAt } = count(request.ip)
    const resetSeconds = Math.ceil((endsAt - performance.now()) / 1000)
    writeLimitHeaders(reply, { limit: callsPerMinute, remaining: callsPerMinute - calls, resetSeconds })
    if (calls <= callsPerMinute) return done()
    return done(
      new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment.', {
        retryAfterSeconds: resetSeconds,
      }),
    )
  })
}

function forgetOver(counts: Map<string, { endsAt: number }>, now: number): void {
  for (const [address, { endsAt }] of counts) if (endsAt <= now) counts.delete(address)
}
