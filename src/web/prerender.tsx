import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { notFoundRoute, pageRoutes, routeAt } from '#web/app/routes.tsx'
import { App } from './app/app.tsx'
import { headTags } from './head/head-tags.ts'
import { cardOf, pageHeads } from './head/page-heads.ts'
import { siteFiles } from './head/site-files.ts'
import { methods } from './content/measured.ts'

/**
 * The pages to render at build time, each with its source file below `src/web`. A dynamic route is rendered at one of its
 * addresses: what it shows is known only in a browser.
 */
export const pages = [...pageRoutes, notFoundRoute].map(({ path, source }) => ({
  path: path.replace(/:\w+$/, '-'),
  source,
}))

/** The HTML of one page, head tags first. */
export async function render(path: string): Promise<string> {
  await routeAt(path).Page.preload()
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // A large page is not sent in pieces that scripts would have to put together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return await new Response(prelude).text()
}

/** The metadata of a page as tags; empty for a page that is not indexed. */
export function describe(path: string): string {
  const head = pageHeads.find(({ path: known }) => known === path)
  return head === undefined ? '' : headTags(head)
}

/** The pictures beside links to the pages, each with its address. */
export const cards = pageHeads.map(({ path, card }) => ({ path: cardOf(path), words: card }))

/** The files for programs. */
export const texts = siteFiles()

/** The texts of the project that pages link to, each with its address. */
export const documents = Object.values(methods)
