import { plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import { priceText } from '#web/text/price-text.ts'
import { dayWindow, fairUse, historyWords, planPriceText } from './plan-texts.ts'

/** The words of the page of prices. What a plan holds comes from the table of plans. */
export const pricing = {
  title: 'Pricing: three plans, billed monthly',
  description: `A free plan with ${plans.free.allowance?.summaries ?? 0} summaries per ${dayWindow}, and two paid ones from ${planPriceText(plans.pro)}. Cancel at any time.`,
  heading: 'Pricing',
  lead: 'Start free. Paid plans are billed monthly in Indian rupees. Cancel anytime.',
  mostPopular: 'pro' satisfies PlanId,
  forWhom: {
    free: 'For a video now and then',
    pro: 'For regular work with video',
    unlimited: 'For heavy use',
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
      text: `For ${priceText(plans.unlimited.price - plans.pro.price)} more than Pro there is no monthly allowance. The only limit is fair use of ${fairUse}.`,
    },
    { title: 'First in the queue', text: 'When many people are waiting, your summaries are made first.' },
    {
      title: historyWords(plans.unlimited),
      text: `Every summary stays in view, instead of the last ${plans.pro.historyDays ?? 0} days with Pro.`,
    },
    {
      title: 'VIP support',
      text: `We answer within ${plans.unlimited.supportHours} hours, instead of ${plans.pro.supportHours} with Pro.`,
    },
  ],
  fineHeading: 'Good to know',
  fine: [
    "A summary that fails, or that you cancel, doesn't count. Neither does the same video again in the same window.",
    `Your free allowance comes back ${dayWindow} after your first summary.`,
    "A card from outside India is charged in rupees, at your bank's exchange rate.",
    "When you cancel, your plan stays until the end of the month you paid for, and you aren't charged again.",
    `Every plan has a limit of ${fairUse}.`,
  ],
} as const
