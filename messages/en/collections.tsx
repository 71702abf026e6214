import type { ReactNode } from 'react'
import type { CollectionItem } from '#contract/collections.ts'
import { plural } from './language.ts'

/** How far a collection is; what applies stands in one line, with points between. */
export const progress = {
  videos: (count: number) => plural(count, { one: `${count} video`, other: `${count} videos` }),
  summarized: (count: number, total: number) => `${count} of ${total} summarized`,
  working: (count: number) => `${count} at work`,
  waiting: (count: number) => `${count} waiting`,
  failed: (count: number) => `${count} failed`,
  paused: 'paused',
  /** The quota is used up; it goes on by itself at a moment, where that is known. */
  noneLeft: 'no summaries left right now',
  goesOn: (moment: string) => `no summaries left, goes on ${moment}`,
}

/** The collections of an account, in a list. */
export const collectionList = {
  loading: 'Loading...',
  empty: (link: (text: string) => ReactNode) => (
    <>
      Nothing here yet. {link('Paste a playlist or a channel')} to summarize its videos into a collection, or
      make one by hand.
    </>
  ),
  tags: 'Tags',
  new: 'New collection',
}

/** One collection: what can be done with it. */
export const collectionView = {
  all: 'All collections',
  loading: 'Loading...',
  gone: "There's no such collection. It may have been deleted.",
  tryAgain: 'Try again',
  pause: 'Pause',
  goOn: 'Go on',
  /** Tries as many videos again. */
  retry: (count: number) => `Try ${count} again`,
  add: 'Add videos',
  share: 'Share',
  edit: 'Edit',
  remove: 'Delete',
  more: 'More actions',
  fileWithPlan: 'Save as a file with a plan',
  file: 'Save as Markdown',
  askRemoval: 'Delete this collection? Its summaries stay in your history.',
  removeForGood: 'Delete collection',
}

/** Changing a collection. */
export const collectionEdit = {
  form: 'Title, tags and form',
  title: 'Title',
  titleMissing: 'Give it a title.',
  tags: 'Tags, separated by commas',
  inForm: 'In the form',
  stay: 'Videos that are summarized already stay as they are.',
  save: 'Save',
  cancel: 'Cancel',
}

/** The videos of a collection. */
export const collectionVideos = {
  videos: 'Videos',
  search: 'Search, or ask all these videos a question',
  none: 'No videos yet.',
  nothingFound: 'Nothing found.',
  onlyFailed: (count: number) => `Only the ${count} failed`,
  parts: 'Parts of the list',
  before: 'Before',
  next: 'Next',
  range: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  states: {
    waiting: 'Waiting',
    working: 'At work',
    done: 'Done',
    failed: 'Failed',
    skipped: 'Already yours',
  } satisfies Record<CollectionItem['state'], string>,
  unnamed: 'A video',
  /** The name of a failure, before the sentence that explains it. */
  failure: (name: string) => `${name}.`,
  takeOut: 'Take out',
  takeOutVideo: (title: string) => `Take out ${title}`,
}

/** The overview of all videos of a collection, which a language model writes. */
export const overviewControls = {
  overview: 'Overview',
  writing: 'Writing the overview...',
  write: 'Write an overview',
  writeAgain: 'Write it again',
}
