import type { ReactNode } from 'react'

/** The entries of the two lists: what is known of one, and what can be done with it. */
export const rowTexts = {
  /** A summary of a video whose title is not known. */
  unnamed: (id: string) => `Video ${id}`,
  shared: 'Shared',
  readHere: 'Read here',
  close: 'Close',
  /** For who cannot see that the button belongs to this entry. */
  readTitle: (title: string) => `Read ${title} here`,
  closeTitle: (title: string) => `Close ${title}`,
  hits: 'What was found',
  insights: 'Key Insights',
  showLess: 'Show less',
  showWhole: 'Show the whole summary',
  copy: 'Copy',
  download: 'Download',
  downloadWithPlan: 'Download with Pro',
  watch: 'Watch',
  watchOriginal: 'View original video',
  fetching: 'Fetching transcript...',
  remove: 'Delete',
  removed: (title: ReactNode) => <>Deleted: {title}</>,
  undo: 'Undo',
}
