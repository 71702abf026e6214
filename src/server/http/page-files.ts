import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeUTF8 } from 'entities'
import { unknownOrigin } from '#product/site.ts'
import { supportEmail as shownEmail } from '#product/support.ts'
import { hasValidator } from './has-validator.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

/** What pages are not built with, because only the server knows it. */
export type Site = {
  /** The origin that people reach the pages at; `null` takes what each request says. */
  publicUrl: string | null
  /** The address that help requests go to; `null` leaves the one in the pages. */
  supportEmail: string | null
  /** There are no payment keys, so the pages say that billing is a demonstration. */
  isDemoBilling: boolean
}

/** Where the root element of a page says whether billing is a demonstration. */
const unknownBilling = 'data-billing="unknown"'

type PageFile = Readonly<{ etag: string; plain: Buffer; br: Buffer; gzip: Buffer }>

/** Sends a file of the pages, as a page that is there or, with 404, as one for an address that leads nowhere. */
export type SendPageFile = (
  file: string,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 200 | 404,
) => Promise<void>

/**
 * The pages and the files for programs, with the address of the site in them. It is filled in and the result packed
 * once, when a file is first asked for; from then on it comes out of memory.
 */
export function createPageFiles(dir: string, { publicUrl, supportEmail, isDemoBilling }: Site): SendPageFile {
  const made = new Map<string, Promise<PageFile>>()

  async function fill(file: string, origin: string): Promise<string> {
    const text = await readFile(path.join(dir, file), 'utf8')
    return text
      .replaceAll(unknownOrigin, () => origin)
      .replaceAll(shownEmail, () => supportEmail ?? shownEmail)
      .replace(unknownBilling, () => `data-billing="${isDemoBilling ? 'demo' : 'real'}"`)
  }

  /** Without a known address the links of a page have none in front, and other files take that of the request. */
  async function read(file: string, request: FastifyRequest): Promise<PageFile> {
    if (publicUrl === null && !file.endsWith('.html')) {
      // The host is whatever the caller wrote.
      const origin = `${request.protocol}://${request.host}`
      const plain = Buffer.from(await fill(file, file.endsWith('.xml') ? escapeUTF8(origin) : origin))
      return { etag: etagOf(plain), plain, br: plain, gzip: plain }
    }
    const known = made.get(file)
    if (known !== undefined) return await known
    const making = fill(file, publicUrl ?? '').then(pack)
    made.set(file, making)
    making.catch(() => made.delete(file))
    return await making
  }

  return async (file, request, reply, status) => {
    const found = await read(file, request)
    const encoding = found.br === found.plain ? null : chooseEncoding(request.headers['accept-encoding'])
    reply.status(status)
    reply.header('cache-control', 'no-cache')
    reply.header('vary', 'accept-encoding')
    reply.header('content-type', types[path.extname(file)] ?? 'application/octet-stream')
    // Who asks again for an address that leads nowhere gets the whole page again.
    if (status === 200) {
      const etag = `"${found.etag}${encoding === null ? '' : `-${encoding}`}"`
      reply.header('etag', etag)
      if (hasValidator(request.headers['if-none-match'], etag)) {
        await reply.status(304).send()
        return
      }
    }
    if (encoding !== null) reply.header('content-encoding', encoding)
    await reply.send(found[encoding ?? 'plain'])
  }
}

async function pack(text: string): Promise<PageFile> {
  const plain = Buffer.from(text)
  const [br, packed] = await Promise.all([toBrotli(plain), toGzip(plain, { level: 9 })])
  return { etag: etagOf(plain), plain, br, gzip: packed }
}

function etagOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

function chooseEncoding(header: string | string[] | undefined): 'br' | 'gzip' | null {
  const offers = String(header ?? '').split(',')
  const taken = new Set(
    offers.filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/.test(offer)).map((offer) => offer.split(';')[0]?.trim()),
  )
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : null
}
