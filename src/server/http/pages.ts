import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

const secondsInYear = 365 * 24 * 60 * 60
const notFoundFile = '404.html'
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since']
/** Other names of pages, as the specification lists them. */
const aliases = new Map([['/home', '/']])

const builtSchema = z.object({ scriptHashes: z.array(z.string()), pages: z.array(z.string()) })

/**
 * The built pages: where they lie, their addresses, and the hashes of the scripts that stand in them. An address that
 * ends in `/-` stands for all that have another last part.
 */
export type Pages = z.infer<typeof builtSchema> & { dir: string }

/** Reads what the build left beside the pages. @throws when they are not built */
export async function readPages(dir: string): Promise<Pages> {
  const text = await readFile(path.join(dir, '.pages.json'), 'utf8').catch((cause: unknown) => {
    throw new Error('the pages are not built; run: npm run build', { cause })
  })
  return { dir, ...builtSchema.parse(JSON.parse(text)) }
}

/** Serves the files of the pages: compressed as they lie there, hashed ones for a year, others asked for each time. */
export async function registerPages(app: FastifyInstance, pages: Pages): Promise<void> {
  await app.register(fastifyStatic, {
    root: pages.dir,
    preCompressed: true,
    redirect: false,
    index: ['index.html'],
    dotfiles: 'ignore',
    // A page has one address, and that is not the name of its file.
    allowedPath: (_pathname, _root, request) => request.is404 || !request.url.includes('.html'),
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = path.relative(pages.dir, file).startsWith(`assets${path.sep}`)
      reply.header('cache-control', isHashed ? `public, max-age=${secondsInYear}, immutable` : 'no-cache')
    },
  })
}

/**
 * Answers an address that is no file: with its page, or with the not-found page and status 404. Gives `false` for
 * what no person asked for in a browser; that gets a problem document.
 */
export async function sendPage(pages: Pages, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const [address = '/'] = request.url.split('?')
  if (!wantsPage(request, address)) return false
  const plain = address.replace(/(.)\/+$/, '$1')
  const page = aliases.get(plain) ?? plain
  const family = familyOf(pages, page)
  if (pages.pages.includes(page) && page !== '/404') await reply.sendFile(path.posix.join(page, 'index.html'))
  else if (family !== null) {
    reply.header('x-robots-tag', 'noindex')
    await reply.sendFile(path.posix.join(family, 'index.html'))
  } else await sendNotFoundPage(request, reply)
  return true
}

/** The page that stands for an address and others like it; what it shows is asked for by the page itself. */
function familyOf({ pages }: Pages, address: string): string | null {
  const family = address.replace(/[^/]+$/, '-')
  return family !== '/-' && pages.includes(family) ? family : null
}

/** Always the whole page: who asks again for an address that leads nowhere has no part of it that would do. */
async function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  for (const name of conditions) Reflect.deleteProperty(request.raw.headers, name)
  await reply.status(404).sendFile(notFoundFile, { etag: false, lastModified: false, acceptRanges: false })
}

function wantsPage(request: FastifyRequest, address: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (address === '/api' || address.startsWith('/api/')) return false
  const accept = request.headers.accept ?? '*/*'
  return accept.includes('text/html') || accept.includes('*/*')
}

/** The content security policy of the pages. */
export function pageSecurityDirectives(pages: Pages): Record<string, string[]> {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...pages.scriptHashes],
    // The style sheet stands in the page, and dialogs write style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    // The player, which comes only after a click.
    frameSrc: ['https://www.youtube-nocookie.com'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  }
}
