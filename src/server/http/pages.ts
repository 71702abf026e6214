import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isAsset, languagePath } from '#product/interface-languages.ts'
import { buildHeader, workerAddress } from '#product/offline.ts'
import { isOffered } from '#product/shop-pages.ts'
import { createPageFiles } from './page-files.ts'
import type { Site } from './page-files.ts'
import { addressInOwnLanguage, pageLanguage } from './page-language.ts'

/** A page without a language in its address leads to the one that its reader chose. */
const pageVary = 'accept-encoding, accept-language, cookie'
const secondsInYear = 365 * 24 * 60 * 60
/** Other names of pages, as the specification lists them. */
const aliases = new Map([['/home', '/']])
/** Redirects to pages. */
const redirects = new Map([['/blog', '/blog/summarize-youtube-videos']])

const builtSchema = z.object({
  build: z.string(),
  scriptHashes: z.array(z.string()),
  pages: z.array(z.string()),
  texts: z.array(z.string()),
})

/**
 * The built pages: the id of their build, their folder, their addresses, the hashes of their inline scripts,
 * and the files for programs. An address that ends in `/-` is that of a dynamic route, whose last part is
 * another one in each address.
 */
export type Pages = z.infer<typeof builtSchema> & { dir: string }

/** The site that serves the pages. */
export type PageSite = Site & {
  /** The address of the checkout script; `null` without one. */
  checkoutUrl: string | null
}

/** The site, and the address that the caller of a page has to visit first, such as that of the sign-in. */
export type GuardedSite = PageSite & {
  detour: (call: { request: FastifyRequest; reply: FastifyReply }, page: string) => Promise<string | null>
}

/** Answers an address that is no file. `false` for a request that is not for a page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/** Reads the description of the built pages. @throws when they are not built */
export async function readPages(dir: string): Promise<Pages> {
  const text = await readFile(path.join(dir, '.pages.json'), 'utf8').catch((cause: unknown) => {
    throw new Error('the pages are not built; run: npm run build', { cause })
  })
  return { dir, ...builtSchema.parse(JSON.parse(text)) }
}

/**
 * Names the build of the pages in every answer, by which a browser knows that what it stored is of another
 * version. Register before routes.
 */
export function nameBuild(app: FastifyInstance, { build }: Pages): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header(buildHeader, build)
    done()
  })
}

/**
 * Serves the files of the pages, precompressed; hashed ones are cached for a year, others revalidated. Gives
 * the function that answers every other address with its page, or with the not-found page and status 404.
 */
export async function registerPages(
  app: FastifyInstance,
  pages: Pages,
  site: GuardedSite,
): Promise<SendPage> {
  const workerFile = path.join(pages.dir, workerAddress)
  await app.register(fastifyStatic, {
    root: pages.dir,
    preCompressed: true,
    redirect: false,
    index: false,
    dotfiles: 'ignore',
    // Pages and files that name the address of the site come filled in, and from their own addresses.
    allowedPath: (pathname) =>
      !pathname.endsWith('/') && !pathname.includes('.html') && !pages.texts.includes(pathname),
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = isAsset(`/${path.relative(pages.dir, file).replaceAll(path.sep, '/')}`)
      reply.header('cache-control', isHashed ? `public, max-age=${secondsInYear}, immutable` : 'no-cache')
      // The worker asks for what the pages would, by its own policy.
      if (file.startsWith(workerFile)) reply.header('content-security-policy', "default-src 'self'")
    },
  })
  return createSendPage(pages, site)
}

