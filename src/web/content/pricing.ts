import { plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import { dayWindow, fairUse, historyWords, priceWords, unlimitedExtra } from './plan-words.ts'

/** The words of the page of prices. What a plan holds comes from the table of plans. */
export const pricing = {
  title: 'Pricing: three plans, billed monthly',
  description: `A free plan with ${plans.free.allowance?.summaries ?? 0} summaries per ${dayWindow}, and two paid ones from ${priceWords(plans.pro)}. Cancel at any time.`,
  heading: 'Pricing',
  lead: 'Start free. Paid plans are billed monthly in Indian rupees and can be cancelled at any time.',
  mostPopular: 'pro' satisfies PlanId,
  forWhom: {
    free: 'For a video now and then',
    pro: 'For regular work with video',
    unlimited: 'For those who live in it',
  } satisfies Record<PlanId, string>,
  actions: {
    free: 'Start free',
    pro: 'Choose Pro',
    unlimited: 'Choose Unlimited',
  } satisfies Record<PlanId, string>,
  whyHeading: 'Why Choose Unlimited?',
  why: [
    {
      title: 'No counting',
      text: `For ${unlimitedExtra} more than Pro there is no monthly allowance. The only limit is fair use of ${fairUse}.`,
    },
    { title: 'First in the queue', text: 'When many people are waiting, your summaries are made first.' },
    {
      title: historyWords(plans.unlimited),
      text: `Every summary stays in view, where Pro shows the last ${plans.pro.historyDays ?? 0} days.`,
    },
    {
      title: 'VIP support',
      text: `Help requests are answered within ${plans.unlimited.supportHours} hours, where Pro has ${plans.pro.supportHours}.`,
    },
  ],
  fineHeading: 'Good to know',
  fine: [
    'What fails, or what you stop before it is ready, is not counted. The same video again in the same window is not counted either.',
    `The free allowance comes back ${dayWindow} after the first summary of the window.`,
    'When you cancel, the plan stays until the end of the month that you paid for, and nothing more is charged.',
    `Every plan has a limit of ${fairUse}, which protects the service for everybody.`,
  ],
} as const
