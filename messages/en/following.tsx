import type { ReactNode } from 'react'
import type { DigestSettings } from '#contract/digests.ts'
import type { itemStates, SourceKind } from '#product/following.ts'
import { number, plural } from './language.ts'

/** What an account follows, and the way to follow more. */
export const followTexts = {
  loading: 'Loading...',
  count: (count: number, max: number) => `Following ${count} of ${max}`,
  digests: 'Digests',
  yourDigest: 'Your digest',
  /** For those who follow nothing yet, and for the others. */
  introduction:
    'New videos are summarized for you and arrive as one digest, by email each morning at 8:00. You can change that here. Following costs nothing; each summary counts as one.',
  short:
    'New videos are summarized for you and arrive as one digest. Following costs nothing; each summary counts as one.',
  source: 'Channel, playlist or podcast',
  linkMissing: 'Paste a link.',
  startWith: 'Start with',
  /** How many of the videos that are there already come with the new ones; stands after `startWith`. */
  newOnly: 'new videos only',
  newest: (count: number) => plural(count, { one: 'the newest video', other: `the newest ${count} videos` }),
  inForm: 'In the form',
  follow: 'Follow',
  followed: (name: string) => `Following ${name}`,
  full: (max: number, link: (text: string) => ReactNode) => (
    <>
      Your plan follows {max}. Unfollow one to add another, or see the {link('plans')}.
    </>
  ),
}

/** One source that is followed. */
export const followRow = {
  videos: 'Videos',
  videosOf: (name: string) => `Videos of ${name}`,
  unfollow: 'Unfollow',
  unfollowOne: (name: string) => `Unfollow ${name}`,
  askUnfollow: 'Unfollow it? Your summaries stay in your history.',
  unfollowed: 'Unfollowed',
  inForm: 'New videos in the form',
  formChanged: (form: string) => `New videos come as “${form}”`,
  formNote: 'Those that are summarized already stay as they are.',
  kinds: {
    channel: 'channel',
    playlist: 'playlist',
    podcast: 'podcast',
  } satisfies Record<SourceKind, string>,
  /** Facts in one line, with points between. `ago` is like `3 hours ago`. */
  nothingNew: 'Nothing new yet',
  lastNew: (ago: string) => `Last new video ${ago}`,
  checked: (ago: string) => `checked ${ago}`,
  notDone: (count: number) => `${count} not done yet`,
  /** More than a day takes; `max` is how many that is. */
  leftOut: (count: number, max: number) =>
    `${number(count)} left out in the last 7 days: of each source, the newest ${max} a day are summarized.`,
  failing: 'Not answering',
  failingNote: 'YouTube isn’t answering for it. We’ll try again, and nothing is lost.',
}

/** The videos that a source brought. */
export const followedTexts = {
  none: 'Nothing new since you followed it.',
  more: (count: number) => `${count} more in your history and digests.`,
  states: {
    waiting: 'Waiting for captions',
    queued: 'In the queue',
    unpaid: 'Waiting for your allowance',
    working: 'Being summarized',
    done: 'Done',
    failed: 'Failed',
  } satisfies Record<(typeof itemStates)[number], string>,
  nextTry: (moment: string) => `We’ll try again ${moment}.`,
  tryAgain: 'Try again',
  tryVideo: (name: string) => `Try again: ${name}`,
}

/** How the digest comes, and the newest ones. */
export const digestSettings = {
  saved: 'Saved',
  mailed: 'Email it to me',
  stops: {
    unsubscribed: 'You stopped the emails. Tick the box and save to get them again.',
    bounced: 'We stopped the emails because your mail server refused one.',
  } satisfies Record<NonNullable<DigestSettings['stoppedBy']>, string>,
  save: 'Save',
  nextOne: (moment: string) => `Next one ${moment}, if there’s something new.`,
  howOften: 'How often',
  frequencies: {
    daily: 'Every day',
    weekly: 'Every week',
    never: 'Never',
  } satisfies Record<DigestSettings['frequency'], string>,
  /** Before the name of a day, and before an hour. */
  on: 'On',
  at: 'At',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  zone: 'Time zone',
  feed: 'For your feed reader',
  feedHint: 'Anyone with this address can read your digests. Change it if it got out.',
  copy: 'Copy',
  change: 'Change',
  feedChanged: 'The feed has a new address',
  /** What became of the videos of a digest, with points between. */
  done: (count: number) => `${count} done`,
  failed: (count: number) => `${count} failed`,
  waiting: (count: number) => `${count} waiting`,
}
