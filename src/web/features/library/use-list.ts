import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import type { HistoryQuery } from '#contract/history.ts'
import { reads } from '#web/lib/reads.ts'
import { ApiError } from '#web/lib/api-error.ts'

/** What a page of a list tells beside its items. */
type Page<T> = {
  items: T[]
  nextCursor: string | null
  total: number
  beyond: { count: number; windowDays: number | null }
}

/** How the list is asked for. */
export type ListWish = Pick<HistoryQuery, 'q' | 'sort'>

export type List<T> = {
  wish: ListWish
  setWish: (wish: ListWish) => void
  state: 'loading' | 'failed' | 'signed-out' | 'empty' | 'nothing-found' | 'there'
  items: readonly T[]
  total: number
  beyond: Page<T>['beyond']
  /** Fetches the next page; `null` where there is none. */
  showMore: (() => void) | null
  isFetchingMore: boolean
  retry: () => void
}

const nothingBeyond = { count: 0, windowDays: null }
/** Long enough that a word is not asked for letter by letter. */
const typingMs = 250

/** A list of what a person had: searched, sorted, page after page. */
export function useList<T>(
  name: 'history' | 'transcriptions',
  load: (query: ListWish & { cursor?: string }, signal: AbortSignal) => Promise<Page<T>>,
): List<T> {
  const [wish, setWish] = useState<ListWish>({ q: '', sort: 'newest' })
  const asked = { ...wish, q: useSettled(wish.q.trim(), typingMs) }
  const query = useInfiniteQuery(
    {
      queryKey: [name, useDeferredValue(asked.q), asked.sort],
      queryFn: ({ pageParam, signal }) =>
        load(pageParam === null ? asked : { ...asked, cursor: pageParam }, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.nextCursor,
      // A list changes by what is done elsewhere.
      staleTime: 0,
      placeholderData: (before) => before,
    },
    reads,
  )
  // Every call that is refused so leads to the sign-in by itself.
  const isOut = query.error instanceof ApiError && query.error.status === 401
  const pages = query.data?.pages ?? []
  const items = pages.flatMap((page) => page.items)
  return {
    wish,
    setWish,
    state: stateOf({
      isOut,
      isFailed: query.isError,
      isLoading: query.isPending,
      isSearch: asked.q !== '',
      items,
    }),
    items,
    total: pages[0]?.total ?? 0,
    beyond: pages[0]?.beyond ?? nothingBeyond,
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isFetchingMore: query.isFetchingNextPage,
    retry: () => void query.refetch(),
  }
}

type Known = { isOut: boolean; isFailed: boolean; isLoading: boolean; isSearch: boolean; items: unknown[] }

function stateOf({ isOut, isFailed, isLoading, isSearch, items }: Known): List<unknown>['state'] {
  if (isOut) return 'signed-out'
  if (isFailed) return 'failed'
  if (isLoading) return 'loading'
  if (items.length > 0) return 'there'
  return isSearch ? 'nothing-found' : 'empty'
}

/** A value once it has stayed the same for a while. */
function useSettled(value: string, waitMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
