import { planIds, plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import type { PaidPlan } from '#server/ports/payments.ts'
import { canUndoStop, changeSubscription, countedPayments, isChargeable, paidThrough } from './ledger.ts'
import type { Ledger, Subscription } from './ledger.ts'

/** The time for which a plan continues after a failed renewal, in ms. */
export const graceMs = 3 * 24 * 3_600_000

/** The maximum difference between the provider's clock and ours, in ms. */
const clockSkewMs = 5 * 60_000

/** The plan of an address: the start of its months and its end, in ms. */
export type Entitlement = { plan: PaidPlan; since: number; until: number; subscriptionId: string }

/**
 * The current plan; `null` without one. The highest plan, then the longest. A month that begins in a moment
 * has begun: the provider's clock may be ahead of ours.
 */
export function findEntitlement(ledger: Ledger, now: number): Entitlement | null {
  const [best] = ledger.subscriptions
    .flatMap((subscription) => spanOf(ledger, subscription) ?? [])
    .filter(({ since, until }) => since - clockSkewMs <= now && now < until)
    .toSorted((one, other) => rankOf(other.plan) - rankOf(one.plan) || other.until - one.until)
  return best ?? null
}

/** The plan that one subscription gives; a renewal that may still come extends it by the grace period. */
function spanOf(ledger: Ledger, subscription: Subscription): Entitlement | null {
  const { id, plan, startsAt } = subscription
  if (subscription.supersededAt !== null) return null
  const starts = countedPayments(ledger, id).map(({ periodStart }) => periodStart)
  const isAgreed = startsAt !== null && starts.length === 0 && renews(subscription)
  const base = paidThrough(ledger, id) ?? (isAgreed ? startsAt : null)
  if (base === null) return null
  return {
    plan,
    since: starts.length === 0 ? base : Math.min(...starts),
    until: base + (renews(subscription) ? graceMs : 0),
    subscriptionId: id,
  }
}

/**
 * The ledger in which every subscription whose plan is over is stopped, since the end of that plan: an ended
 * plan is never charged again. Nothing changes where none is.
 */
export function endLapsed(ledger: Ledger, now: number): Ledger {
  return ledger.subscriptions.filter(isChargeable).reduce((ended, subscription) => {
    const span = spanOf(ledger, subscription)
    if (span === null || now < span.until) return ended
    const stop = { when: 'now', by: 'lapse', at: span.until, isDone: false } as const
    return changeSubscription(ended, subscription.id, (each) => ({ ...each, stop }))
  }, ledger)
}

/** Another month is expected; a mandate that the buyer's bank paused may never be resumed. */
export function renews(subscription: Subscription): boolean {
  return isChargeable(subscription) && subscription.state !== 'paused'
}

/** Higher for the plan that gives more. */
export function rankOf(plan: PaidPlan): number {
  return planIds.indexOf(plan)
}

/** The plan of an account and the state of its payment. Times in ms. */
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
  /** The subscription whose cancellation can be undone without a payment. */
  undoable: string | null
}

/** Describes the plan of an account at a moment. */
export function describeSubscription(stored: Ledger, now: number): SubscriptionStatus {
  const ledger = endLapsed(stored, now)
  const entitlement = findEntitlement(ledger, now)
  const next = nextOf(ledger, now)
  const canCancel = ledger.subscriptions.some(isChargeable)
  if (entitlement === null) {
    const endsAt = findEnd(ledger)
    const status = endsAt === null ? ('none' as const) : ('ended' as const)
    return {
      plan: 'free',
      status,
      renewsAt: null,
      endsAt,
      price: 0,
      next,
      canCancel,
      canResume: false,
      undoable: null,
    }
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
    undoable: next === null && current !== undefined && canUndoStop(ledger, current, now) ? current.id : null,
  }
}

/** The end of an account's last plan; `null` without a paid one. Its grace outlives paid months. */
function findEnd(ledger: Ledger): number | null {
  const ends = ledger.subscriptions.flatMap(({ id, stop, supersededAt }) => {
    const paid = supersededAt === null ? paidThrough(ledger, id) : null
    return paid === null ? [] : [Math.max(paid, stop?.at ?? paid)]
  })
  return ends.length === 0 ? null : Math.max(...ends)
}

function nextOf(ledger: Ledger, now: number): SubscriptionStatus['next'] {
  const [next] = ledger.subscriptions.flatMap((subscription) => {
    const { plan, startsAt } = subscription
    const isAgreed = startsAt !== null && startsAt > now && renews(subscription)
    return isAgreed ? [{ plan, startsAt }] : []
  })
  return next ?? null
}
