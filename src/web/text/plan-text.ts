import type { CurrentUser } from '#contract/auth.ts'
import type { Billing } from '#contract/billing.ts'
import { planTexts } from '#messages/plan-texts.ts'
import { plans } from '#product/plans.ts'
import { formatZonedDay } from './format-date.ts'
import { priceText } from './numbers.ts'

type Status = Pick<Billing, 'status' | 'plan' | 'price' | 'renewsAt' | 'endsAt' | 'next'>

/** The plan of an account, its end and what follows, in a sentence or two. */
export function planText({ status, plan, price, renewsAt, endsAt, next }: Status): string {
  const { name } = plans[plan]
  const end = endsAt === null ? null : formatZonedDay(endsAt)
  // Without a plan, but not without a charge.
  if (plan === 'free' && next !== null)
    return planTexts.begins(plans[next.plan].name, formatZonedDay(next.startsAt))
  switch (status) {
    case 'none':
      return planTexts.free
    case 'active':
      return renewsAt === null
        ? planTexts.costs(name, priceText(price))
        : planTexts.renews(name, priceText(price), formatZonedDay(renewsAt))
    case 'grace':
      return end === null ? planTexts.endsSoon(name) : planTexts.ends(name, end)
    case 'ending': {
      const until = end ?? planTexts.endOfMonth
      if (next === null) return planTexts.cancelled(name, until)
      if (next.plan === plan) return planTexts.continues(name, formatZonedDay(next.startsAt))
      return planTexts.changes(name, until, plans[next.plan].name)
    }
    case 'ended':
  }
  return end === null ? planTexts.ended : planTexts.endedOn(end)
}

/** The rest of the quota, as text. */
export function remainingText({
  remainingCount,
  allowance,
}: Pick<CurrentUser, 'remainingCount' | 'allowance'>): string {
  if (remainingCount === null || allowance === null) return planTexts.unlimited
  return planTexts.left(remainingCount, allowance)
}
