import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './app/app.tsx'
import { matchRoute, notFoundRoute, pageRoutes } from './routes.tsx'

/**
 * The pages to render at build time, each with its source file below `src/web`. A page that stands for a family is
 * rendered at one of its addresses: it knows what it shows only once it is in a browser.
 */
export const pages = [...pageRoutes, notFoundRoute].map(({ path, source, outside, isFamily = false }) => ({
  path: isFamily ? `${path}/-` : path,
  source,
  outside,
}))

/** The HTML of one page, head tags first. */
export async function render(path: string): Promise<string> {
  await matchRoute(path).Page.preload()
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
