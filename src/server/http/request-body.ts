import type { IncomingMessage } from 'node:http'
import { errorCodes } from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#core/app-error.ts'

/**
 * Takes an empty body for none where a call takes none: many clients and proxies announce one of unknown
 * length, or say that it is JSON. What is neither JSON nor empty is refused, unread where it says what it is.
 * Register before routes.
 */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.routeOptions.schema?.body === undefined) done(null)
    else void parseJson(request, body, done)
  })
  app.addContentTypeParser('*', async ({ headers, is404 }: FastifyRequest, payload: IncomingMessage) => {
    if (!is404 && (headers['content-type'] !== undefined || !(await isEmpty(payload))))
      throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()
  })
}

async function isEmpty(payload: IncomingMessage): Promise<boolean> {
  const first = await payload.iterator({ destroyOnReturn: false }).next()
  return first.done === true
}

/** Makes the routes of a scope accept bodies of any content type as bytes. */
export function acceptBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', readBytes)
}

const minGrowthBytes = 64 * 1024
const chunkSchema = z.instanceof(Uint8Array)

/**
 * Reads a body into memory of its own, once: what is handed to a thread is moved there and not copied.
 * Nothing is read of a body that declares itself too large. @throws an error of Fastify for a body past the
 * limit of its route, AppError `INVALID_REQUEST` for one that ends too early
 */
async function readBytes(
  { headers, routeOptions: { bodyLimit } }: FastifyRequest,
  payload: IncomingMessage,
): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(headers['content-length'] ?? 0)
  if (declared > bodyLimit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
  let bytes = new Uint8Array(declared)
  let length = 0
  try {
    for await (const piece of payload.iterator({ destroyOnReturn: false })) {
      const chunk = chunkSchema.parse(piece)
      if (length + chunk.length > bodyLimit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
      if (length + chunk.length > bytes.length) bytes = grown(bytes, length + chunk.length, bodyLimit)
      bytes.set(chunk, length)
      length += chunk.length
    }
  } catch (error) {
    if (error instanceof errorCodes.FST_ERR_CTP_BODY_TOO_LARGE) throw error
    throw new AppError('INVALID_REQUEST', "We couldn't read this request.", { cause: error })
  }
  return bytes.subarray(0, length)
}

function grown(bytes: Uint8Array<ArrayBuffer>, needed: number, limit: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.min(limit, Math.max(needed, 2 * bytes.length, minGrowthBytes)))
  larger.set(bytes)
  return larger
}
