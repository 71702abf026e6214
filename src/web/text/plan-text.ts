import type { CurrentUser } from '#contract/auth.ts'
import type { Billing } from '#contract/billing.ts'
import { plans } from '#product/plans.ts'
import { formatDay } from './format-date.ts'
import { priceText } from './price-text.ts'

type Status = Pick<Billing, 'status' | 'plan' | 'price' | 'renewsAt' | 'endsAt' | 'next'>

/** What an account pays for, until when, and what follows, in a sentence or two. */
export function planText({ status, plan, price, renewsAt, endsAt, next }: Status): string {
  const { name } = plans[plan]
  const end = endsAt === null ? null : formatDay(endsAt)
  switch (status) {
    case 'none':
      return 'You have the free plan. Nothing is charged.'
    case 'active': {
      const renewal = renewsAt === null ? '' : ` and renews on ${formatDay(renewsAt)}`
      return `${name} costs ${priceText(price)} per month${renewal}.`
    }
    case 'grace':
      return `The last renewal failed. We'll try again; without a payment, ${name} ends ${end === null ? 'soon' : `on ${end}`}.`
    case 'ending': {
      const until = end === null ? 'the end of the month' : end
      if (next === null) return `Cancelled. ${name} stays until ${until}, and you won't be charged again.`
      if (next.plan === plan) return `${name} continues: it renews on ${formatDay(next.startsAt)}.`
      return `Cancelled. ${name} stays until ${until}, then ${plans[next.plan].name} begins.`
    }
    case 'ended':
  }
  return end === null ? 'Your plan has ended.' : `Your plan ended on ${end}. You have the free plan.`
}

/** What is left of the quota, as text. */
export function remainingText({
  remainingCount,
  allowance,
}: Pick<CurrentUser, 'remainingCount' | 'allowance'>): string {
  if (remainingCount === null || allowance === null) return 'Unlimited summaries'
  return `${remainingCount} of ${allowance} ${allowance === 1 ? 'summary' : 'summaries'} left`
}
