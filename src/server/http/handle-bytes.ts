import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#contract/api.ts'
import { readCall, registerRoute } from './handle.ts'
import type { Call } from './handle.ts'

type BytesKey = { [K in keyof Api]: Api[K] extends { response: 'bytes' } ? K : never }[keyof Api]

/** The answer of a route with `response: 'bytes'`. */
export type BytesAnswer = {
  bytes: Uint8Array
  /** The media type. */
  type: string
  /** How long caches may store it without asking again. */
  maxAgeSeconds: number
  /** Whether search engines must not list it. */
  isUnlisted?: boolean
}

/**
 * Registers the handler of a contract route that gives bytes. They have a validator, so that a cached copy is answered
 * with 304.
 */
export function handleBytes<K extends BytesKey>(
  app: FastifyInstance,
  key: K,
  handler: (call: Call<K> & { request: FastifyRequest }) => Promise<BytesAnswer>,
): void {
  registerRoute(app, key, async (request, reply) =>
    sendBytes(await handler({ ...readCall<K>(request, reply), request }), request, reply),
  )
}

function sendBytes(
  { bytes, type, maxAgeSeconds, isUnlisted = false }: BytesAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  reply.header('etag', etag).header('cache-control', `public, max-age=${maxAgeSeconds}`)
  if (isUnlisted) reply.header('x-robots-tag', 'noindex, nofollow')
  if (hasValidator(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type(type).send(bytes)
}

/**
 * Whether the header `If-None-Match` names this validator; a weak one counts, as RFC 9110 requires for this header.
 */
export function hasValidator(list: string | undefined, etag: string): boolean {
  const tags = (list ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
