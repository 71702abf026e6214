import { plural } from './language.ts'

/** The dialog that adds videos to a collection. */
export const addVideos = {
  title: 'Add videos',
  description: 'A new video counts as one summary; what you have already is free.',
  links: (max: number) => `Links to videos, up to ${max}, one a line`,
  add: (count: number) => plural(count, { one: `Add ${count} video`, other: `Add ${count} videos` }),
  own: 'From your history',
  search: 'Search your history',
  loading: 'Loading...',
  nothingFound: 'Nothing found.',
}
