import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { queryClient } from '#web/api/query-client.ts'

type Page<T> = { items: T[]; nextCursor: string | null; total: number }

export type AdminList<T> = {
  items: readonly T[]
  total: number
  isLoading: boolean
  failure: string | null
  error: Error | null
  /** Fetches the next page; `null` where there is none. */
  showMore: (() => void) | null
  isFetchingMore: boolean
  retry: () => void
}

const staleMs = 5000

/** A paged list of the admin page, cached by its name and search; it is fetched when `isOn`. */
export function useAdminList<T>(
  { name, q, isOn = true }: { name: string; q: string; isOn?: boolean },
  load: (page: { q: string; cursor?: string }, signal: AbortSignal) => Promise<Page<T>>,
): AdminList<T> {
  const searched = useDeferredValue(q.trim())
  const query = useInfiniteQuery({
    queryKey: ['admin', name, searched],
    queryFn: async ({ pageParam, signal }) =>
      await load({ q: searched, ...(pageParam === '' ? {} : { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    staleTime: staleMs,
    enabled: isOn,
    placeholderData: (before) => before,
  })
  return {
    items: query.data?.pages.flatMap((page) => page.items) ?? [],
    total: query.data?.pages[0]?.total ?? 0,
    isLoading: query.isLoading,
    failure: query.error === null ? null : failureText(query.error),
    error: query.error,
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isFetchingMore: query.isFetchingNextPage,
    retry: () => void query.refetch(),
  }
}

/** Refetches lists of the admin page. */
export async function refreshAdmin(...names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: ['admin', name] })))
}

/** What the server says of a failure; `null` when it said nothing. */
export function serverSentence(error: unknown): string | null {
  return error instanceof ApiError ? (error.problem?.detail ?? null) : null
}
