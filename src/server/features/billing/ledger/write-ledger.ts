import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { PaymentFacts, SubscriptionFacts } from '#server/ports/payments.ts'
import { insertAlarms, reportAlarms } from '../alarms.ts'
import type { LedgerContext } from '../context.ts'
import { insertEmails } from '../emails/send-emails.ts'
import { writeReceipt } from '../receipts/write-receipt.ts'
import { applyFacts, applyRefund } from './apply-facts.ts'
import { applyNote, paymentsToRead } from './cancellation-note.ts'
import { endLapsed, findEntitlement } from './entitlement.ts'
import type { Alarm, Ledger, Payment } from './ledger.ts'
import { describeChanges } from './plan-change.ts'
import {
  findNewestPayment,
  findOwner,
  findStoredPlan,
  insertEvent,
  loadLedger,
  lockOwner,
  saveLedger,
  updateMethod,
  writeEntitlement,
} from './repo.ts'
import type { Owner } from './repo.ts'

/** The provider's answer about a subscription, its newest payments, and the event behind the question. */
export type ProviderReport = {
  facts: SubscriptionFacts
  /** By their months, the newest last. */
  payments: readonly PaymentFacts[]
  /** The time at which the provider was asked, in ms. */
  observedAt: number
  event: { id: string; name: string } | null
  /** The alarms of the event itself. */
  alarms: readonly Alarm[]
}

/** The effect of a report: `repeated` for a handled event, `unknown` for no account's subscription. */
export type ReportOutcome =
  | { outcome: 'applied'; owner: Owner; ledger: Ledger }
  | { outcome: 'repeated' | 'unknown' }

/**
 * Stores a report of the provider, in one transaction with its event. This and `changeLedger` are the only
 * writers of subscriptions, payments and entitlements; repeats change nothing, and reports may come in any
 * order.
 */
async function storeReport(context: LedgerContext, report: ProviderReport): Promise<ReportOutcome> {
  const { facts, payments, observedAt, event } = report
  const now = context.billing.clock.now()
  const stored = await transaction(context.db, async (tx) => {
    if (event !== null && !(await insertEvent(tx, event, now))) return null
    const owner = await findOwner(tx, facts)
    if (owner === null) {
      // Money was taken for a subscription that is in no ledger.
      const unknown = facts.paid.map(({ payment: reference }): Alarm => ({
        kind: 'UNKNOWN_SUBSCRIPTION',
        reference,
      }))
      return { owner, alarms: await insertAlarms(tx, unknown, now) }
    }
    await lockOwner(tx, owner)
    const before = await loadLedger(tx, owner)
    const observation = { id: owner.subscriptionId, facts, observedAt }
    const noted = payments.reduce((known, each) => applyNote(known, observation, each), before)
    const applied = applyFacts(noted, observation)
    const { fresh, late, alarms } = applied
    const refunded = payments.reduce((known, each) => applyRefund(known, each, observedAt), applied.ledger)
    const ledger = await write(tx, context, { owner, before, ledger: refunded, fresh, late })
    for (const { reference, method } of payments) {
      if (method !== null) await updateMethod(tx, reference, method)
    }
    return { owner, ledger, alarms: await insertAlarms(tx, [...alarms, ...report.alarms], now) }
  })
  if (stored === null) return { outcome: 'repeated' }
  reportAlarms(context, stored.alarms)
  if (stored.owner === null) return { outcome: 'unknown' }
  return { outcome: 'applied', owner: stored.owner, ledger: stored.ledger }
}

/** Changes the ledger of an account without a report of the provider, and gives the new ledger. */
export async function changeLedger(
  context: LedgerContext,
  owner: Owner,
  change: (ledger: Ledger, now: number) => Ledger,
): Promise<Ledger> {
  return await transaction(context.db, async (tx) => {
    await lockOwner(tx, owner)
    const before = await loadLedger(tx, owner)
    const ledger = change(before, context.billing.clock.now())
    return await write(tx, context, { owner, before, ledger, fresh: [], late: [] })
  })
}

type Change = {
  owner: Owner
  before: Ledger
  ledger: Ledger
  fresh: readonly Payment[]
  late: readonly Payment[]
}

/** Stores a ledger with its receipts, plan and emails; gives it as it was stored. */
async function write(
  tx: Db,
  context: LedgerContext,
  { owner, before, fresh, late, ...changed }: Change,
): Promise<Ledger> {
  const { userId, isDemo } = owner
  const now = context.billing.clock.now()
  const ledger = endLapsed(changed.ledger, now)
  await saveLedger(tx, before, ledger)
  const numbers: string[] = []
  for (const payment of fresh) numbers.push(await writeReceipt(tx, context.billing, { payment, userId }))
  if (userId === null) return ledger
  const storedPlan = await findStoredPlan(tx, { userId, isDemo })
  await writeEntitlement(tx, { userId, isDemo, now }, findEntitlement(ledger, now))
  const changes = describeChanges({ before, after: ledger, fresh, late, storedPlan, now })
  await insertEmails(tx, {
    userId,
    now,
    contents: [
      ...numbers.map((number) => ({ kind: 'receipt' as const, number })),
      ...changes.map((change) => ({ kind: 'plan' as const, change, isDemo })),
    ],
  })
  return ledger
}

/** The subject of a question to the provider, and the event that caused it. */
export type RefreshRequest = {
  /** The subscription by the provider's id. */
  reference: string
  /** A payment whose refunds are read too, beside those of the newest months. */
  payment: string | null
  event?: { id: string; name: string }
  /** The alarms of the event itself. */
  alarms?: readonly Alarm[]
  signal: AbortSignal
}

/**
 * Asks the provider about a subscription and stores its answer. The content of an event is never believed, so
 * the order in which events arrive does not matter.
 * @throws PaymentFailure
 */
export async function refreshSubscription(
  context: LedgerContext,
  { reference, payment: requested, event, alarms = [], signal }: RefreshRequest,
): Promise<ReportOutcome> {
  const { provider, clock } = context.billing
  const observedAt = clock.now()
  const facts = await provider.readSubscription(reference, signal)
  const newest = paymentsToRead(facts, await findNewestPayment(context.db, reference))
  const wanted = new Set(requested === null ? newest : [requested, ...newest])
  const payments = await Promise.all([...wanted].map((each) => provider.readPayment(each, signal)))
  return await storeReport(context, { facts, payments, observedAt, event: event ?? null, alarms })
}
