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
import { notFoundRoute, pageRoutes, routeAt } from '#web/app/routes.tsx'
import { methods } from '#web/content/measured.ts'
import { cardPath, headTags, pageHeads } from '#web/head/page-heads.ts'
import { siteFiles } from '#web/head/site-files.ts'
import { languageBase } from '#web/session/page-address.ts'

/**
 * The file of each page below `src/web`, by the path of its route. The build looks it up in its manifest; it does not stand
 * with the routes, so that it is no part of the scripts of the pages.
 */
const pageSources: Readonly<Record<string, string>> = {
  '/': 'app/pages/home.tsx',
  '/history': 'app/pages/history.tsx',
  '/transcriptions': 'app/pages/history.tsx',
  '/collections': 'app/pages/collections.tsx',
  '/collections/:id': 'app/pages/collections.tsx',
  '/features': 'app/pages/features.tsx',
  '/how-it-works': 'app/pages/how-it-works.tsx',
  '/pricing': 'app/pages/pricing.tsx',
  '/faq': 'features/site/faq-page.tsx',
  '/admin': 'app/pages/admin.tsx',
  '/alternatives': 'app/pages/alternatives.tsx',
  '/score': 'features/site/score/score-page.tsx',
  '/extension': 'app/pages/extension.tsx',
  '/developers': 'features/site/developers/developers-page.tsx',
  '/about': 'features/site/about-page.tsx',
  '/contact': 'features/site/contact-page.tsx',
  '/blog/summarize-youtube-videos': 'features/site/guide-page.tsx',
  '/privacy': 'features/site/privacy-page.tsx',
  '/terms': 'features/site/terms-page.tsx',
  '/v/:id': 'app/pages/saved-summary.tsx',
  '/s/:token': 'app/pages/public-summary.tsx',
  '/examples/:videoId': 'app/pages/public-summary.tsx',
  '/c/:token': 'app/pages/shared-collection.tsx',
  '/m/:token': 'app/pages/moment.tsx',
  '/login': 'features/accounts/sign-in/login-page.tsx',
  '/account': 'app/pages/account.tsx',
  '/following': 'app/pages/following.tsx',
  '/account/:kind/:id': 'features/accounts/program-page.tsx',
  '/404': 'app/pages/not-found.tsx',
}

/** What `:kind` stands for: each has a file of its own, since an address ends the route at its last part. */
const programKinds = ['keys', 'webhooks']

/**
 * The pages to render at build time, each with its source file below `src/web`. A dynamic route is rendered at one of its
 * addresses: what it shows is known only later.
 */
export const pages = [...pageRoutes, notFoundRoute].flatMap(({ path }) => {
  const source = pageSources[path]
  if (source === undefined) throw new Error(`prerender.tsx has no file for ${path}`)
  const kinds = path.includes(':kind') ? programKinds : ['']
  return kinds.map((kind) => ({ path: path.replace(':kind', kind).replace(/:\w+$/, '-'), source }))
})

/**
 * The HTML of one page, head tags first. `data` is what the server knows of it; without, it shows that it is being read.
 */
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
