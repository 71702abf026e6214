import { plural } from './language.ts'

/** What a link to a playlist or a channel offers on the home page, after its name and a colon. */
export const listOffer = {
  mix: 'This is a YouTube mix. Only its first video is summarized.',
  channel: 'A channel',
  playlist: 'A playlist',
  /** What the button called Summarize does with a playlist. */
  takesFirst: 'Summarize takes the first video.',
  choose: 'Choose from its videos',
  chooseOf: (count: number) =>
    plural(count, { one: `Choose from the ${count} video`, other: `Choose from the ${count} videos` }),
}
