import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { followAsDocuments } from './app/document-links.ts'
import { SiteRouter } from './app/site-router.tsx'
import { followTheme } from './app/theme.ts'
import { matchRoute } from './routes.tsx'
import './styles.css'

followTheme()
const route = matchRoute(location.pathname)
followAsDocuments(route)
// A page that could not be fetched says so when it is rendered, with the shell around it.
await route.Page.preload().catch(() => undefined)

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
const tree = (
  <StrictMode>
    <SiteRouter>
      <App />
    </SiteRouter>
  </StrictMode>
)
// In a transition React takes a breath every few milliseconds, in which the page answers.
startTransition(() => {
  if (root.firstElementChild === null) createRoot(root).render(tree)
  else hydrateRoot(root, tree)
})
