import { z } from 'zod'
import { describeSubscription, findEntitlement, renews } from './entitlement.ts'
import { countedPayments, isChargeable, isOver, stopOf, unusedPart } from './ledger.ts'
import type { Ledger, Payment, Stop, Subscription } from './ledger.ts'

const paidPlan = z.enum(['pro', 'unlimited'])
const moment = z.number().describe('Milliseconds since 1970.')
const paise = z.int()

/** A change of a plan that its owner is mailed about. */
export const planChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started'), plan: paidPlan, price: paise, renewsAt: moment.nullable() }),
  z.object({ kind: z.literal('changed'), from: paidPlan, plan: paidPlan, price: paise, credit: paise }),
  z.object({ kind: z.literal('scheduled'), plan: paidPlan, until: moment, next: paidPlan }),
  z.object({ kind: z.literal('cancelled'), plan: paidPlan, until: moment }),
  z.object({ kind: z.literal('resumed'), plan: paidPlan, renewsAt: moment.nullable() }),
  z.object({ kind: z.literal('renewal-failed'), plan: paidPlan, until: moment }),
  z.object({
    kind: z.literal('ended'),
    plan: paidPlan,
    /** A plan that was agreed to and begins later. */
    next: z.object({ plan: paidPlan, startsAt: moment }).nullable().default(null),
  }),
  z.object({ kind: z.literal('returned'), plan: paidPlan, amount: paise }),
  z.object({ kind: z.literal('charged-late'), plan: paidPlan, amount: paise }),
])
export type PlanChange = z.infer<typeof planChangeSchema>

type Transition = {
  before: Ledger
  after: Ledger
  /** Payments that are new in `after`. */
  fresh: readonly Payment[]
  /** Those of them that were taken after their subscription was stopped. */
  late: readonly Payment[]
  /** The stored plan of the account; the ledger alone does not show that a plan lapsed. */
  storedPlan: 'free' | 'pro' | 'unlimited'
  now: number
}

/** The changes for the owner of an account, at most one of each kind. */
export function describeChanges(transition: Transition): PlanChange[] {
  const returned = describeReturned(transition)
  const changed = describeChange(transition)
  return changed === null ? returned : [...returned, changed]
}

function describeReturned({ after, fresh, late }: Transition): PlanChange[] {
  return fresh.flatMap((payment): PlanChange[] => {
    const { subscriptionId, amount, refundOwed } = payment
    const subscription = after.subscriptions.find(({ id }) => id === subscriptionId)
    if (subscription !== undefined && late.includes(payment))
      return [{ kind: 'charged-late', plan: subscription.plan, amount }]
    const isReturned = subscription?.isProven === false && refundOwed === amount
    return isReturned ? [{ kind: 'returned', plan: subscription.plan, amount }] : []
  })
}

function describeChange({ before, after, storedPlan, now }: Transition): PlanChange | null {
  const was = describeSubscription(before, now)
  const is = describeSubscription(after, now)
  const entitlement = findEntitlement(after, now)
  const { price, renewsAt, next } = is
  if (entitlement === null) return storedPlan === 'free' ? null : { kind: 'ended', plan: storedPlan, next }
  const { plan, until } = entitlement
  if (storedPlan === 'free') return { kind: 'started', plan, price, renewsAt }
  if (storedPlan !== plan) {
    return { kind: 'changed', from: storedPlan, plan, price, credit: sumOwed(after) - sumOwed(before) }
  }
  if (next !== null) {
    return was.next?.plan === next.plan ? null : { kind: 'scheduled', plan, until, next: next.plan }
  }
  const wasEnding = was.status === 'ending' && was.next === null
  if (is.status === 'ending') return wasEnding ? null : { kind: 'cancelled', plan, until }
  if (wasEnding && is.status === 'active') return { kind: 'resumed', plan, renewsAt }
  return hasFailed(before, after) ? { kind: 'renewal-failed', plan, until } : null
}

