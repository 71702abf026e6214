import type { FastifyReply } from 'fastify'

/** The rest of a limit; `resetSeconds` until it is reset. */
export type LimitState = { limit: number; remaining: number; resetSeconds: number }

/** Sets the rate limit headers of the IETF draft. */
export function writeLimitHeaders(reply: FastifyReply, { limit, remaining, resetSeconds }: LimitState): void {
  reply.header('ratelimit-limit', limit)
  reply.header('ratelimit-remaining', Math.max(0, remaining))
  reply.header('ratelimit-reset', resetSeconds)
}
