import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { matchRoute } from '../routes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { BrokenPage } from './pages/broken-page.tsx'
import { ScrollPosition } from './scroll-position.tsx'
import { Shell } from './shell.tsx'
import { AfterIdlePlace } from './after-idle-place.tsx'

/** The whole application: the shell around the page of the current address. */
export function App() {
  const { pathname } = useLocation()
  const { Page, path } = matchRoute(pathname)
  return (
    <ErrorBoundary fallback={<BrokenPage />}>
      <ScrollPosition />
      <Shell>
        <ErrorBoundary key={path} fallback={<BrokenPage />}>
          <Suspense fallback={<p className="p-8 text-center text-muted">Loading...</p>}>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </Shell>
      <ErrorBoundary fallback={null}>
        <AfterIdlePlace />
      </ErrorBoundary>
    </ErrorBoundary>
  )
}
