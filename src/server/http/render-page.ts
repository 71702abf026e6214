import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { escapeUTF8 } from 'entities'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cutText } from '#core/storable-text.ts'
import { sendCompressed } from './compress.ts'
import { fillTemplate } from './fill-template.ts'
import { fillSite } from './page-files.ts'
import { addressInOwnLanguage } from './page-language.ts'
import { pageHeaders, pageLanguageFolder } from './pages.ts'
import type { Pages, PageSite } from './pages.ts'
import { loadRenderer, readBuiltFile } from './renderer.ts'

/** The content of a page that is rendered for each request: its data, and its link preview. */
export type RenderedPage = {
  /** The dynamic route, such as `/s/-`. */
  page: string
  address: string
  data: unknown
  preview: LinkPreview
}

/** A request with its reply. */
type Exchange = { request: FastifyRequest; reply: FastifyReply }

/**
 * Sends a page with its text in the HTML, and its data for the scripts that take it over. It is not cached
 * and in no search engine. A page that can't be rendered is sent as it was built, to be filled by its
 * scripts.
 */
export async function sendRendered(
  exchange: Exchange,
  pages: Pages,
  site: PageSite,
  shown: RenderedPage,
): Promise<FastifyReply> {
  const own = addressInOwnLanguage(exchange)
  if (own !== null) {
    return await exchange.reply.header('cache-control', 'no-store').redirect(own, 302)
  }
  const dir = languageDir(exchange, pages)
  const html = await renderPage(dir, shown).catch(async (error: unknown) => {
    exchange.request.log.warn({ err: error }, 'a page could not be rendered')
    const built = await readBuilt(exchange, pages, site, shown.page)
    return built.replace('</head>', () => `${previewTags(shown.preview)}</head>`)
  })
  return sendPrivately(exchange, pages, site, html)
}

/** Sends the built page of a dynamic route for an address that leads nowhere, which its scripts say. */
export async function sendMissing(
  exchange: Exchange,
  pages: Pages,
  site: PageSite,
  page: string,
): Promise<FastifyReply> {
  exchange.reply.status(404)
  return sendPrivately(exchange, pages, site, await readBuilt(exchange, pages, site, page))
}

function languageDir({ request }: Exchange, pages: Pages): string {
  return path.join(pages.dir, pageLanguageFolder(request))
}

async function readBuilt(
  { request }: Exchange,
  { dir }: Pages,
  site: PageSite,
  page: string,
): Promise<string> {
  return await readBuiltFile(dir, path.join(pageLanguageFolder(request), page, 'index.html'), site)
}

function sendPrivately(
  { request, reply }: Exchange,
  pages: Pages,
  site: PageSite,
  html: string,
): FastifyReply {
  reply.headers(pageHeaders(pages, site))
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow')
  reply.type('text/html; charset=utf-8')
  return sendCompressed(request, reply, fillSite(html, site, site.publicUrl ?? ''))
}

async function renderPage(dir: string, { page, address, data, preview }: RenderedPage): Promise<string> {
  const [template, { render }] = await Promise.all([
    readFile(path.join(dir, page, '.template.html'), 'utf8'),
    loadRenderer(dir),
  ])
  const rendered = await render(address, data)
  const filled = fillTemplate(template, rendered, previewTags(preview))
  return filled.replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${dataElement(address, data)}</body>`)
}

/** The data of a page, which its scripts read by the id; no text in it can end the element. */
function dataElement(address: string, data: unknown): string {
  const json = JSON.stringify({ path: address, data }).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="page-data">${json}</script>`
}

/** The facts that sites which show a link read of its page. `image` and `url` are whole addresses. */
type LinkPreview = { title: string; description: string; image: string; url: string }

const maxDescriptionLength = 200

/** The tags of a link preview. */
function previewTags({ title, description, image, url }: LinkPreview): string {
  const shown =
    description.length > maxDescriptionLength
      ? `${cutText(description, maxDescriptionLength - 1)}…`
      : description
  const tags = {
    'og:type': 'article',
    'og:site_name': 'Précis',
    'og:title': title,
    'og:description': shown,
    'og:url': url,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  }
  const properties = Object.entries(tags).map(
    ([name, content]) => `<meta property="${name}" content="${escapeUTF8(content)}">`,
  )
  return `<meta name="description" content="${escapeUTF8(shown)}">${properties.join('')}`
}
