import type { ReactNode } from 'react'

/** The dialog with the plans, for a visitor whose free summaries are used up. */
export const paywall = {
  title: 'Upgrade to Pro',
  /** The title of the video that is not summarized yet. */
  isWaiting: (title: string) => `“${title}” is waiting.`,
  usedUp: "You've used your free summaries.",
  /** How many more there will be, and so many hours after the first one. */
  moreAfter: (count: number, hours: number) => `${count} more, ${hours} hours after your first.`,
  /** When that is, as one of `soon` says it. */
  moreAt: (count: number, moment: string) => `You get ${count} more ${moment}.`,
  /** What a plan costs, and how many summaries it holds, as the cards of the plans say it. */
  planLine: (price: string, allowance: string) => `${price}, ${allowance.toLowerCase()}`,
  subscribe: 'Subscribe',
  subscribeTo: (plan: string) => `Subscribe to ${plan}`,
  note: (link: (text: string) => ReactNode) => (
    <>
      What you've made stays yours to read and search. Plans are billed monthly, cancel at any time.{' '}
      {link('Compare the plans')}
    </>
  ),
  comingSoon: 'Coming soon',
  notSetUp: "Payments aren't set up here yet.",
  wasDemo: 'This was a demonstration',
  wasDemoNote: 'Nothing was charged. You can try a plan on the pricing page.',
}

/** A moment of the next days; the time comes in like "6:44 AM", a later moment with its date. */
export const soon = {
  today: (time: string) => `today at ${time}`,
  tomorrow: (time: string) => `tomorrow at ${time}`,
  later: (moment: string) => `on ${moment}`,
}
