import type { Billing } from '#contract/billing.ts'
import { planIds, plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import { formatDay } from '#web/text/format-date.ts'
import { planText } from '#web/text/plan-text.ts'
import { visitorState } from './plan-cards.tsx'
import type { CardState } from './plan-cards.tsx'

const currentPlan = 'Current plan'

/** What each plan means for an account. */
export function cardStates(billing: Billing): Record<PlanId, CardState> {
  return {
    free: cardState('free', billing),
    pro: cardState('pro', billing),
    unlimited: cardState('unlimited', billing),
  }
}

function cardState(id: PlanId, billing: Billing): CardState {
  const forVisitors = visitorState(id)
  if (billing.plan === 'free') return id === 'free' ? { ...forVisitors, badge: currentPlan } : forVisitors
  if (id === 'free') return { ...forVisitors, badge: null }
  if (billing.plan === id) return stateOfCurrent(billing)
  const { plan, next } = billing
  if (next?.plan === id) {
    const note = `Begins on ${formatDay(next.startsAt)}.`
    return { badge: 'Next plan', note, action: { label: 'Manage plan', to: '/account' } }
  }
  const { name } = plans[plan]
  const isUpgrade = planIds.indexOf(id) > planIds.indexOf(plan)
  const end = billing.renewsAt ?? billing.endsAt
  const later = end === null ? `Begins when ${name} ends.` : `Begins when ${name} ends, on ${formatDay(end)}.`
  return {
    badge: null,
    note: isUpgrade ? `Begins at once. We refund what is left of ${name}.` : later,
    action: { label: `${isUpgrade ? 'Upgrade' : 'Change'} to ${plans[id].name}`, kind: 'buy' },
  }
}

function stateOfCurrent(billing: Billing): CardState {
  const { plan, status, renewsAt, canResume } = billing
  const note =
    status === 'active' && renewsAt !== null ? `Renews on ${formatDay(renewsAt)}.` : planText(billing)
  return {
    badge: currentPlan,
    note,
    action: canResume
      ? { label: `Resume ${plans[plan].name}`, kind: 'resume' }
      : { label: 'Manage plan', to: '/account' },
  }
}
