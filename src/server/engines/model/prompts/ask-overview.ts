import type { SummaryLanguage } from '#product/summary-options.ts'
import type { OverviewSource } from '#server/ports/model-engines.ts'
import { writeLanguage } from './describe-answer.ts'
import { disarm, fence } from './fence.ts'

/** A source with the number that it is cited by. */
export type NumberedSource = OverviewSource & { index: number }

/** So many lines an overview has beside its gist. */
export const maxOverviewLines = 8

/** The question for an overview of some videos: each source in a line of its own, with the video and the speaker's words. */
export function askOverview(
  title: string,
  sources: readonly NumberedSource[],
  language: SummaryLanguage,
  boundary: string,
): string {
  return [
    fence(
      'LINES',
      [`Collection: ${disarm(title, boundary)}`, ...sources.map((source) => writeSource(source, boundary))],
      boundary,
    ),
    '',
    'Above are lines out of the summaries of several videos, each with its id, its video and the words of the speaker in quotes. Write one overview of all the videos: what they say together, where they add to each other and where they differ.',
    describeOverview(language),
  ].join('\n')
}

/** Describes the JSON object that is wanted. */
export function describeOverview(language: SummaryLanguage): string {
  return [
    'The object has these keys, in this order:',
    '- "said": true.',
    `- "answer": a list of {"p":1,"text":"...","cites":[{"sid":"s17","quote":"..."}]}. The first item, with "p" 1, is the gist: one sentence about what the videos say. Then come three to ${maxOverviewLines} items with "p" 2, each one sentence about something that the videos say, the most important first. "cites" has one to three citations that bear out everything in "text"; a quote is copied out of the words in quotes of the line that it cites.`,
    `Write every "text" in ${writeLanguage(language)}. Leave every "quote" as it was said.`,
  ].join('\n')
}

/** A line as a model is shown it: `[s17] Title: what the summary says "the speaker's words"`. */
export function writeSource({ index, videoTitle, text, quote }: NumberedSource, boundary: string): string {
  const said = `"${disarm(quote, boundary)}"`
  const line = text === quote ? said : `${disarm(text, boundary)} ${said}`
  return `[s${index}] ${disarm(videoTitle, boundary)}: ${line}`
}
