import { plural } from './language.ts'

/** The page of a shared collection. */
export const sharedCollection = {
  introduction:
    'Videos in brief, made with Précis: every line is checked against what was said. Try it with yours.',
  title: 'Shared collection',
  loading: 'Loading...',
  overview: 'Overview',
  more: 'Show more',
  tryAgain: 'Try again',
  count: (count: number) =>
    plural(count, { one: `${count} video in brief`, other: `${count} videos in brief` }),
  channel: 'The channel on YouTube',
  playlist: 'The playlist on YouTube',
  unnamed: 'A video',
  /** A link to a second of a video, for who does not see what stands before it. */
  from: (title: string, time: string) => `${title}, from ${time}, on YouTube`,
}
