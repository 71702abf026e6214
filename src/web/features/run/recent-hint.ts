/** Holds how many rows the list below the field had last, and after them a sign where a summary is awaited. */
export const recentHintKey = 'recentVideos'

/**
 * Keeps the room of the rows free that were stored last, as the built page does before its first paint; where a summary is awaited, also
 * that of its beginning.
 */
export function applyRecentHint(): void {
  const stored = readRecentHint()
  if (stored !== null) document.documentElement.dataset['recent'] = stored
}

/** What is stored of the list; `null` where that is nothing. */
export function readRecentHint(): string | null {
  try {
    return localStorage.getItem(recentHintKey)
  } catch {
    return null
  }
}
