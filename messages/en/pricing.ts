import { dayWindowHours, plans, questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

const { free, pro, unlimited } = plans

/** The page of prices. Prices and days come in as they are written. */
export const pricing = {
  title: 'Pricing: three plans, billed monthly',
  description: (price: string) =>
    `A free plan with ${free.allowance?.summaries ?? 0} summaries per ${dayWindowHours} hours, and two paid ones from ${price} per month. Cancel at any time.`,
  heading: 'Pricing',
  lead: 'Start free. Paid plans are billed monthly in Indian rupees. Cancel anytime.',
  plansHeading: 'Plans',
  withoutScripts: 'Buying a plan needs JavaScript, because the payment form does.',
  back: 'Back to App',
  whyHeading: 'Why Choose Unlimited?',
  noCounting: {
    title: 'No counting',
    text: (priceMore: string) =>
      `For ${priceMore} more than Pro there is no monthly allowance. The only limit is fair use of ${summariesPerMinute} summaries and ${questionsPerMinute} questions a minute.`,
  },
  why: [
    { title: 'First in the queue', text: 'When many people are waiting, your summaries are made first.' },
    {
      title: 'Your full history',
      text: `Every summary stays in view, instead of the last ${pro.historyDays ?? 0} days with Pro.`,
    },
    {
      title: 'VIP support',
      text: `We answer within ${unlimited.supportHours} hours, instead of ${pro.supportHours} with Pro.`,
    },
  ],
  fineHeading: 'Good to know',
  fine: [
    "A summary that fails, or that you cancel, doesn't count. Neither does the same video again in the same window.",
    `Your free allowance comes back ${dayWindowHours} hours after your first summary.`,
    "A card from outside India is charged in rupees, at your bank's exchange rate.",
    "When you cancel, your plan stays until the end of the month you paid for, and you aren't charged again.",
    `Every plan has a limit of ${summariesPerMinute} summaries and ${questionsPerMinute} questions a minute.`,
  ],
}

/** What a plan is to an account that has one, on its card. */
export const planStates = {
  current: 'Current plan',
  next: 'Next plan',
  manage: 'Manage plan',
  begins: (day: string) => `Begins on ${day}.`,
  beginsAfter: (plan: string) => `Begins when ${plan} ends.`,
  beginsAfterOn: (plan: string, day: string) => `Begins when ${plan} ends, on ${day}.`,
  beginsAtOnce: (plan: string) => `Begins at once. We refund what is left of ${plan}.`,
  upgrade: (plan: string) => `Upgrade to ${plan}`,
  change: (plan: string) => `Change to ${plan}`,
  renews: (day: string) => `Renews on ${day}.`,
  resume: (plan: string) => `Resume ${plan}`,
}
