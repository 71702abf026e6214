import { maxActiveDevices } from '#product/limits.ts'
import { plans } from '#product/plans.ts'

const { free, pro, unlimited } = plans

/** The page about privacy. In paragraphs and points `[words](/address)` is a link. */
export const privacy = {
  title: 'Privacy',
  description:
    'What Précis stores, for how long, who else is involved, and how to take your data with you or delete it.',
  heading: 'Privacy',
  lead: 'As of 23 November 2026.',
  /** In their order on the page. The list of what is stored how long comes after the last paragraph of `how-long`. */
  sections: {
    short: {
      heading: 'In short',
      paragraphs: [
        'We keep what we need to make your summaries, show them to you again, and bill what you buy. No ads, no trackers, no sale of data. You can download or delete everything.',
      ],
    },
    what: {
      heading: 'What we store',
      paragraphs: ['It depends on what you do:'],
      points: [
        "A visit: a signed cookie with a random number, set when it's first needed, and how many summaries you made with it.",
        'An email address you type: together with that cookie, to count your free summaries. It opens nothing.',
        `An account: your email, and up to ${maxActiveDevices} active devices, each with its type, browser and system, IP address and the city and country it points to, and when it was first and last seen. You can see the list and remove any of them.`,
        'Your history: the summaries and transcripts you asked for, and the questions about them with their answers.',
        "A purchase: plan, amounts, dates and Razorpay's ids of the payment. Card details go to Razorpay and never reach us.",
        'A help request: your email and what you wrote.',
      ],
    },
    browser: {
      heading: 'What your browser keeps',
      paragraphs: [
        'The cookie of your visit or sign-in, one with the language of the pages if you chose it, and a few entries in its local storage: light or dark, the style and language you chose, the kind of file you saved last, how you copied last, how your history is laid out, whether shortcuts are on, how fast you have summaries read aloud, how many videos your list shows, a request that waits to be sent (for a day at most), how many summaries you made, and the email and phone number you typed.',
        "Until you close the tab it also keeps notes and help messages you haven't sent, what you sent without getting an answer, the link you typed if the page has to load again, and the request in progress, with the transcript if you fetched or pasted one. None of it follows you to other sites.",
      ],
    },
    others: {
      heading: 'Who else is involved',
      paragraphs: ['Only where a task needs it:'],
      points: [
        'YouTube gets the id of the video from our server when we fetch a transcript or a picture, and nothing about you. Its player loads from youtube-nocookie.com when you press play.',
        "If a provider's language model is set up, it gets the transcript and what you ask about it, without your name or email. To check a summary or an answer, it or another model of that provider gets each line with the sentences around its quotes.",
        'Razorpay, when you pay.',
        'Google, when you choose to sign in with it.',
        'An email service, when we send you a code or a receipt.',
      ],
    },
    'how-long': {
      heading: 'How long we keep it',
      paragraphs: [
        `Your history stays in view for ${free.historyDays} days on the free plan, ${pro.historyDays} days with ${pro.name}, and for as long as you want with ${unlimited.name}. What you delete is deleted. When you delete your account, your history, devices and requests go too; payment records stay as long as the law requires.`,
        "We also keep the text of a summary apart from any person, so the next person who asks for the same video doesn't have to wait. A transcript you pasted or uploaded is yours alone: nobody else can read it, and it goes when you delete it, or after 7 days if you have no account.",
        "Our server's log holds no addresses, links, emails or transcripts.",
        'In full, and why:',
      ],
    },
    rights: {
      heading: 'Your rights',
      paragraphs: [
        `On your account page you can download everything that's yours as one file, or delete your account. You can also ask what we hold, have it corrected, or object to its use: [write to us](/contact). You can complain to your country's data protection authority.`,
      ],
    },
    safety: {
      heading: 'How we protect it',
      paragraphs: [
        "Connections over https are encrypted. Sign-in codes are short-lived and stored in a form that can't be read back. Pages load scripts from this site only; the few exceptions are on the pages that need them. Removing a device signs it out at once.",
      ],
    },
    changes: {
      heading: 'Changes',
      paragraphs: [
        "When this page changes, so does the date above. If a change matters to you, we'll email account holders first.",
      ],
    },
  },
}
