import type { Collection, CollectionItem } from '#contract/collections.ts'
import type { OverviewAnswer } from '#contract/overviews.ts'
import type { StoredList } from '#contract/playlists.ts'
import { maxCollectionVideos } from '#product/limits.ts'
import { inPageLanguage } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

type CollectionQueryOptions = { signal: AbortSignal }

const collectionsKey = ['collections'] as const
/** The interval in ms at which a page asks while videos are at work. */
const workingMs = 2000
/** The time in ms for which the videos of earlier counts stay in memory. */
const itemsMs = 10_000
/** The videos that a page shows at once. */
export const shownAtOnce = 50

/** The newest collections of the account. */
export const collectionsQuery = {
  queryKey: [...collectionsKey, 'list'] as const,
  queryFn: ({ signal }: CollectionQueryOptions) =>
    api('GET /api/collections', { query: { limit: 50 } }, { signal }),
  staleTime: 0,
  meta: { isPrivatePage: true },
}

/** A collection is not finished yet; a paused one finishes what was begun. */
function isAtWork(collection: Collection | undefined): boolean {
  return collection !== undefined && (collection.state === 'working' || collection.counts.working > 0)
}

/** One collection, asked for again while its videos are at work. */
export function collectionQuery(id: string) {
  return {
    queryKey: [...collectionsKey, id] as const,
    queryFn: ({ signal }: CollectionQueryOptions) =>
      api('GET /api/collections/:id', { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: (query: { state: { data: Collection | undefined } }) =>
      isAtWork(query.state.data) ? workingMs : false,
    meta: { isPrivatePage: true },
  } as const
}

type ItemQuery = { q: string; from: number; isFailed: boolean; counts: Collection['counts'] }

/** Videos of a collection, so many at once; read again whenever its counts change. */
export function itemsQuery(id: string, { q, from, isFailed, counts }: ItemQuery) {
  const query = { q, from, limit: shownAtOnce, ...(isFailed ? { state: 'failed' as const } : {}) }
  return {
    queryKey: [...collectionsKey, id, 'items', q, from, isFailed, counts] as const,
    queryFn: async ({ signal }: CollectionQueryOptions) => {
      const answer = await api('GET /api/collections/:id/items', { params: { id }, query }, { signal })
      return { ...answer, items: await Promise.all(answer.items.map(inPageWords)) }
    },
    staleTime: 0,
    gcTime: itemsMs,
    meta: { isPrivatePage: true },
  } as const
}

/** The same video; why it failed is said in the language of the page. */
async function inPageWords({ problem, ...item }: CollectionItem): Promise<CollectionItem> {
  return { ...item, problem: problem === null ? null : await inPageLanguage(problem) }
}

/** The overview of a collection; read again while it is written, and when counts change. */
export function overviewQuery({ id, counts }: Pick<Collection, 'id' | 'counts'>) {
  return {
    queryKey: [
      ...collectionsKey,
      id,
      'overview',
      counts.done + counts.skipped,
      counts.working + counts.waiting,
    ] as const,
    queryFn: ({ signal }: CollectionQueryOptions) =>
      api('GET /api/collections/:id/overview', { params: { id } }, { signal }),
    placeholderData: (before: OverviewAnswer | undefined) => before,
    staleTime: 0,
    refetchInterval: (query: { state: { data: OverviewAnswer | undefined } }) =>
      query.state.data?.isBeingMade === true ? workingMs : false,
    meta: { isPrivatePage: true },
  } as const
}

/** The summaries of the account, or those that a search finds, newest first, to put into a collection. */
export function ownSummariesQuery(q: string) {
  return {
    queryKey: ['summaries-to-collect', q] as const,
    queryFn: ({ signal, pageParam }: CollectionQueryOptions & { pageParam: string | null }) =>
      api(
        'GET /api/history',
        { query: { q, limit: 10, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    staleTime: 0,
    meta: { isPrivatePage: true },
  } as const
}

/** The most videos of a collection that one call gives. */
const maxItems = 100

/** The ids of the summaries that a collection has. */
export function collectedQuery(id: string) {
  return {
    queryKey: [...collectionsKey, id, 'collected'] as const,
    queryFn: async ({ signal }: CollectionQueryOptions): Promise<ReadonlySet<string>> => {
      const ids = new Set<string>()
      for (let from = 0; ; from += maxItems) {
        const query = { from, limit: maxItems }
        const { items } = await api('GET /api/collections/:id/items', { params: { id }, query }, { signal })
        for (const { historyId } of items) if (historyId !== null) ids.add(historyId)
        if (items.length < maxItems || from + maxItems >= maxCollectionVideos) return ids
      }
    },
    staleTime: 0,
    meta: { isPrivatePage: true },
  } as const
}

/** The videos that a link to a list names. */
export function listQuery(url: string) {
  return {
    queryKey: ['list', url] as const,
    queryFn: ({ signal }: CollectionQueryOptions) =>
      api('GET /api/playlists', { query: { url } }, { signal }),
    staleTime: 5 * 60_000,
    retry: false,
  }
}

/** A list, and for which form it says what the account has. */
export type ListedVideos = { form: string; list: StoredList }

/** All videos of a list, to choose from; the account has those with a summary in the form. */
export function choicesQuery(url: string, form: string) {
  return {
    queryKey: ['choices', url, form] as const,
    queryFn: async ({ signal }: CollectionQueryOptions): Promise<ListedVideos> => ({
      form,
      list: await api('POST /api/playlists', { body: { url, form } }, { signal }),
    }),
    placeholderData: (before: ListedVideos | undefined) => before,
    staleTime: 5 * 60_000,
    retry: false,
    meta: { isPrivatePage: true },
  }
}

/** Has what was read of collections read again. */
export async function refreshCollections(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: collectionsKey })
}
