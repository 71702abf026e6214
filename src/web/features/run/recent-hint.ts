/** How many videos the list below the field shows before more are asked for. */
export const shownRecent = 3

const storageKey = 'recentVideos'

/** How many rows the list had last; their room is free from the first paint on. */
export function recentHint(): number {
  const rows = Number(document.documentElement.dataset['recent'])
  return rows > 0 ? Math.min(rows, shownRecent) : 0
}

/** Keeps the room of the rows free that were stored last, as the built page does before its first paint. */
export function applyRecentHint(): void {
  const stored = read()
  if (stored !== null) document.documentElement.dataset['recent'] = stored
}

/** Stores how many rows the list has. It counts for the next page: on this one it would move what is there already. */
export function storeRecentHint(count: number): void {
  const rows = Math.min(count, shownRecent)
  if (rows === 0) delete document.documentElement.dataset['recent']
  try {
    if (rows > 0) localStorage.setItem(storageKey, String(rows))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage the list comes where it moves nothing.
  }
}

/** Whether there is something to list, as far as it was stored. */
export function hasRecentHint(): boolean {
  return read() !== null
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
