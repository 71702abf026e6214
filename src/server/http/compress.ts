import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Half the time of the best for a few percent more bytes: the reader waits for both. */
const brotliQuality = 4
const gzipLevel = 6
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }
const gzipOptions = { level: gzipLevel }
/** About one packet: smaller answers gain nothing. Secrets shown once come in smaller ones. */
const minBytes = 1400
const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** The best encoding that the header `Accept-Encoding` of a request takes; `null` for none. */
export function chooseEncoding(header: string | string[] | undefined): 'br' | 'gzip' | null {
  const offers = String(header ?? '').split(',')
  const taken = new Set(
    offers.filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/.test(offer)).map((offer) => offer.split(';')[0]?.trim()),
  )
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : null
}

/**
 * Compresses the JSON of the API, off the event loop; streams of events pass by, since they skip all hooks.
 * Register before routes.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/') || typeof payload !== 'string') return payload
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    if (!isJson || Buffer.byteLength(payload) < minBytes || reply.hasHeader('content-encoding'))
      return payload
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request)
    if (encoding === null) return payload
    reply.header('content-encoding', encoding)
    return await packers[encoding](payload, encoding === 'br' ? brotliOptions : gzipOptions)
  })
}

/**
 * The encoding of an answer; `null` for none. A call of the API that a page of another site makes gets none:
 * by the sizes of compressed answers that page, with an ear on the network, could guess what is in them
 * (BREACH).
 */
function encodingFor({ url, headers }: FastifyRequest): 'br' | 'gzip' | null {
  const { 'sec-fetch-site': site = 'none' } = headers
  const isOwn = site === 'none' || site === 'same-origin'
  return url.startsWith('/api/') && !isOwn ? null : chooseEncoding(headers['accept-encoding'])
}

/** Sends a text or pieces in the caller's encoding, compressed off the event loop on the way. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | AsyncIterable<string>,
): FastifyReply {
  const encoding = encodingFor(request)
  reply.header('vary', 'accept-encoding')
  if (encoding === null) return reply.send(typeof text === 'string' ? text : Readable.from(text))
  const packer = encoding === 'br' ? createBrotliCompress(brotliOptions) : createGzip(gzipOptions)
  reply.header('content-encoding', encoding)
  const pieces = Readable.from(typeof text === 'string' ? [text] : text)
  // What fails while it is sent ends the response, which Fastify logs.
  return reply.send(pipeline(pieces, packer, () => undefined))
}
