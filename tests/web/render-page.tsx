import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router'
import { queryClient } from '#web/api/query-client.ts'

/**
 * Renders a part of the site under the providers of the site, at an address; `route` is its pattern in the
 * route table.
 */
export function renderPage(page: ReactNode, path = '/', route = '*') {
  history.replaceState(null, '', path)
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          <Route path={route} element={page} />
        </Routes>
        <Place />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

/** The address that the page was rendered for, which the browser's is a moment ahead of. */
export function Place() {
  const { pathname, search } = useLocation()
  return (
    <span data-testid="place" hidden>
      {pathname + search}
    </span>
  )
}
