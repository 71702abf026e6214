import { plural } from './language.ts'

/** What a link to a playlist or a channel offers on the home page, after its name and a colon. */
export const listOffer = {
  mix: 'This is a YouTube mix. Only its first video is summarized.',
  channel: 'A channel',
  playlist: 'A playlist',
  /** What becomes of a playlist whose videos are not chosen. */
  takesFirst: 'Only its first video is summarized.',
  choose: 'Choose from its videos',
  chooseOf: (count: number) =>
    plural(count, { one: `Choose from the ${count} video`, other: `Choose from the ${count} videos` }),
}
