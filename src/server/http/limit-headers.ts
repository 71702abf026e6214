import type { FastifyReply } from 'fastify'

/** The rest of a limit; `resetSeconds` until it is reset. */
export type LimitState = { limit: number; remaining: number; resetSeconds: number }

/** Sets the rate limit headers of the IETF draft. */
export function writeLimitHeaders(reply: FastifyReply, { limit, remaining, resetSeconds }: LimitState): void {
  reply.header('ratelimit-limit', limit)
  reply.header('ratelimit-remaining', Math.max(0, remaining))
  reply.header('ratelimit-reset', resetSeconds)
}

/**
 * Sets the headers of the newest IETF draft, `RateLimit-Policy` and `RateLimit`, for a limit that has a name, and those of the
 * drafts before it.
 */
export function writePolicyHeaders(
  reply: FastifyReply,
  name: string,
  { windowSeconds }: { windowSeconds: number },
  state: LimitState,
): void {
  const { limit, remaining, resetSeconds } = state
  reply.header('ratelimit-policy', `"${name}";q=${limit};w=${windowSeconds}`)
  reply.header('ratelimit', `"${name}";r=${Math.max(0, remaining)};t=${resetSeconds}`)
  writeLimitHeaders(reply, state)
}
