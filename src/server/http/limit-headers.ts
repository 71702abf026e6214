import type { FastifyReply } from 'fastify'

/** How much of a limit is left; `resetSeconds` until it is whole again. */
export type LimitState = { limit: number; remaining: number; resetSeconds: number }

/** Tells a caller of the limit that is next to be reached, as the IETF draft names the headers. */
export function writeLimitHeaders(reply: FastifyReply, { limit, remaining, resetSeconds }: LimitState): void {
  reply.header('ratelimit-limit', limit)
  reply.header('ratelimit-remaining', Math.max(0, remaining))
  reply.header('ratelimit-reset', resetSeconds)
}
