type Stage = {
  stage: 'transcript' | 'summary' | 'check'
  parts?: { done: number; total: number } | undefined
}

/** What a page says while a summary is asked for and made. */
export const runTexts = {
  aiSummary: 'AI Summary',
  summary: 'Summary',
  /** What is being done; `null` where the server's own English words are shown. `parts` of a long video are read one by one. */
  stage: null as ((at: Stage) => string) | null,
  fetching: 'Fetching transcript...',
  unsent: "You're offline. It will be sent when you are back.",
  unanswered: 'No answer yet. Trying again...',
  lost: 'Connection lost. Your summary is still in progress. Reconnecting...',
}
