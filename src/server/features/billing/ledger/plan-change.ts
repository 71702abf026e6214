import { z } from 'zod'
import type { Ledger, Payment } from './ledger.ts'
import { describeSubscription, findEntitlement, renews } from './entitlement.ts'

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
  z.object({ kind: z.literal('ended'), plan: paidPlan }),
  z.object({ kind: z.literal('returned'), plan: paidPlan, amount: paise }),
])
export type PlanChange = z.infer<typeof planChangeSchema>

type Transition = {
  before: Ledger
  after: Ledger
  /** Payments that are new in `after`. */
  fresh: readonly Payment[]
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

function describeReturned({ after, fresh }: Transition): PlanChange[] {
  return fresh.flatMap(({ subscriptionId, amount, refundOwed }): PlanChange[] => {
    const subscription = after.subscriptions.find(({ id }) => id === subscriptionId)
    const isReturned = subscription?.isProven === false && refundOwed === amount
    return isReturned ? [{ kind: 'returned', plan: subscription.plan, amount }] : []
  })
}

function describeChange({ before, after, storedPlan, now }: Transition): PlanChange | null {
  const was = describeSubscription(before, now)
  const is = describeSubscription(after, now)
  const entitlement = findEntitlement(after, now)
  if (entitlement === null) return storedPlan === 'free' ? null : { kind: 'ended', plan: storedPlan }
  const { plan, until } = entitlement
  const { price, renewsAt, next } = is
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

/** Whether the provider newly failed to charge a renewal. */
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
