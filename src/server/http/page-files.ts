import { createHash } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { escapeUTF8 } from 'entities'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '#contract/summary.ts'
import { missingOffers } from '#product/offers.ts'
import type { OfferFlags } from '#product/offers.ts'
import { unknownOrigin } from '#product/site-address.ts'
import { chooseEncoding } from './compress.ts'
import { hasValidator } from './handle.ts'
import { readBuiltFile } from './renderer.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The last step would make the first reader of a page wait twice as long for 3 %. */
const brotliQuality = 10

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

/** The facts in the pages that only the server knows. */
export type Site = {
  /** The public origin of the pages; `null` where none is set. */
  publicUrl: string | null
  /** The address for help requests; with `null` the pages name none, and lead to the help form. */
  supportEmail: string | null
  /** True where billing is a demonstration, because no payment keys are set. */
  isDemoBilling: boolean
  policy: OfferFlags
  /** The engine that writes the summaries. */
  engine: { identity: Pick<Engine, 'kind'> }
  /** Hears recordings; `null` where none is set. */
  recognizer: object | null
  /** Finds the sound of links, and cuts it where it can. */
  soundLinks: { cut: object | null; findsVideos: boolean }
}

/** The attributes of the root element for what only the server knows. */
const unknownBilling = 'data-billing="unknown"'
const unknownMissing = 'data-without="unknown"'
const unknownEngine = 'data-engine="unknown"'
const unknownRecognizer = 'data-recognizer="unknown"'
const unknownSupport = 'data-support="unknown"'

type Encoding = 'br' | 'gzip'

/** `packed` is what was made of it for callers before. */
type PageFile = { etag: string; plain: Buffer; packed: Partial<Record<Encoding, Promise<Buffer>>> }

/** The line of robots.txt about the sitemap, whose addresses have to be whole. */
const sitemapLine = /^Sitemap: .*\n?/m

/** Sends a file of the pages with status 200, or with 404 for an unknown address. */
export type SendPageFile = (
  file: string,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 200 | 404,
) => Promise<void>

/**
 * Sends the pages and the files for programs with the address of the site filled in. Each file is filled in
 * at its first request, compressed at the first that takes the encoding, and then served from memory.
 */
export function createPageFiles(dir: string, site: Site): SendPageFile {
  const { publicUrl } = site
  const made = new Map<string, Promise<PageFile>>()

  /** Without a known address links have none in front: the host of a request is the caller's text. */
  async function fill(file: string): Promise<string> {
    const text = await readBuiltFile(dir, file, site)
    return fillSite(publicUrl === null ? text.replace(sitemapLine, '') : text, site, publicUrl ?? '')
  }

  async function read(file: string): Promise<PageFile> {
    const known = made.get(file)
    if (known !== undefined) return await known
    const making = fill(file).then((text) => {
      const plain = Buffer.from(text)
      return { etag: etagOf(plain), plain, packed: {} }
    })
    made.set(file, making)
    making.catch(() => made.delete(file))
    return await making
  }

  return async (file, request, reply, status) => {
    const found = await read(file)
    const { plain, packed } = found
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    reply.status(status)
    reply.header('cache-control', 'no-cache')
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
    reply.header('content-type', types[path.extname(file)] ?? 'application/octet-stream')
    // An unknown address has no validator.
    if (status === 200) {
      const etag = `"${found.etag}${encoding === null ? '' : `-${encoding}`}"`
      reply.header('etag', etag)
      if (hasValidator(request.headers['if-none-match'], etag)) {
        await reply.status(304).send()
        return
      }
    }
    if (encoding !== null) reply.header('content-encoding', encoding)
    await reply.send(encoding === null ? plain : await pack(plain, encoding, packed))
  }
}

/** A page with what only the server knows of the site. */
export function fillSite(
  text: string,
  { supportEmail, isDemoBilling, policy, engine, ...site }: Omit<Site, 'publicUrl'>,
  origin: string,
): string {
  return text
    .replaceAll(unknownOrigin, () => origin)
    .replace(unknownBilling, () => `data-billing="${billingOf(policy, isDemoBilling)}"`)
    .replace(unknownMissing, () => `data-without="${missingOffers(policy).join(' ')}"`)
    .replace(unknownEngine, () => `data-engine="${engine.identity.kind}"`)
    .replace(unknownRecognizer, () => `data-recognizer="${hearingOf(site)}"`)
    .replace(unknownSupport, () => `data-support="${escapeUTF8(supportEmail ?? '')}"`)
}

function billingOf({ hasPlans }: Site['policy'], isDemo: boolean): 'off' | 'demo' | 'real' {
  if (!hasPlans) return 'off'
  return isDemo ? 'demo' : 'real'
}

/** The recordings that are heard here: none, files, the sound of links too, or that of videos as well. */
function hearingOf({ recognizer, soundLinks }: Pick<Site, 'recognizer' | 'soundLinks'>): string {
  if (recognizer === null) return 'no'
  if (soundLinks.cut === null) return 'files'
  return soundLinks.findsVideos ? 'videos' : 'links'
}

/** A file in an encoding, which is made once. */
async function pack(plain: Buffer, encoding: Encoding, packed: PageFile['packed']): Promise<Buffer> {
  packed[encoding] ??=
    encoding === 'br'
      ? toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : toGzip(plain, { level: 9 })
  return await packed[encoding]
}

function etagOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}
