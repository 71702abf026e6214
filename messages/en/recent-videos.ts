/** The list of the last videos below the field for a link. */
export const recentVideos = {
  heading: 'Your last videos',
  all: 'All in your history',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  loading: 'Loading your last videos...',
  failed: "We couldn't load this list.",
  tryAgain: 'Try again',
  /** Beside a summary that was finished while its reader was away. */
  unseen: 'New',
  remove: (title: string) => `Delete ${title}`,
}
