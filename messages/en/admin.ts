import type { AuditAction } from '#contract/admin.ts'
import { number, plural } from './language.ts'

/** The page of those who run the site: what all of its parts say. */
export const adminTexts = {
  title: 'User Management System: Précis',
  heading: 'User Management System',
  loading: 'Loading...',
  tryAgain: 'Try again',
  more: 'Show more',
  unlimited: 'Unlimited',
  /** Titles of toasts. */
  success: 'Success',
  error: 'Error',
}

/** The users, and the one that was chosen. */
export const adminUsers = {
  all: 'All Users',
  search: 'Search by email',
  users: 'Users',
  none: 'No users yet.',
  noMatch: 'No matching users.',
  moreThan: (count: number) => `More than ${number(count)} users`,
  count: (count: number) => plural(count, { one: `${count} user`, other: `${count} users` }),
  left: (count: number) => `${count} left`,
  select: 'Select',
  selectUser: (email: string) => `Select ${email}`,
  current: 'Current User Info',
  choose: 'Choose a user from the list, or type an address.',
  unknown: 'No user has this address.',
  email: 'Email',
  plan: 'Plan',
  subscribed: 'Subscribed',
  yes: 'Yes',
  no: 'No',
  remaining: 'Remaining',
  created: 'Created',
}

/** Registering a user, and making a summary in the name of one. */
export const adminForms = {
  register: 'Register User',
  email: 'Email',
  phone: 'Phone (optional)',
  send: 'Register',
  sending: 'Registering...',
  /** `said` is the server's own sentence, which is English. */
  registered: (_isNew: boolean, said: string) => (said === '' ? 'User registered successfully' : said),
  notRegistered: 'Failed to register user',
  test: 'Test Summary',
  userEmail: 'User email',
  video: 'Video URL',
  generate: 'Generate Summary',
  generating: 'Generating...',
  counts: "The summary counts against this user's allowance.",
  notGenerated: 'Failed to generate summary',
  noneLeft: 'This user has no summaries left.',
  generated: (left: number) => `Summary generated! User has ${left} summaries left.`,
  generatedUnlimited: 'Summary generated! User has unlimited summaries left.',
}

/** Requests for help, and what a user summarized. */
export const adminRecords = {
  help: 'Help Requests',
  show: 'Show',
  open: 'Open',
  answered: 'Answered',
  all: 'All',
  requests: 'Requests and their state',
  nobodyWaits: 'Nobody is waiting for an answer.',
  noRequests: 'There are none.',
  markAnswered: 'Mark as answered',
  openAgain: 'Open again',
  /** Facts about a request, with points between. */
  signedIn: 'Signed in',
  notSignedIn: 'Not signed in',
  answerBy: (moment: string) => `answer by ${moment}`,
  notMailed: 'email not sent',
  usage: 'Usage History',
  chooseUser: 'Choose a user to see what they summarized.',
  summaries: 'Summaries of this user',
  noSummaries: 'No summaries yet.',
}

/** An admin, what was done, and to whom or what, where that is known. */
type Done = (admin: string, target: string | null) => string

const did =
  (what: string): Done =>
  (admin, target) =>
    `${admin} ${what}${target === null ? '' : ` ${target}`}`

/** The record of what admins did. */
export const adminActivity = {
  title: 'Admin activity',
  list: 'Activity, newest first',
  none: 'Nothing yet.',
  failed: (why: string) => `Failed: ${why}`,
  done: {
    'list-users': did('listed users'),
    'read-usage': did('read the usage of'),
    'register-user': did('registered'),
    summarize: did('made a summary for'),
    'list-help-requests': did('listed help requests'),
    'change-help-request': did('changed the help request'),
    'read-audit': did('read this list'),
  } satisfies Record<AuditAction, Done>,
}
