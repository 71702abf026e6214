import './pages.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from '#web/app/app.tsx'
import { routeAt } from '#web/app/routes.tsx'
import { followTheme } from '#web/app/theme.ts'
import { currentPage, languageBase } from '#web/session/page-address.ts'

followTheme()
void start()

/** Not awaited by this module: the file of the page imports the shell, which this module is a part of. */
async function start(): Promise<void> {
  // A page that cannot be loaded says so when it is rendered, with the shell around it.
  await routeAt(currentPage())
    .Page.preload()
    .catch(() => undefined)
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no #root')
  const tree = (
    <StrictMode>
      <BrowserRouter basename={languageBase}>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  // A transition lets React pause every few milliseconds, so that the page answers meanwhile.
  startTransition(() => {
    if (root.firstElementChild === null) createRoot(root).render(tree)
    else hydrateRoot(root, tree)
  })
}
