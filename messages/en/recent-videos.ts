import { number } from './language.ts'

/** The list of the last videos below the field for a link. */
export const recentVideos = {
  heading: 'Your last videos',
  /** In place of the heading, where two or more were finished while their reader was away. */
  ready: (count: number) => `${number(count)} summaries are ready`,
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