/** The provider newly failed to charge a renewal. */
function hasFailed(before: Ledger, after: Ledger): boolean {
  return after.subscriptions.some((subscription) => {
    const { id, state } = subscription
    const was = before.subscriptions.find((each) => each.id === id)?.state
    const isFailing = state === 'pending' || state === 'halted'
    return isFailing && renews(subscription) && was !== 'pending' && was !== 'halted'
  })
}

function sumOwed({ payments }: Ledger): number {
  return payments.reduce((sum, { refundOwed }) => sum + refundOwed, 0)
}

/**
 * Makes the subscription whose first month was paid last that of the account; one that its owner ordered goes
 * before one that was ordered for a typed address. All others are superseded: they end at once, and the rest
 * of their paid months is refunded.
 */
export function succeed(ledger: Ledger, now: number): Ledger {
  const firsts = ledger.subscriptions.flatMap((subscription) => {
    const [first] = countedPayments(ledger, subscription.id).toSorted(byPaidAt)
    return first === undefined || subscription.supersededAt !== null ? [] : [{ subscription, first }]
  })
  const winner = firsts.toSorted(byClaim).at(-1)
  if (winner === undefined) return ledger
  const { subscription: heir, first } = winner
  const losers = new Set(firsts.map(({ subscription }) => subscription.id).filter((id) => id !== heir.id))
  return {
    subscriptions: ledger.subscriptions.map((each) => {
      if (each.id === heir.id) return each.stop?.by === 'succession' ? { ...each, stop: null } : each
      if (losers.has(each.id)) return { ...each, supersededAt: first.periodStart, stop: endNow(each, now) }
      // Abandoned checkouts, subscriptions that were to follow before this one was chosen, and those that
      // continue although their months were refunded. An order for a typed address does not end an open
      // checkout of the owner.
      const isAbandoned = each.createdAt <= heir.createdAt && (heir.isProven || !each.isProven)
      const isEnded = (isAbandoned || wasPaid(ledger, each)) && !isOver(each)
      return isEnded ? { ...each, stop: endNow(each, now) } : each
    }),
    payments: ledger.payments.map((payment) =>
      losers.has(payment.subscriptionId) ? refundRest(payment, first.periodStart) : payment,
    ),
  }
}

/** Stops the subscriptions that would renew, once one that begins after the paid months is agreed to. */
export function followOn(ledger: Ledger, id: string, now: number): Ledger {
  const next = ledger.subscriptions.find((each) => each.id === id)
  if (next === undefined || next.startsAt === null || next.supersededAt !== null || !renews(next))
    return ledger
  const subscriptions = ledger.subscriptions.map((each) => {
    if (each.id === id || each.createdAt > next.createdAt) return each
    // A cancellation that could be undone is final with the subscription that follows.
    if (each.stop?.when === 'at_end') return { ...each, stop: { ...each.stop, by: 'succession' as const } }
    if (!isChargeable(each)) return each
    return { ...each, stop: stopOf(each, 'succession', now) }
  })
  return { ...ledger, subscriptions }
}

function wasPaid({ payments }: Ledger, { id }: Subscription): boolean {
  return payments.some(({ subscriptionId }) => subscriptionId === id)
}

function endNow({ stop }: Subscription, now: number): Stop {
  return stop?.when === 'now' ? stop : { when: 'now', by: 'succession', at: now, isDone: false }
}

function refundRest(payment: Payment, at: number): Payment {
  return { ...payment, refundOwed: Math.max(payment.refundOwed, unusedPart(payment, at)) }
}

type First = { subscription: Subscription; first: Payment }

function byClaim(one: First, other: First): number {
  const [mine, theirs] = [one.subscription.isProven, other.subscription.isProven]
  return Number(mine) - Number(theirs) || byPaidAt(one.first, other.first)
}

function byPaidAt(one: Payment, other: Payment): number {
  return one.paidAt - other.paidAt || (one.invoice < other.invoice ? -1 : 1)
}
