import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** A query that is all that its page shows: without a session the page leads to the sign-in and back. */
    queryMeta: { isPrivatePage?: boolean }
  }
}

/** The page itself was asked for, the page reads something, or the user changes something. */
export type CallKind = 'page' | 'read' | 'write'

type FailureHandler = (error: unknown, kind: CallKind) => void

let handleFailure: FailureHandler | null = null

/** Sets what a failed call means for the whole page, beside what the part that called shows. */
export function setFailureHandler(handler: FailureHandler): void {
  handleFailure = handler
}

/**
 * The answers of the server, and the calls that change something. An answer is read once and stays while the
 * page is open; a call without a connection fails at once instead of waiting, so that the page can say so.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => handleFailure?.(error, meta?.isPrivatePage === true ? 'page' : 'read'),
  }),
  mutationCache: new MutationCache({ onError: (error) => handleFailure?.(error, 'write') }),
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
