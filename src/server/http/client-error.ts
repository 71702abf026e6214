import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { problems } from '#contract/problem.ts'
import { AppError } from '#server/lib/app-error.ts'
import { toProblem } from './problem-reply.ts'

/** Answers what Node refused before it was a request, or while its body was arriving: late, too large or no HTTP. */
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
 * Drops calls whose connection was closed before they were looked at: they have no address to be counted by, and nobody to
 * answer. Register before everything that reads the address of a caller.
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
