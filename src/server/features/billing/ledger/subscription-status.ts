import { plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import type { PaidPlan } from '#server/ports/payments.ts'
import { isChargeable, paidThrough } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { findEntitlement, renews } from './entitlement.ts'

/** The plan of an account and how it is paid. Times in ms. */
export type SubscriptionStatus = {
  plan: PlanId
  status: 'none' | 'active' | 'grace' | 'ending' | 'ended'
  renewsAt: number | null
  endsAt: number | null
  /** Paise a month. */
  price: number
  next: { plan: PaidPlan; startsAt: number } | null
  canCancel: boolean
  canResume: boolean
}

/** Describes the plan of an account at a moment. */
export function describeSubscription(ledger: Ledger, now: number): SubscriptionStatus {
  const entitlement = findEntitlement(ledger, now)
  const next = nextOf(ledger, now)
  const canCancel = ledger.subscriptions.some(isChargeable)
  if (entitlement === null) {
    const ends = ledger.subscriptions.flatMap(({ id }) => paidThrough(ledger, id) ?? [])
    const endsAt = ends.length === 0 ? null : Math.max(...ends)
    const status = endsAt === null ? ('none' as const) : ('ended' as const)
    return { plan: 'free', status, renewsAt: null, endsAt, price: 0, next, canCancel, canResume: false }
  }
  const { plan, until, subscriptionId } = entitlement
  const current = ledger.subscriptions.find(({ id }) => id === subscriptionId)
  const isRenewing = current !== undefined && renews(current)
  const end = paidThrough(ledger, subscriptionId)
  const isInGrace = isRenewing && (end === null || end <= now)
  const status = isInGrace ? ('grace' as const) : isRenewing ? ('active' as const) : ('ending' as const)
  return {
    plan,
    status,
    renewsAt: status === 'active' ? end : null,
    endsAt: status === 'active' ? null : until,
    price: current?.amount ?? plans[plan].price,
    next,
    canCancel,
    canResume: status === 'ending' && next === null,
  }
}

function nextOf(ledger: Ledger, now: number): SubscriptionStatus['next'] {
  const [next] = ledger.subscriptions.flatMap((subscription) => {
    const { plan, startsAt } = subscription
    const isAgreed = startsAt !== null && startsAt > now && renews(subscription)
    return isAgreed ? [{ plan, startsAt }] : []
  })
  return next ?? null
}
