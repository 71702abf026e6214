import { QueryClient } from '@tanstack/react-query'

/** One store of server data for all pages that need it. Nothing is fetched again unless it is asked for. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})
