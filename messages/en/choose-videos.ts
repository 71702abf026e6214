import type { StoredList } from '#contract/playlists.ts'
import { plural } from './language.ts'

/** Choosing from the videos of a playlist or a channel, and what it takes to summarize them. */
export const chooseVideos = {
  loading: 'Listing the videos...',
  inForm: 'In the form',
  more: 'Show more',
  unnamed: 'A list of videos',
  count: (count: number) => plural(count, { one: `${count} video`, other: `${count} videos` }),
  yours: (count: number) => `${count} already yours`,
  notWhole: 'YouTube has more; these are the ones that could be listed.',
  howMany: 'How many videos',
  all: (count: number) => `All ${count}`,
  newest: (count: number) => `Newest ${count}`,
  first: (count: number) => `First ${count}`,
  ticked: 'Only those I tick',
  states: {
    playable: null,
    gone: 'Not available',
    live: 'Live now',
    upcoming: 'Not started yet',
  } as Readonly<Record<StoredList['videos'][number]['state'], string | null>>,
  known: 'Already yours',
  /** Sentences that follow each other, as far as they apply. */
  free: (count: number) => `${count} already yours, free.`,
  takes: (count: number) =>
    plural(count, { one: `Takes ${count} summary.`, other: `Takes ${count} summaries.` }),
  takesOf: (count: number, left: number) => `Takes ${count} of your ${left} summaries.`,
  waits: (left: number) => `You have ${left}: the rest waits until you have more.`,
  failedAreFree: 'Failed videos are free.',
  start: (count: number) =>
    plural(count, { one: `Summarize ${count} video`, other: `Summarize ${count} videos` }),
  collections: 'Your collections',
}