function createSendPage(pages: Pages, site: GuardedSite): SendPage {
  const sendFile = createPageFiles(pages.dir, site)
  const offered = { ...pages, pages: pages.pages.filter((page) => isOffered(page, site.policy.hasPlans)) }
  const policy = pageHeaders(pages, site)
  return async (request, reply) => {
    const [address = '/'] = request.url.split('?')
    if (!isRead(request, address)) return false
    // The addresses of a sitemap are whole, and without its own the server knows none.
    if (address === '/sitemap.xml' && site.publicUrl === null) return false
    if (pages.texts.includes(address) && isOffered(address, site.policy.hasPlans)) {
      await sendFile(address, request, reply, 200)
      return true
    }
    if (!wantsPage(request)) return false
    const own = addressInOwnLanguage({ request, reply })
    reply.header('vary', pageVary)
    if (own !== null) {
      await reply.header('cache-control', 'private, no-cache').redirect(own, 302)
      return true
    }
    const plain = withoutTrailingSlashes(address)
    const target = redirects.get(plain)
    if (target !== undefined && isOffered(target, site.policy.hasPlans)) {
      await reply.redirect(languagePath(pageLanguage(request)) + target, 302)
      return true
    }
    const page = findPage(offered, aliases.get(plain) ?? plain)
    const detour = await site.detour({ request, reply }, page)
    if (detour !== null) {
      await reply.header('cache-control', 'no-store').redirect(detour, 302)
      return true
    }
    reply.headers(policy)
    if (page.endsWith('/-')) reply.header('x-robots-tag', 'noindex')
    await sendFile(
      path.posix.join(pageLanguageFolder(request), pageFile(page)),
      request,
      reply,
      page === '/404' ? 404 : 200,
    )
    return true
  }
}

/** The folder of the language of a request below that of the pages. */
export function pageLanguageFolder(request: FastifyRequest): string {
  return languagePath(pageLanguage(request)).slice(1)
}

/** The security headers of the pages. */
export function pageHeaders(pages: Pages, site: PageSite): Record<string, string> {
  return pagePolicy({ ...pages, ...site })
}

/** The page of an address: its own, its dynamic route, or the not-found page. */
function findPage({ pages }: Pages, address: string): string {
  const dynamic = address.endsWith('/') ? address : `${address.slice(0, address.lastIndexOf('/') + 1)}-`
  if (pages.includes(address)) return address
  return dynamic !== '/-' && pages.includes(dynamic) ? dynamic : '/404'
}

/** No regular expression: on an address of slashes alone it would take a second. */
function withoutTrailingSlashes(address: string): string {
  let end = address.length
  while (end > 1 && address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}

function pageFile(page: string): string {
  return page === '/404' ? '404.html' : path.posix.join(page, 'index.html')
}

function isRead({ method }: FastifyRequest, address: string): boolean {
  return (method === 'GET' || method === 'HEAD') && address !== '/api' && !address.startsWith('/api/')
}

function wantsPage({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '*/*'
  return accept.includes('text/html') || accept.includes('*/*')
}

const player = 'https://www.youtube-nocookie.com'

type PolicyOptions = {
  /** The hashes of the inline scripts of the pages. */
  scriptHashes: readonly string[]
  /** The origin of the checkout's script; `null` where there is none. */
  checkoutUrl: string | null
}

/**
 * The headers that keep the pages from loading, sending or showing what they have no use for. They are the
 * same for every page: a browser keeps the policy of the page that it loaded first while the router shows the
 * others.
 */
export function pagePolicy({ scriptHashes, checkoutUrl }: PolicyOptions): Record<string, string> {
  const paysAt = checkoutUrl === null ? [] : checkoutOrigins(checkoutUrl)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...paysAt],
    // The style sheet stands in the page, and dialogs write style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...paysAt],
    'connect-src': ["'self'", ...paysAt],
    'frame-src': [player, ...paysAt],
    // A recording that the user chose, which stays in the browser.
    'media-src': ['blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'permissions-policy': `camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=(), ${payment(paysAt)}`,
    // A bank asks for its own window, which has to be able to answer.
    'cross-origin-opener-policy': paysAt.length === 0 ? 'same-origin' : 'same-origin-allow-popups',
  }
}

/** Razorpay names no closer list than its whole domain. */
function checkoutOrigins(checkoutUrl: string): string[] {
  const { origin, hostname } = new URL(checkoutUrl)
  return hostname.endsWith('.razorpay.com') ? ['https://*.razorpay.com'] : [origin]
}

function payment(origins: readonly string[]): string {
  const allowed = origins.map((origin) => `"${origin}"`)
  return allowed.length === 0 ? 'payment=()' : `payment=(self ${allowed.join(' ')})`
}
