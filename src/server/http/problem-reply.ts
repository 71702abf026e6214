import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify'
import { problems } from '#contract/problems.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { AppError, unforeseenDetail, errorCode } from '#core/app-error.ts'
import { toProblem } from '#core/to-problem.ts'
import { isAccountGone, isConnectionFailure, isOverload, storageAdvice } from '#server/db/database-failure.ts'

/** Answers requests that Node refused: late, too large or no HTTP. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(answerTo(error.code))
  socket.destroy(error)
}

function answerTo(code: string | undefined): string {
  const failure = toFailure(code)
  const { status } = problems[failure.code]
  const body = JSON.stringify(toProblem(failure, randomUUID()))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/problem+json; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

function toFailure(code: string | undefined): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new AppError('REQUEST_TIMEOUT', 'The request took too long to arrive. Please try again.')
  }
  const isTooLarge = code === 'HPE_HEADER_OVERFLOW'
  return new AppError(
    'INVALID_REQUEST',
    isTooLarge ? 'The headers of the request are too large.' : "We couldn't read this request.",
  )
}

/** Nobody gets it; the log and the metrics have it, by the number that nginx gave it. */
const clientClosed = 499

/**
 * Drops calls whose connection was closed before they were looked at: they have no address to be counted by,
 * and nobody to answer. Register before everything that reads the address of a caller.
 */
export function dropClosedConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    if (!socket.destroyed || socket.remoteAddress !== undefined) return done()
    reply.code(clientClosed).hijack()
    request.raw.destroy()
    return undefined
  })
}

const bearerRealm = 'Bearer realm="precis"'

/** The problem codes of Fastify's own errors. */
const frameworkCodes: Readonly<Record<string, { code: ProblemCode; detail: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'PAYLOAD_TOO_LARGE',
    detail: 'The request body is larger than this call takes.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    detail: 'This call takes application/json.',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'INVALID_REQUEST', detail: 'The request body is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'INVALID_REQUEST', detail: 'The request body is empty.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'INVALID_REQUEST',
    detail: 'The request body does not have the length that its header says.',
  },
  FST_ERR_BAD_URL: { code: 'INVALID_REQUEST', detail: 'The address is not valid.' },
}

/** Any thrown value as the error that the caller gets; an unforeseen one becomes `INTERNAL`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  // Before what is a failure of the database: a caller who leaves in the middle of a body is a lost
  // connection too.
  const refused = fromFramework(error)
  if (refused !== null) return refused
  if (isAccountGone(error)) return new AppError('UNAUTHORIZED', 'Unauthorized', { cause: error })
  const later = { cause: error, retryAfterSeconds: 5 }
  if (storageAdvice(error) !== null) {
    const detail = "We can't save anything right now. Please try again in a moment."
    return new AppError('DATABASE_UNAVAILABLE', detail, later)
  }
  if (isOverload(error)) {
    return new AppError('OVERLOADED', 'The server is busy. Please try again in a moment.', later)
  }
  if (isConnectionFailure(error)) {
    const detail = 'The database is not reachable. Please try again in a moment.'
    return new AppError('DATABASE_UNAVAILABLE', detail, later)
  }
  return new AppError('INTERNAL', unforeseenDetail, { cause: error })
}

function fromFramework(error: unknown): AppError | null {
  const known = frameworkCodes[errorCode(error) ?? '']
  if (known !== undefined) return new AppError(known.code, known.detail, { cause: error })
  return isRefused(error)
    ? new AppError('INVALID_REQUEST', "We couldn't read this request.", { cause: error })
    : null
}

/** Fastify found the caller at fault; a caller who leaves within a body gets a status too. */
function isRefused(error: unknown): boolean {
  const code = errorCode(error)
  if (code === null || !(code.startsWith('FST_') || code === 'ECONNRESET')) return false
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number')
    return false
  return error.statusCode >= 400 && error.statusCode < 500
}

/** Logs an unforeseen failure once, with its cause; foreseen failures are not logged. */
export function logFailure(failure: AppError, request: FastifyRequest): void {
  // One that has no cause was refused before anything was tried.
  const gaveUp = failure.code === 'OVERLOADED' && failure.cause !== undefined
  if (failure.code === 'INTERNAL' || failure.code === 'DATABASE_UNAVAILABLE' || gaveUp) {
    const { cause, code, detail } = failure
    const advice = storageAdvice(cause)
    const reason = cause === undefined ? { detail } : { err: cause }
    request.log.error({ ...reason, code, ...(advice === null ? {} : { advice }) }, problems[code].title)
  }
}

/** The challenge of RFC 6750 for a refused caller; `null` for a failure that is not about who calls. */
function challengeOf({ code }: AppError): string | null {
  if (code === 'KEY_INVALID') return `${bearerRealm}, error="invalid_token"`
  if (code === 'KEY_SCOPE') return `${bearerRealm}, error="insufficient_scope"`
  return problems[code].status === 401 ? bearerRealm : null
}

/** Answers with the problem document of a failure. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toAppError(error)
  logFailure(failure, request)
  if (failure.limit !== null) writeLimitHeaders(reply, failure.limit)
  if (failure.retryAfterSeconds !== null) reply.header('retry-after', failure.retryAfterSeconds)
  reply.problemCode = failure.code
  const challenge = challengeOf(failure)
  if (challenge !== null) reply.header('www-authenticate', challenge)
  // Sent as a ready string: the route's response schema describes good answers only.
  return (
    reply
      .status(problems[failure.code].status)
      .header('cache-control', 'no-store')
      // Where an address cannot be read, no other code has set it.
      .header('x-content-type-options', 'nosniff')
      .header('x-request-id', request.id)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(toProblem(failure, request.id)))
  )
}

/** The rest of a limit; `resetSeconds` until it is reset. */
export type LimitState = { limit: number; remaining: number; resetSeconds: number }

/** Sets the rate limit headers of the IETF draft. */
export function writeLimitHeaders(reply: FastifyReply, { limit, remaining, resetSeconds }: LimitState): void {
  reply.header('ratelimit-limit', limit)
  reply.header('ratelimit-remaining', Math.max(0, remaining))
  reply.header('ratelimit-reset', resetSeconds)
}

/**
 * Sets the headers of the newest IETF draft, `RateLimit-Policy` and `RateLimit`, for a limit that has a name,
 * and those of the drafts before it.
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
