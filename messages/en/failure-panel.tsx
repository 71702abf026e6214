import type { ReactNode } from 'react'
import type { Problem } from '#contract/problem.ts'
import { plural } from './language.ts'

/** What can be done about a summary that could not be made. */
export const failurePanel = {
  /** When a video begins that was announced. */
  planned: (moment: ReactNode) => <>Planned for {moment}, your time.</>,
  costs: {
    none: "This didn't use one of your summaries.",
    unknown: 'Your summary may still be in progress. Try again to see it.',
  },
  remedies: {
    retry: 'Try again',
    paste: 'Paste the transcript',
    another: 'Another video',
  } satisfies Record<Problem['remedies'][number], string>,
  /** The time is like 0:45. */
  retryIn: (time: string) => `Try again in ${time}`,
  retryInMinutes: (count: number) =>
    plural(count, { one: `Try again in ${count} minute`, other: `Try again in ${count} minutes` }),
  retryInHours: (count: number) =>
    plural(count, { one: `Try again in ${count} hour`, other: `Try again in ${count} hours` }),
  retryInDays: (count: number) =>
    plural(count, { one: `Try again in ${count} day`, other: `Try again in ${count} days` }),
  retryNow: 'You can try again now.',
  /** One minute is said as the others are. */
  summarizeFirst: (minutes: number) => `Summarize the first ${minutes} minutes`,
  showsTranscript: 'If YouTube shows a transcript',
  /** Before links to examples. */
  readExample: 'Or read an example:',
}

/** The way around a block of YouTube: the reader's own browser. */
export const readInBrowser = {
  blocked: "YouTube blocks our servers at the moment. Your browser isn't blocked.",
  /** The link leads to the page of the extension. */
  how: (link: (text: string) => ReactNode) => (
    <>
      Open the video with the {link('Précis extension')} and press Summarize. It goes on here by itself. Or
      open the video, copy its transcript, and paste it.
    </>
  ),
  open: 'Open the video',
}
