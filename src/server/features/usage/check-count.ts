import { AppError } from '#server/lib/app-error.ts'

/** So many calls in so many seconds, from the first of them. */
export type CallLimit = { limit: number; windowSeconds: number; detail: string }

/** Calls that are left of the window, and the seconds until it is over. */
export type CallCount = { limit: number; remaining: number; resetSeconds: number }

/** What is left after so many calls. @throws AppError `RATE_LIMITED` when this one was too many */
export function checkCount(
  { hits, resetSeconds }: { hits: number; resetSeconds: number },
  { limit, detail }: CallLimit,
): CallCount {
  const count = { limit, remaining: Math.max(0, limit - hits), resetSeconds }
  if (hits <= limit) return count
  throw new AppError('RATE_LIMITED', detail, { retryAfterSeconds: resetSeconds, limit: count })
}
