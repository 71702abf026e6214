/** How many videos the list below the field shows before more are asked for. */
export const shownRecent = 3

const storageKey = 'recentVideos'

/** How many rows the list had last; the built page keeps their room free from the first paint on. */
export function recentHint(): number {
  const rows = Number(document.documentElement.dataset['recent'])
  return rows > 0 ? Math.min(rows, shownRecent) : 0
}

/** Stores how many rows the list has, for the next load of a page. */
export function storeRecentHint(count: number): void {
  const rows = Math.min(count, shownRecent)
  const { dataset } = document.documentElement
  if (rows > 0) dataset['recent'] = String(rows)
  else delete dataset['recent']
  try {
    if (rows > 0) localStorage.setItem(storageKey, String(rows))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage the list comes where it moves nothing.
  }
}
