import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { recentKey } from './queries.ts'
import { readRecentHint, recentHintKey } from './recent-hint.ts'

/**
 * What the caller has at work, then what they were given in the last days and what ended unseen. Asked in this order: what
 * ends in between is in the second answer.
 */
export const recentQuery = queryOptions({
  queryKey: recentKey,
  queryFn: async ({ signal }) => {
    const { runs } = await api('GET /api/runs', {}, { signal })
    return { runs, ...(await api('GET /api/recent', { query: {} }, { signal })) }
  },
})

/** How many videos the list below the field shows before more are asked for. */
export const shownRecent = 3

/** A summary was begun here whose end no page has shown yet. */
const awaited = '+'

/** How many rows the list had last; their room is free from the first paint on. */
export function recentHint(): number {
  return rowsOf(document.documentElement.dataset['recent'])
}

/** Stores how many rows the list has. It counts for the next page: on this one it would move what is there already. */
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

/** Whether there is something to list, as far as it was stored. */
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
