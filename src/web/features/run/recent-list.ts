import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { recentKey } from './queries.ts'
import { readRecentHint, recentHintKey } from './recent-hint.ts'

/**
 * The caller's runs at work, then the results of the last days and those that ended unseen. Read in this
 * order: a run that ends in between is in the second answer.
 */
export const recentQuery = queryOptions({
  queryKey: recentKey,
  queryFn: async ({ signal }) => {
    const { runs } = await api('GET /api/runs', {}, { signal })
    return { runs, ...(await api('GET /api/recent', { query: {} }, { signal })) }
  },
})

/** The number of videos in the list below the field before more are asked for. */
export const shownRecent = 3

/** A summary was begun here whose end no page has shown yet. */
const awaited = '+'

/** The number of rows that the list had last; their room is free from the first paint on. */
export function recentHint(): number {
  return rowsOf(document.documentElement.dataset['recent'])
}

/** Stores the list's number of rows for the next page; here it would move the content. */
export function storeRecentHint(count: number): void {
  const { dataset } = document.documentElement
  if (count === 0 && isAwaited(dataset['recent'])) dataset['recent'] = `0${awaited}`
  else if (count === 0) delete dataset['recent']
  write(count, isAwaited(readRecentHint()))
}

/** Stores for the next page whether a summary is awaited, so that it has room for it before it comes. */
export function storeAwaited(isSo: boolean): void {
  write(rowsOf(readRecentHint()), isSo)
}

/** The list is not empty, as far as it was stored. */
export function hasRecentHint(): boolean {
  return rowsOf(readRecentHint()) > 0
}

function rowsOf(hint: string | null | undefined): number {
  return Math.min(Number.parseInt(hint ?? '', 10) || 0, shownRecent)
}

function isAwaited(hint: string | null | undefined): boolean {
  return hint?.endsWith(awaited) === true
}

function write(count: number, isSo: boolean): void {
  const hint = `${Math.min(count, shownRecent)}${isSo ? awaited : ''}`
  try {
    if (hint === '0') localStorage.removeItem(recentHintKey)
    else localStorage.setItem(recentHintKey, hint)
  } catch {
    // Without storage what comes later comes where it moves nothing.
  }
}
