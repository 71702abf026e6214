/**
 * Says that a result is shown, by the id of its history item or of a run that failed. What says it is no part of the first load;
 * without a connection the next visit shows the result once more.
 */
export async function saySeen(id: string): Promise<void> {
  try {
    const { markSeen } = await import('./mark-seen.ts')
    markSeen(id)
  } catch {
    // Shown twice is better than never.
  }
}
