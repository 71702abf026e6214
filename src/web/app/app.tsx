import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { shell } from '#messages/shell.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useMadeOn } from '#web/features/run/made-on.ts'
import { signOuts } from '#web/session/account-state.ts'
import { usePageDialog } from '#web/session/page-dialog.ts'
import { lazyPart, PartBoundary } from '#web/ui/lazy-part.tsx'
import { useStore } from '#web/ui/store.ts'
import { useIdle } from '#web/ui/use-page-phase.ts'
import { homeAlias, notFoundRoute, pageRoutes, routeAt } from './routes.tsx'
import type { PageRoute } from './routes.tsx'
import { ScrollPosition, Shell } from './shell.tsx'

// Not needed for the first paint; a dialog or a toast that was asked for earlier appears when this is loaded.
const Overlays = lazyPart(() => import('./overlays.tsx'), 'Overlays', { kind: 'dialog', isExtra: true })

const routes = [
  ...pageRoutes,
  { ...routeAt(homeAlias), path: homeAlias },
  // The address is matched by no other route.
  { ...notFoundRoute, path: '*' },
]

/** The whole application: the shell around the current page, with dialogs and toasts. */
export function App() {
  const isIdle = useIdle()
  // Asked for before the page is idle, a dialog does not wait for that.
  const isAsked = usePageDialog() !== null
  return (
    <QueryClientProvider client={queryClient}>
      <PartBoundary kind="page" onRetry={() => undefined}>
        <ScrollPosition />
        <Shell>
          <Routes>
            {routes.map((route) => (
              <Route key={route.path} path={route.path} element={<RoutedPage route={route} />} />
            ))}
          </Routes>
        </Shell>
        <Suspense fallback={null}>{(isIdle || isAsked) && <Overlays />}</Suspense>
      </PartBoundary>
    </QueryClientProvider>
  )
}

/**
 * The page of a route, or the page that made the result at this address and stays mounted. The key separates
 * the state of two pages, and of two users.
 */
function RoutedPage({ route }: { route: PageRoute }) {
  const madeOn = useMadeOn()
  const { label, Page } = madeOn === null ? route : routeAt(madeOn)
  const signOutCount = useStore(signOuts, 0)
  return (
    <Suspense
      key={label + signOutCount}
      fallback={<p className="p-8 text-center text-muted">{shell.loading}</p>}
    >
      <Page />
    </Suspense>
  )
}
