import type { Follow, FollowedItem } from '#contract/follows.ts'
import { withReason } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

const followsKey = ['follows'] as const
const digestsKey = ['digests'] as const

/**
 * The intervals in ms at which videos are read again: while one is at work, and while one waits for its
 * captions or for the allowance.
 */
const atWorkMs = 3000
const waitingMs = 15_000

/** The ms until videos in these states are read again; `false` once all have ended. */
function askAgainMs(items: readonly Pick<FollowedItem, 'state'>[]): number | false {
  if (items.some(({ state }) => state === 'queued' || state === 'working')) return atWorkMs
  return items.some(({ state }) => state === 'waiting' || state === 'unpaid') ? waitingMs : false
}

/** The sources that the account follows. */
export const followsQuery = {
  queryKey: followsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api('GET /api/follows', {}, { signal }),
  staleTime: 0,
}

/** The newest videos that a follow brought. */
export function itemsQuery(id: string) {
  return {
    queryKey: [...followsKey, id, 'items'] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await api(
        'GET /api/follows/:id/items',
        { params: { id }, query: { limit: 20 } },
        { signal },
      )
      return { ...answer, items: await Promise.all(answer.items.map(withReason)) }
    },
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: { items: FollowedItem[] } | undefined } }) =>
      askAgainMs(state.data?.items ?? []),
  }
}

/** The newest digests, and how the account wants them. */
export const digestsQuery = {
  queryKey: digestsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/digests', { query: { limit: 20 } }, { signal }),
  staleTime: 0,
}

/** A digest with its videos. */
export function digestQuery(id: string) {
  return {
    queryKey: [...digestsKey, id] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const digest = await api('GET /api/digests/:id', { params: { id } }, { signal })
      return { ...digest, entries: await Promise.all(digest.entries.map(withReason)) }
    },
  }
}

/** Has both lists read again, after something of them changed. */
export async function refreshFollowing(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: followsKey }),
    queryClient.invalidateQueries({ queryKey: digestsKey }),
  ])
}

/** The name of a follow: that of its source, or its address. */
export function nameOf({ title, url }: Pick<Follow, 'title' | 'url'>): string {
  return title ?? url
}
