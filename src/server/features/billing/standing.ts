import { plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import type { PaidPlan } from '#server/ports/payments.ts'
import { isChargeable, paidThrough } from './book.ts'
import type { Book } from './book.ts'
import { findEntitlement, renews } from './entitlement.ts'

/** How an account stands with its plan. Times in ms. */
export type Standing = {
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

/** Tells how an account stands at a moment. */
export function describeStanding(book: Book, now: number): Standing {
  const entitlement = findEntitlement(book, now)
  const next = nextOf(book, now)
  const canCancel = book.subscriptions.some(isChargeable)
  if (entitlement === null) {
    const ends = book.subscriptions.flatMap(({ id }) => paidThrough(book, id) ?? [])
    const endsAt = ends.length === 0 ? null : Math.max(...ends)
    const status = endsAt === null ? ('none' as const) : ('ended' as const)
    return { plan: 'free', status, renewsAt: null, endsAt, price: 0, next, canCancel, canResume: false }
  }
  const { plan, until, subscriptionId } = entitlement
  const current = book.subscriptions.find(({ id }) => id === subscriptionId)
  const isRenewing = current !== undefined && renews(current)
  const end = paidThrough(book, subscriptionId)
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

function nextOf(book: Book, now: number): Standing['next'] {
  const [next] = book.subscriptions.flatMap((subscription) => {
    const { plan, startsAt } = subscription
    const isAgreed = startsAt !== null && startsAt > now && renews(subscription)
    return isAgreed ? [{ plan, startsAt }] : []
  })
  return next ?? null
}
