import { useSyncExternalStore } from 'react'
import type { Chapter, Insight, SummarySentence } from '#contract/evidence.ts'
import type { SummaryForm } from '#contract/forms.ts'
import { createStore } from '#web/ui/store.ts'

/** The parts of an unfinished summary that have arrived. */
export type LiveState = Readonly<{
  /** Something of it has arrived, even if it was withdrawn since. */
  hasBegun: boolean
  /** True after a restart: everything shown before is void, and written again. */
  hasRestarted: boolean
  /** The form that it is written in; `null` for key insights. */
  form: SummaryForm | null
  /** As far as it is written; with its evidence once it is complete. */
  gist: Readonly<{ text: string; sentence: SummarySentence | null }> | null
  /** The complete sentences of the summary. */
  sentences: SummarySentence[]
  /** The next sentence so far. */
  text: string
  insights: Insight[]
  /** In the order of the video. */
  chapters: Chapter[]
  /** The number of parts of a long video that were read; `null` for a video that is read at once. */
  parts: Readonly<{ done: number; total: number }> | null
}>

/** The state before anything has arrived. */
export const nothingWritten: LiveState = {
  hasBegun: false,
  hasRestarted: false,
  form: null,
  gist: null,
  sentences: [],
  text: '',
  insights: [],
  chapters: [],
  parts: null,
}

/**
 * The live text of a summary, for the parts of the page that show it. It is outside the state of the page, so
 * that a new piece of text renders the text alone.
 */
export type LiveFeed = {
  /** Another summary begins. */
  clear: () => void
  /** Changes what has arrived; `next` returns the same object where nothing changes. */
  add: (next: (state: LiveState) => LiveState) => void
  get: () => LiveState
  /** Calls `listener` on each change; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** Creates a feed with nothing in it. */
export function createLiveFeed(): LiveFeed {
  const { get, set, subscribe } = createStore(nothingWritten)
  const change = (next: LiveState): void => {
    if (next !== get()) set(next)
  }
  return {
    clear: () => change(nothingWritten),
    add: (next) => change(next(get())),
    get,
    subscribe,
  }
}

/** One field of what is being written; a component renders only when that field changes. */
export function useLive<K extends keyof LiveState>(feed: LiveFeed, field: K): LiveState[K] {
  const read = () => feed.get()[field]
  return useSyncExternalStore(feed.subscribe, read, read)
}
