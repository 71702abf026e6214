import { planIds, plans } from '#product/plans.ts'
import { businessHours, supportEmail } from '#product/support.ts'

/** The words of the page that says how to reach us. */
export const contact = {
  title: 'Contact',
  description: `How to reach us: by mail or with the help form. We answer within ${plans.free.supportHours} hours, within ${plans.unlimited.supportHours} on the largest plan.`,
  heading: 'Contact',
  lead: 'A person reads every message.',
  mailHeading: 'Write to us',
  mail: `[${supportEmail}](mailto:${supportEmail})`,
  mailNote:
    'Say which video it was and what you saw. The id that an error message names helps us to find it. Never send a password or card details.',
  timesHeading: 'When you can expect an answer',
  times: planIds.map((id) => ({ plan: plans[id].name, hours: `Within ${plans[id].supportHours} hours` })),
  hoursHeading: 'Business hours',
  hours: `${businessHours.days}, ${businessHours.hours}`,
  topicsHeading: 'What we can help with',
  topics: [
    {
      title: 'A video that fails',
      text: 'The usual reasons and ways round them are in the [questions](/faq).',
    },
    {
      title: 'A summary that is wrong',
      text: 'Tell us the video and the line. Wrong lines are what we learn most from.',
    },
    { title: 'Plans and payments', text: 'Charges, receipts, cancelling, a payment that did not arrive.' },
    { title: 'Your account', text: 'Signing in, devices, taking your data with you, deleting the account.' },
    { title: 'Privacy and security', text: 'Questions on your data, or a weakness that you found.' },
    { title: 'Ideas', text: 'What you miss, and what you would do with it.' },
  ],
  closing: {
    heading: 'Quicker than a letter',
    text: 'Many answers stand on these pages already.',
    links: [
      { to: '/faq', label: 'Questions and answers' },
      { to: '/how-it-works', label: 'How it works' },
      { to: '/', label: 'Summarize a video' },
    ],
  },
} as const
