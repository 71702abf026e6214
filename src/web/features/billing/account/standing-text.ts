import type { Billing } from '#contract/billing.ts'
import { plans } from '#product/plans.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { priceText } from '#web/lib/price-text.ts'

type Standing = Pick<Billing, 'status' | 'plan' | 'price' | 'renewsAt' | 'endsAt' | 'next'>

/** How a subscription stands, in a sentence or two. */
export function standingText({ status, plan, price, renewsAt, endsAt, next }: Standing): string {
  const end = endsAt === null ? 'soon' : `on ${formatDay(endsAt)}`
  const after = next === null ? '' : ` Then ${plans[next.plan].name} begins.`
  switch (status) {
    case 'none':
      return 'You have the free plan. Nothing is charged.'
    case 'active': {
      const renewal = renewsAt === null ? '' : `, and renews on ${formatDay(renewsAt)}`
      return `${plans[plan].name} costs ${priceText(price)} per month${renewal}.${after}`
    }
    case 'grace':
      return `The last renewal failed. It is tried again; without a payment ${plans[plan].name} ends ${end}.`
    case 'ending':
      return `Cancelled. ${plans[plan].name} stays until ${end.replace(/^on /, '')}, and nothing more is charged.${after}`
    case 'ended':
  }
  return endsAt === null ? 'Your plan has ended.' : `Your plan ended ${end}. You have the free plan.`
}
