import type { SummaryEvent } from '#contract/summaries.ts'
import { foldEvent, nothingWritten } from './live-state.ts'
import type { LiveState } from './live-state.ts'

/**
 * What is written of a summary, for those parts of the page that show it. It is kept outside the state of the page, so
 * that a new piece of text concerns the text alone.
 */
export type LiveFeed = {
  /** Forgets what was told; another summary begins. */
  clear: () => void
  take: (event: SummaryEvent) => void
  read: () => LiveState
  /** Calls `listener` on each change; gives the way to stop. */
  subscribe: (listener: () => void) => () => void
}

/** Makes a feed that was told nothing. */
export function createLiveFeed(): LiveFeed {
  const listeners = new Set<() => void>()
  let state = nothingWritten

  function change(next: LiveState): void {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  return {
    clear: () => change(nothingWritten),
    take: (event) => change(foldEvent(state, event)),
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
