/** Sharing a summary. */
export const shareSummary = {
  whoReads: 'Anyone with the link can read this summary.',
  ready: 'Link ready',
  copied: 'Link copied',
  undo: 'Undo',
  stopped: 'Sharing stopped',
  stoppedNote: 'The link no longer works.',
  title: 'Share this summary',
  description:
    'Anyone with the link can read this summary. It says nothing about you, and search engines are asked to skip it.',
  withoutAccount: (days: number, pastedDays: number) =>
    `Without an account your link works for up to ${days} days, or ${pastedDays} for a transcript that you pasted. Sign in, and it stays.`,
  showQuestions: 'Show my questions',
  showQuestionsNote: 'And their answers, also those you ask later.',
}
