import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { HistoryQuery } from '#contract/history.ts'
import { ApiError } from '#web/api/api-error.ts'

/** A page of a list with its totals. */
type Page<T> = {
  items: T[]
  nextCursor: string | null
  total: number
  beyond: { count: number; windowDays: number | null }
}

/** The search and the order of a list. */
export type ListOptions = Pick<HistoryQuery, 'q' | 'sort'>

export type List<T> = {
  options: ListOptions
  setOptions: (options: ListOptions) => void
  state: 'loading' | 'failed' | 'signed-out' | 'held' | 'empty' | 'nothing-found' | 'there'
  items: readonly T[]
  total: number
  beyond: Page<T>['beyond']
  /** Fetches the next page; `null` where there is none. */
  showMore: (() => void) | null
  isFetchingMore: boolean
  /** The last attempt to fetch the next page failed. */
  hasMoreFailed: boolean
  retry: () => void
}

const nothingBeyond = { count: 0, windowDays: null }
/** A pause after the last keystroke: one request for a word, and not one for each key. */
const typingMs = 250

/** A list of the user's items: searched, sorted, page after page. */
export function useList<T>(
  name: 'history' | 'transcriptions',
  load: (query: ListOptions & { cursor?: string }, signal: AbortSignal) => Promise<Page<T>>,
): List<T> {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [options, setOptions] = useState(() => readRequest(search))
  const asked = { ...options, q: useSettled(options.q.trim(), typingMs) }
  const address = toSearch(asked)
  useEffect(() => {
    // A search is no step of its own on the way back, which returns to the list as it was.
    if (address !== search) void navigate({ search: address }, { replace: true })
    // Only what is asked for changes the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address])
  const query = useInfiniteQuery({
    queryKey: [name, useDeferredValue(asked.q), asked.sort],
    queryFn: ({ pageParam, signal }) =>
      load(pageParam === null ? asked : { ...asked, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    // A list changes by what is done elsewhere.
    staleTime: 0,
    meta: { isPrivatePage: true },
    placeholderData: (before) => before,
  })
  const code = query.error instanceof ApiError ? query.error.problem?.code : undefined
  const pages = query.data?.pages ?? []
  const items = pages.flatMap((page) => page.items)
  return {
    options,
    setOptions,
    state: stateOf({
      isOut: code === 'UNAUTHORIZED',
      isHeld: code === 'DEVICE_LIMIT',
      // A list that is there stays when more of it could not be fetched.
      isFailed: query.isError && query.data === undefined,
      isLoading: query.isPending,
      isSearch: asked.q !== '',
      items,
    }),
    items,
    total: pages[0]?.total ?? 0,
    beyond: pages[0]?.beyond ?? nothingBeyond,
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isFetchingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    retry: () => void query.refetch(),
  }
}

type Known = {
  isOut: boolean
  isHeld: boolean
  isFailed: boolean
  isLoading: boolean
  isSearch: boolean
  items: unknown[]
}

function stateOf({ isOut, isHeld, isFailed, isLoading, isSearch, items }: Known): List<unknown>['state'] {
  if (isOut) return 'signed-out'
  if (isHeld) return 'held'
  if (isFailed) return 'failed'
  if (isLoading) return 'loading'
  if (items.length > 0) return 'there'
  return isSearch ? 'nothing-found' : 'empty'
}

const sorts: readonly HistoryQuery['sort'][] = ['newest', 'oldest', 'title', 'longest']

/** How the address asks for the list. */
function readRequest(search: string): ListOptions {
  const query = new URLSearchParams(search)
  const named = query.get('sort')
  return { q: query.get('q') ?? '', sort: sorts.find((sort) => sort === named) ?? 'newest' }
}

/** The address that asks for the list in the same way; what is the default is left out. */
function toSearch({ q, sort }: ListOptions): string {
  const query = new URLSearchParams({ ...(q === '' ? {} : { q }), ...(sort === 'newest' ? {} : { sort }) })
  return query.size === 0 ? '' : `?${query.toString()}`
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
