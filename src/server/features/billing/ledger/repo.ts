import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PlanId } from '#product/plans.ts'
import type { Orm } from '#server/db/database.ts'
import { billingEvents, payments, subscriptions } from '#server/db/schema/billing.ts'
import { entitlements } from '#server/db/schema/entitlements.ts'
import { uuidForm } from '#server/lib/uuid-form.ts'
import type { Ledger } from './ledger.ts'
import { toPayment, toPaymentRow, toSubscription, toSubscriptionChange } from './ledger-rows.ts'
import type { Entitlement } from './entitlement.ts'

/** Whose subscription it is; an owner of `null` has deleted the account. */
export type Owner = { subscriptionId: string; userId: string | null; isDemo: boolean }

/** An account as an owner, whichever of its subscriptions is meant. */
export function accountOwner(userId: string, { isDemo }: { isDemo: boolean }): Owner & { userId: string } {
  return { userId, subscriptionId: '', isDemo }
}

/** The owner of a subscription by the provider's id, or by our own where the provider's was never learned. */
export async function findOwner(
  orm: Orm,
  { reference, ownId }: { reference: string; ownId: string | null },
): Promise<Owner | null> {
  const fields = {
    subscriptionId: subscriptions.id,
    userId: subscriptions.userId,
    isDemo: subscriptions.isDemo,
  }
  const [known] = await orm.select(fields).from(subscriptions).where(eq(subscriptions.reference, reference))
  if (known !== undefined || ownId === null || !uuidForm.test(ownId)) return known ?? null
  const [unlearned] = await orm
    .select(fields)
    .from(subscriptions)
    .where(and(eq(subscriptions.id, ownId), isNull(subscriptions.reference)))
  return unlearned ?? null
}

/** The subscription of a payment in a ledger, by the provider's id; `null` for a payment that is in none. */
export async function findSubscriptionOfPayment(orm: Orm, payment: string): Promise<string | null> {
  const [row] = await orm
    .select({ reference: subscriptions.reference })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(eq(payments.reference, payment))
  return row?.reference ?? null
}

/** Holds the account until the transaction ends, so that its ledger has one writer at a time. */
export async function lockOwner(tx: Orm, { userId, subscriptionId }: Omit<Owner, 'isDemo'>): Promise<void> {
  if (userId === null)
    await tx.execute(sql`select from subscriptions where id = ${subscriptionId} for update`)
  else await tx.execute(sql`select from users where id = ${userId} for update`)
}

/** All that an account bought, real or in demonstrations; of a deleted account the one subscription. */
export async function loadLedger(orm: Orm, { userId, subscriptionId, isDemo }: Owner): Promise<Ledger> {
  const owner = userId === null ? eq(subscriptions.id, subscriptionId) : eq(subscriptions.userId, userId)
  const rows = await orm
    .select()
    .from(subscriptions)
    .where(and(owner, eq(subscriptions.isDemo, isDemo)))
    .orderBy(asc(subscriptions.createdAt))
  const ids = rows.map(({ id }) => id)
  const paid =
    ids.length === 0 ? [] : await orm.select().from(payments).where(inArray(payments.subscriptionId, ids))
  return { subscriptions: rows.map(toSubscription), payments: paid.map(toPayment) }
}

/** Writes what differs between two ledgers of the same account. */
export async function saveLedger(tx: Orm, before: Ledger, after: Ledger): Promise<void> {
  const old = new Set([...before.subscriptions, ...before.payments])
  for (const subscription of after.subscriptions) {
    if (old.has(subscription)) continue
    const change = toSubscriptionChange(subscription)
    await tx.update(subscriptions).set(change).where(eq(subscriptions.id, subscription.id))
  }
  for (const payment of after.payments) {
    if (old.has(payment)) continue
    const { refunded, refundOwed } = payment
    await tx
      .insert(payments)
      .values(toPaymentRow(payment))
      .onConflictDoUpdate({ target: payments.reference, set: { refunded, refundOwed } })
  }
}

/** What a new subscription is stored with, before the provider is asked for it. */
export type NewRow = Omit<typeof subscriptions.$inferInsert, 'id' | 'state'>

/** Stores a subscription that is about to be made, and gives its id. */
export async function insertSubscription(tx: Orm, row: NewRow): Promise<string> {
  const [made] = await tx
    .insert(subscriptions)
    .values({ ...row, state: 'created' })
    .returning({ id: subscriptions.id })
  if (made === undefined) throw new Error('A new subscription gave no row')
  return made.id
}

/** Stores the provider's ids of a subscription that was just made there. */
export async function updateReference(
  orm: Orm,
  id: string,
  made: { reference: string; customer: string },
): Promise<void> {
  await orm.update(subscriptions).set(made).where(eq(subscriptions.id, id))
}

/** Stores how a payment was made, as card or upi. */
export async function updateMethod(tx: Orm, payment: string, method: string): Promise<void> {
  await tx.update(payments).set({ method }).where(eq(payments.reference, payment))
}

/** Stores an event of the provider; `false` when it was handled before. */
export async function insertEvent(
  tx: Orm,
  { id, name }: { id: string; name: string },
  now: number,
): Promise<boolean> {
  const rows = await tx
    .insert(billingEvents)
    .values({ id, name, receivedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id })
  return rows.length === 1
}

/** The plan that is stored for an account, lapsed or not; that of the other kind, demonstration or paid, is not counted. */
export async function findStoredPlan(
  orm: Orm,
  { userId, isDemo }: { userId: string; isDemo: boolean },
): Promise<PlanId> {
  const [row] = await orm
    .select({ plan: entitlements.plan })
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), eq(entitlements.isDemo, isDemo)))
  return row?.plan ?? 'free'
}

/** Makes the plan of an account what its ledger says. A demonstration never replaces what was paid for. */
export async function writeEntitlement(
  tx: Orm,
  { userId, isDemo, now }: { userId: string; isDemo: boolean; now: number },
  entitlement: Entitlement | null,
): Promise<void> {
  const isReplaceable = isDemo
    ? sql`(${entitlements.isDemo} or ${entitlements.until} <= ${new Date(now).toISOString()})`
    : sql`true`
  if (entitlement === null) {
    const ofKind = isDemo ? eq(entitlements.isDemo, true) : sql`true`
    await tx.delete(entitlements).where(and(eq(entitlements.userId, userId), ofKind))
    return
  }
  const { plan, since, until } = entitlement
  const values = { plan, since: new Date(since), until: new Date(until), isDemo }
  await tx
    .insert(entitlements)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: entitlements.userId, set: values, setWhere: isReplaceable })
}
