import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import { adminTexts } from '#messages/admin-texts.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

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

/** A paged list of the admin page, cached by its name and search. */
export function useAdminList<T>(
  { name, q }: { name: string; q: string },
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

/** The server's sentence about a failure; `null` when it sent none. */
export function serverSentence(error: unknown): string | null {
  return error instanceof ApiError ? (error.problem?.detail ?? null) : null
}

/** One part of the admin page under its heading. */
export function AdminSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card className="p-4 sm:p-5">
      <section aria-labelledby={id}>
        <h2 id={id} className="font-serif text-xl font-semibold">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}

type Coming = { failure: string | null; retry: () => void }

/** The place of an answer that is on its way, or failed. */
export function AdminComing({ failure, retry }: Coming) {
  if (failure === null) {
    return (
      <output className="mt-4 block space-y-3">
        <span className="sr-only">{adminTexts.loading}</span>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </output>
    )
  }
  return (
    <div role="alert" className="mt-4">
      <p className="text-bad">{failure}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
        {adminTexts.tryAgain}
      </Button>
    </div>
  )
}

type ListProps<T> = {
  list: AdminList<T>
  label: string
  /** The text of an empty list. */
  empty: string
  renderRow: (item: T) => ReactNode
}

/** A list that scrolls in its place: on its way, failed, empty or there. */
export function AdminRows<T extends { id: string }>({ list, label, empty, renderRow }: ListProps<T>) {
  if (list.isLoading || list.failure !== null) return <AdminComing {...list} />
  if (list.items.length === 0) return <p className="mt-4 text-muted">{empty}</p>
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards reach what scrolls
      tabIndex={0}
      className="relative mt-4 max-h-96 overflow-y-auto rounded-control border border-line bg-paper"
    >
      <ul className="divide-y divide-line">
        {list.items.map((item) => (
          <li key={item.id} className="px-3 py-2">
            {renderRow(item)}
          </li>
        ))}
      </ul>
      {list.showMore !== null && (
        <Button variant="quiet" className="w-full" busy={list.isFetchingMore} onClick={list.showMore}>
          {adminTexts.more}
        </Button>
      )}
    </section>
  )
}
