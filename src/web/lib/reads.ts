import { QueryClient } from '@tanstack/react-query'

/**
 * What was read from the server and stays as it is: kept while the page is open, read once. It is a store of its own,
 * so that the first load needs nothing of the library; only views that are loaded on demand use it.
 */
export const reads = new QueryClient({
  defaultOptions: { queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false } },
})
