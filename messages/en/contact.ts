import { plans } from '#product/plans.ts'

/** The page that says how to reach us. In the texts `[words](/address)` is a link. */
export const contact = {
  title: 'Contact',
  description: `How to reach us with the help form. We answer within ${plans.free.supportHours} hours, within ${plans.unlimited.supportHours} on the largest plan.`,
  heading: 'Contact',
  lead: 'A person reads every message.',
  mailHeading: 'Write to us',
  formLabel: 'Open the help form',
  mailNote:
    'Tell us which video it was and what you saw. The id in an error message helps us find it. Never send a password or card details.',
  timesHeading: 'When we answer',
  within: (hours: number) => `Within ${hours} hours`,
  hoursHeading: 'Business hours',
  /** In Indian Standard Time. */
  hours: 'Monday-Friday, 9 AM-6 PM IST',
  topicsHeading: 'What we can help with',
  topics: [
    {
      title: 'A video that fails',
      text: 'The usual reasons, and what helps, are in the [FAQ](/faq).',
    },
    {
      title: 'A summary that is wrong',
      text: 'Tell us the video and the line. We learn most from wrong lines.',
    },
    { title: 'Plans and payments', text: "Charges, receipts, cancelling, a payment that didn't arrive." },
    { title: 'Your account', text: 'Signing in, devices, downloading your data, deleting your account.' },
    { title: 'Privacy and security', text: 'Questions about your data, or a weakness you found.' },
    { title: 'Ideas', text: "What's missing, and what you'd do with it." },
  ],
  closing: {
    heading: 'Faster than writing',
    text: 'Many answers are already here.',
    faq: 'Questions and answers',
    howItWorks: 'How it works',
    summarize: 'Summarize a video',
  },
}
