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
      return `The last renewal failed. It is tried again; without a payment ${name} ends ${end === null ? 'soon' : `on ${end}`}.`
    case 'ending': {
      const until = end === null ? 'the end of the month' : end
      if (next === null) return `Cancelled. ${name} stays until ${until}, and nothing more is charged.`
      if (next.plan === plan) return `${name} goes on: it renews on ${formatDay(next.startsAt)}.`
      return `Cancelled. ${name} stays until ${until}, then ${plans[next.plan].name} begins.`
    }
    case 'ended':
  }
  return end === null ? 'Your plan has ended.' : `Your plan ended on ${end}. You have the free plan.`
}
