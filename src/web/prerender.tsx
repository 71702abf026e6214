import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { languageTag } from '#messages/language.ts'
import { publicResult } from '#messages/public-result.ts'
import { firstLanguage, interfaceLanguages } from '#product/interface-languages.ts'
import { languageWriting } from '#product/language-writing.ts'
import { PageDataContext } from '#web/api/page-data.ts'
import { queryClient } from '#web/api/query-client.ts'
import { App } from '#web/app/app.tsx'
import { routeAt } from '#web/app/routes.tsx'
import type { PagePath } from '#web/app/routes.tsx'
import { methods } from '#web/content/measured.ts'
import { cardPath, headTags, pageHeads } from '#web/head/page-heads.ts'
import { siteFiles } from '#web/head/site-files.ts'
import { languageBase } from '#web/session/page-address.ts'

/** A page's file below `src/web`, and whether search engines list it (`page-heads.ts`). */
type PageFile = { source: string; isIndexed?: true }

/**
 * The file of each page, by the path of its route. The build looks it up in its manifest; it does not stand
 * with the routes, so that it is no part of the scripts of the pages.
 */
const pageFiles: Readonly<Record<PagePath | '/404', PageFile>> = {
  '/': { source: 'app/pages/home.tsx', isIndexed: true },
  '/history': { source: 'app/pages/history.tsx' },
  '/transcriptions': { source: 'app/pages/history.tsx' },
  '/collections': { source: 'app/pages/collections.tsx' },
  '/collections/:id': { source: 'app/pages/collections.tsx' },
  '/features': { source: 'app/pages/features.tsx', isIndexed: true },
  '/how-it-works': { source: 'app/pages/how-it-works.tsx', isIndexed: true },
  '/pricing': { source: 'app/pages/pricing.tsx', isIndexed: true },
  '/faq': { source: 'features/site/faq-page.tsx', isIndexed: true },
  '/admin': { source: 'app/pages/admin.tsx' },
  '/alternatives': { source: 'app/pages/alternatives.tsx', isIndexed: true },
  '/score': { source: 'features/site/score/score-page.tsx', isIndexed: true },
  '/extension': { source: 'app/pages/extension.tsx', isIndexed: true },
  '/developers': { source: 'features/site/developers/developers-page.tsx', isIndexed: true },
  '/about': { source: 'features/site/about-page.tsx', isIndexed: true },
  '/contact': { source: 'features/site/contact-page.tsx', isIndexed: true },
  '/blog/summarize-youtube-videos': { source: 'features/site/guide-page.tsx', isIndexed: true },
  '/privacy': { source: 'features/site/privacy-page.tsx', isIndexed: true },
  '/terms': { source: 'features/site/terms-page.tsx', isIndexed: true },
  '/v/:id': { source: 'app/pages/saved-summary.tsx' },
  '/s/:token': { source: 'app/pages/public-summary.tsx' },
  '/examples/:videoId': { source: 'app/pages/public-summary.tsx' },
  '/c/:token': { source: 'app/pages/shared-collection.tsx' },
  '/m/:token': { source: 'app/pages/moment.tsx' },
  '/login': { source: 'features/accounts/sign-in/login-page.tsx' },
  '/account': { source: 'app/pages/account.tsx' },
  '/following': { source: 'app/pages/following.tsx' },
  '/account/:kind/:id': { source: 'features/accounts/program-page.tsx' },
  '/404': { source: 'app/pages/not-found.tsx' },
}

/** The values of `:kind`: each has a file of its own, since an address ends the route at its last part. */
const programKinds = ['keys', 'webhooks']

/**
 * The pages to render at build time, each with its source file below `src/web`. A dynamic route is rendered
 * at one of its addresses: what it shows is known only later.
 */
export const pages = Object.entries(pageFiles).flatMap(([path, { source }]) => {
  const kinds = path.includes(':kind') ? programKinds : ['']
  return kinds.map((kind) => ({ path: path.replace(':kind', kind).replace(/:\w+$/, '-'), source }))
})

/** The HTML of one page, head tags first. `data` is the server's; without it, it is loading. */
export async function render(path: string, data: unknown = null): Promise<string> {
  await routeAt(path).Page.preload()
  const { prelude } = await prerender(
    <StrictMode>
      <PageDataContext value={data === null ? null : { path, data }}>
        <StaticRouter basename={languageBase} location={languageBase + path}>
          <App />
        </StaticRouter>
      </PageDataContext>
    </StrictMode>,
    // A large page is not sent in pieces that scripts would have to put together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  // The client belongs to all renderings of this process, and must not keep what one of them looked for.
  queryClient.clear()
  return html
}

/** The paths of the pages that search engines list. */
export const indexedPaths = Object.entries(pageFiles).flatMap(([path, { isIndexed }]) =>
  isIndexed ? [path] : [],
)

/** The metadata of a page as tags; empty for a page that is not indexed. */
export function describe(path: string): string {
  const head = pageHeads.find(({ path: known }) => known === path)
  return head === undefined ? '' : headTags(head)
}

const isFirstLanguage = languageBase === ''
const tag = interfaceLanguages.find((each) => each.tag === languageTag)?.tag ?? firstLanguage
const writing = languageWriting[tag]

/** The pictures beside links to the pages, each with its address in the folder of this language. */
export const cards = pageHeads.map(({ path, card }) => ({
  path: cardPath(path),
  words: card,
  language: { tag: languageTag, direction: writing.direction, motto: publicResult.motto },
}))

/** The files for programs: one of each for all languages. */
export const texts = isFirstLanguage ? siteFiles() : []

/** The texts of the project that pages link to, each with its address. */
export const documents = isFirstLanguage ? Object.values(methods) : []
