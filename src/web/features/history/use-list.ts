import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { HistoryPage } from '#contract/history.ts'
import { historySorts } from '#product/history-lists.ts'
import type { HistoryFilter, HistorySort } from '#product/history-lists.ts'
import { ApiError } from '#web/api/api-error.ts'

/** The list's request in its address; empty fields filter nothing. Days are like `2026-11-21`. */
export type ListRequest = { sort: HistorySort } & Record<
  'q' | 'channel' | 'language' | 'form' | 'from' | 'to',
  string
>

const [defaultSort] = historySorts
const filters = ['channel', 'language', 'form', 'from', 'to'] as const

/** The list that an address asks for. */
function readRequest(search: string): ListRequest {
  const query = new URLSearchParams(search)
  const read = (name: string) => query.get(name) ?? ''
  const readDay = (name: string) => (dayStart(read(name), 0) === null ? '' : read(name))
  return {
    q: read('q'),
    sort: historySorts.find((sort) => sort === read('sort')) ?? defaultSort,
    channel: read('channel'),
    language: read('language'),
    form: read('form'),
    from: readDay('from'),
    to: readDay('to'),
  }
}

/** The address that asks for a list; what is the default is left out. */
function toSearch({ q, sort, ...rest }: ListRequest): string {
  const query = new URLSearchParams({
    ...(q === '' ? {} : { q }),
    ...toQuery({ sort, ...rest }, (value) => value),
    ...(sort === defaultSort ? {} : { sort }),
  })
  return query.size === 0 ? '' : `?${query.toString()}`
}

function toQuery(request: Omit<ListRequest, 'q'>, write: (value: string) => string): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap((name) => (request[name] === '' ? [] : [[name, write(request[name])]])),
  )
}

/** The query for the server: days are those of the reader's own zone. */
export function toApiQuery({ q, sort, channel, language, form, from, to }: ListRequest) {
  const since = dayStart(from, 0)
  const until = dayStart(to, 1)
  return {
    q,
    sort,
    ...(channel === '' ? {} : { channel }),
    ...(language === '' ? {} : { language }),
    ...(form === '' ? {} : { form }),
    ...(since === null ? {} : { from: since }),
    ...(until === null ? {} : { until }),
  }
}

/** The moment at which a day begins, or the one so many days after it; `null` for what is no day. */
function dayStart(day: string, later: number): string | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)
  if (parts === null) return null
  const [year, month, date] = parts.slice(1).map(Number)
  const start = new Date(year ?? 0, (month ?? 1) - 1, (date ?? 1) + later)
  return Number.isNaN(start.getTime()) ? null : start.toISOString()
}

/** A list is filtered by more than a search. */
export function isFiltered(request: ListRequest): boolean {
  return filters.some((name) => request[name] !== '')
}

/** The same list without one of its filters, or without the search. */
export function withoutFilter(request: ListRequest, filter: HistoryFilter): ListRequest {
  return filter === 'date' ? { ...request, from: '', to: '' } : { ...request, [filter]: '' }
}

/** The whole list in the same order. */
export function withoutAll({ sort }: ListRequest): ListRequest {
  return { q: '', sort, channel: '', language: '', form: '', from: '', to: '' }
}

/** A page of a list with what is beside its items. */
type Page<T> = Omit<HistoryPage, 'items'> & { items: T[] }

export type List<T> = {
  request: ListRequest
  /** Asks for another list: a step on the way back, but for what is typed. */
  setRequest: (request: ListRequest) => void
  type: (q: string) => void
  state: 'loading' | 'failed' | 'signed-out' | 'held' | 'empty' | 'nothing-found' | 'there'
  items: readonly T[]
  total: number
  choices: NonNullable<HistoryPage['choices']>
  hiddenBy: HistoryPage['hiddenBy']
  beyond: HistoryPage['beyond']
  /** Fetches the next page; `null` where there is none. */
  showMore: (() => void) | null
  isFetchingMore: boolean
  /** The last attempt to fetch the next page failed. */
  hasMoreFailed: boolean
  retry: () => void
}

type ApiQuery = ReturnType<typeof toApiQuery> & { limit: number; cursor?: string }

type ListOptions<T> = {
  name: 'history' | 'transcriptions'
  /** The number of entries on a page. */
  limit: number
  load: (query: ApiQuery, signal: AbortSignal) => Promise<Page<T>>
}

const nothingBeyond = { count: 0, windowDays: null }
const noChoices = { channel: [], language: [], form: [] }

/** A list of the user's items: searched, filtered, sorted, page after page, as its address says. */
export function useList<T>({ name, limit, load }: ListOptions<T>): List<T> {
  const { asked, ...given } = useRequest()
  const query = useInfiniteQuery({
    queryKey: [name, limit, useDeferredValue(toSearch(asked))],
    queryFn: ({ pageParam, signal }) =>
      load({ ...toApiQuery(asked), limit, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal),
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
  const [first] = pages
  return {
    ...given,
    state: stateOf({
      isOut: code === 'UNAUTHORIZED',
      isHeld: code === 'DEVICE_LIMIT',
      // A list that is there stays when more of it could not be fetched.
      isFailed: query.isError && query.data === undefined,
      isLoading: query.isPending,
      isNarrowed: asked.q !== '' || isFiltered(asked),
      items,
    }),
    items,
    total: first?.total ?? 0,
    choices: first?.choices ?? noChoices,
    hiddenBy: first?.hiddenBy ?? [],
    beyond: first?.beyond ?? nothingBeyond,
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isFetchingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    retry: () => void query.refetch(),
  }
}

/** A pause after the last keystroke: one request for a word, and not one for each key. */
const typingMs = 250

/** The current request: the address, and the typed text until the address has it too. */
function useRequest() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = readRequest(search)
  const [typed, setTyped] = useState(asked.q)
  const [addressed, setAddressed] = useState(asked.q)
  const [sent, setSent] = useState(asked.q)
  if (asked.q !== addressed) {
    setAddressed(asked.q)
    // The way back brings its own search along.
    if (asked.q !== sent) setTyped(asked.q)
  }
  const go = (request: ListRequest, replace: boolean) => {
    setSent(request.q)
    const address = toSearch(request)
    if (address !== search) void navigate({ search: address }, { replace })
  }
  const settled = useSettled(typed.trim(), typingMs)
  useEffect(() => {
    // A search is no step of its own on the way back, which returns to the list as it was.
    if (settled !== asked.q && settled === typed.trim()) go({ ...asked, q: settled }, true)
    // Only what was typed changes the address by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled])
  return {
    asked,
    request: { ...asked, q: typed },
    setRequest: (request: ListRequest) => {
      setTyped(request.q)
      go({ ...request, q: request.q.trim() }, false)
    },
    type: setTyped,
  }
}

type Known = {
  isOut: boolean
  isHeld: boolean
  isFailed: boolean
  isLoading: boolean
  isNarrowed: boolean
  items: unknown[]
}

function stateOf({ isOut, isHeld, isFailed, isLoading, isNarrowed, items }: Known): List<unknown>['state'] {
  if (isOut) return 'signed-out'
  if (isHeld) return 'held'
  if (isFailed) return 'failed'
  if (isLoading) return 'loading'
  if (items.length > 0) return 'there'
  return isNarrowed ? 'nothing-found' : 'empty'
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
