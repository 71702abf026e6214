import type { ReactNode } from 'react'
import type { HistoryQuery } from '#contract/history.ts'
import { plural } from './language.ts'

/** What the list of summaries says in each of its states. */
export const summaryList = {
  loading: 'Loading your history...',
  failed: 'Unable to load history. Please try again later.',
  empty: {
    title: 'No History Yet',
    text: 'Each summary you make is saved here, with its insights and its transcript.',
    action: 'Start Summarizing',
  },
  search: 'Search, or ask all your videos a question',
  count: (count: number) => plural(count, { one: `${count} summary`, other: `${count} summaries` }),
  found: (count: number) =>
    plural(count, { one: `${count} summary found`, other: `${count} summaries found` }),
  /** The plan shows the items of so many days; so many are older. */
  beyond: (count: number, days: number) =>
    plural(count, {
      one: `${count} more summary is older than the ${days} days that your plan shows. It is still saved.`,
      other: `${count} more summaries are older than the ${days} days that your plan shows. They are still saved.`,
    }),
}

/** What the list of transcripts says in each of its states. */
export const transcriptList: typeof summaryList = {
  loading: 'Loading your transcriptions...',
  failed: 'Unable to load transcriptions. Please try again later.',
  empty: {
    title: 'No transcriptions yet',
    text: 'The transcripts you fetch or paste are saved here.',
    action: 'Go to Home',
  },
  search: 'Search in titles and transcripts',
  count: (count) => plural(count, { one: `${count} transcript`, other: `${count} transcripts` }),
  found: (count) => plural(count, { one: `${count} transcript found`, other: `${count} transcripts found` }),
  beyond: (count, days) =>
    plural(count, {
      one: `${count} more transcript is older than the ${days} days that your plan shows. It is still saved.`,
      other: `${count} more transcripts are older than the ${days} days that your plan shows. They are still saved.`,
    }),
}

/** Search, order, filters and view of the lists, and what they say without items. */
export const listTexts = {
  sort: 'Sort',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    title: 'By title',
    longest: 'Longest first',
  } satisfies Record<HistoryQuery['sort'], string>,
  view: 'View',
  views: { cards: 'Cards', compact: 'Compact' },
  filters: 'Filters',
  filtersOn: 'Filters: on',
  clear: 'Clear filters',
  channel: 'Channel',
  allChannels: 'All channels',
  language: 'Language',
  allLanguages: 'All languages',
  unknownLanguage: 'Unknown language',
  form: 'Form',
  allForms: 'All forms',
  /** Before the first day of what is listed, and before the last. */
  from: 'From',
  to: 'To',
  /** What a filter of days is called in a sentence, as a name is. */
  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  days: (first: string, last: string) => `${first} to ${last}`,
  exportAll: 'Export all',
  exportThese: 'Export these',
  exportAs: 'Export as',
  more: 'Show more',
  tryAgain: 'Try again',
  moreFailed: "More of the list couldn't be loaded.",
  plans: 'View Pricing Plans',
  held: "You're signed in on too many devices. Remove one of them to continue here.",
  devices: 'Manage Devices',
  nothingContains: (search: ReactNode) => <>Nothing contains {search}.</>,
  /** `filter` names what the list is narrowed by: a channel, a language, some days. */
  hidden: (filter: ReactNode, count: number) =>
    count === 1 ? (
      <>Nothing found. {filter} hides the one match.</>
    ) : (
      <>
        Nothing found. {filter} hides all {count} matches.
      </>
    ),
  nothingTogether: 'Nothing matches all of this together.',
  without: (filter: string, count: number) => `Without ${filter} (${count})`,
  showAll: 'Show all',
}
