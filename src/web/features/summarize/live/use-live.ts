import { useSyncExternalStore } from 'react'
import type { LiveFeed } from './live-feed.ts'
import type { LiveState } from './live-state.ts'

/** One field of what is being written; what uses it is rendered only when that field changes. */
export function useLive<K extends keyof LiveState>(feed: LiveFeed, field: K): LiveState[K] {
  const read = () => feed.read()[field]
  return useSyncExternalStore(feed.subscribe, read, read)
}
