import { plans } from '#product/plans.ts'
import { maxActiveDevices } from '#product/limits.ts'
import { retention } from '#product/retention.ts'
import { supportEmail } from '#product/support.ts'
import type { ProseSection } from './prose.ts'

const { free, pro } = plans

const sections: readonly ProseSection[] = [
  {
    id: 'short',
    heading: 'In short',
    paragraphs: [
      'We keep what is needed to make your summaries, to show them to you again, and to bill what you bought. There are no advertisements, no trackers and no sale of data. You can take everything with you and delete it.',
    ],
  },
  {
    id: 'what',
    heading: 'What is stored',
    paragraphs: ['Depending on what you do:'],
    points: [
      'A visitor: a signed cookie with a random number, made when it is first needed, and the count of summaries that hangs on it.',
      'An email address that you type: with that cookie, to count your free summaries. It opens nothing.',
      `An account: your address, and up to ${maxActiveDevices} active devices, each with its kind, browser and system, the city and country that its IP address points to, that address, and when it was first and last seen. You see the list yourself and can remove each of them.`,
      'Summaries and transcripts that you asked for, as your history.',
      'A purchase: plan, amounts, dates and the numbers by which Razorpay knows the payment. Card details go to Razorpay and never reach us.',
      'A help request: your address and what you wrote.',
    ],
  },
  {
    id: 'browser',
    heading: 'What your browser keeps',
    paragraphs: [
      'The cookie of the visit or of the sign-in, and a few entries of its own storage: light or dark, that the fonts were fetched, how many summaries you made, the address and phone number that you typed. None of them follows you to other sites.',
    ],
  },
  {
    id: 'others',
    heading: 'Who else is involved',
    paragraphs: ['Only as far as a task needs it:'],
    points: [
      'YouTube gets the number of the video from our server when a transcript or a picture is fetched, without anything about you. Its player is loaded from youtube-nocookie.com when you press play.',
      'Where a language model of a provider is set up, the transcript goes there to be summarized, without your name or address.',
      'Razorpay, when you pay.',
      'Google, when you choose to sign in with it.',
      'A mail service, when we send you a code or a receipt.',
    ],
  },
  {
    id: 'how-long',
    heading: 'For how long',
    paragraphs: [
      `Your history stays in view for ${free.historyDays} days on the free plan, ${pro.historyDays} days with ${pro.name}, and for as long as you want with ${plans.unlimited.name}. What you delete is deleted. With your account, your history, devices and requests go as well; records of payments stay as long as the law asks for.`,
      'The text of a summary is also kept apart from any person, so that the next one who asks for the same video does not have to wait. A transcript that you pasted or uploaded is yours alone: nobody else can read it, and it goes when you delete it.',
      'The log of the server holds no addresses, no links, no mail and no transcripts.',
      'In full, and why:',
    ],
    points: retention.map(({ what, howLong, why }) => `${what}: ${howLong}. ${why}.`),
  },
  {
    id: 'rights',
    heading: 'Your rights',
    paragraphs: [
      `In your account you can download everything that is yours as one file, and delete the account. You may also ask what we hold, have it corrected, or object to its use: write to [${supportEmail}](mailto:${supportEmail}). You can complain to the data protection authority of your country.`,
    ],
  },
  {
    id: 'safety',
    heading: 'How it is protected',
    paragraphs: [
      'Connections are encrypted where the site is reached by https. Codes for signing in are short-lived and are kept only in a form that cannot be read back. Pages load scripts from this site alone; the few exceptions are on the pages that need them. Removing a device ends its sign-in at once.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes',
    paragraphs: [
      'When this page changes, the date above changes with it. What matters to account holders is told by mail first.',
    ],
  },
]

/** The words of the page about privacy. */
export const privacy = {
  title: 'Privacy',
  description:
    'What Précis stores, for how long, who else is involved, and how to take your data with you or delete it.',
  heading: 'Privacy',
  lead: 'As of 21 November 2026.',
  sections,
}
