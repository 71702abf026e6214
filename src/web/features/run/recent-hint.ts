/** Holds the list's last number of rows, and a sign where a summary is awaited. */
export const recentHintKey = 'recentVideos'

/**
 * Keeps the room of the rows free that were stored last, as the built page does before its first paint; where
 * a summary is awaited, also that of its beginning.
 */
export function applyRecentHint(): void {
  const stored = readRecentHint()
  if (stored !== null) document.documentElement.dataset['recent'] = stored
}

/** The stored hint of the list; `null` where there is none. */
export function readRecentHint(): string | null {
  try {
    return localStorage.getItem(recentHintKey)
  } catch {
    return null
  }
}
