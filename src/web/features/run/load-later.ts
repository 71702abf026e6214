type Later = typeof import('./later.ts')

let later: Later | null = null

/**
 * Loads what a page needs a moment after its first load, in one file: it sends requests, and finds what ended
 * elsewhere. Rejects without a connection.
 */
export async function loadLater(): Promise<Later> {
  later ??= await import('./later.ts')
  return later
}

/** Says that a result is shown, by the id of its history item or of a run that failed. */
export function saySeen(id: string): void {
  // Shown once more by the next visit is better than never.
  loadLater().then(
    ({ markSeen }) => markSeen(id),
    () => undefined,
  )
}
