import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#contract/api.ts'
import { readCall, registerRoute } from './handle.ts'
import type { Call } from './handle.ts'
import { hasValidator } from './has-validator.ts'

type BytesKey = { [K in keyof Api]: Api[K] extends { response: 'bytes' } ? K : never }[keyof Api]

/** What the handler of a route with `response: 'bytes'` gives. */
export type BytesAnswer = {
  bytes: Uint8Array
  /** The media type. */
  type: string
  /** How long anybody may keep it without asking again. */
  maxAgeSeconds: number
  /** Not for search engines. */
  isUnlisted?: boolean
}

/**
 * Registers the handler of a contract route that gives bytes. They go out with a validator, so that a caller can ask
 * whether its copy is still good, and with 304 when it is.
 */
export function handleBytes<K extends BytesKey>(
  app: FastifyInstance,
  key: K,
  handler: (call: Call<K>) => Promise<BytesAnswer>,
): void {
  registerRoute(app, key, async (request, reply) =>
    sendBytes(await handler(readCall<K>(request, reply)), request, reply),
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
