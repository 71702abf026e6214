import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PlanId } from '#product/plans.ts'
import type { Orm } from '#server/db/database.ts'
import { billingEvents, payments, subscriptions } from '#server/db/schema/billing.ts'
import { entitlements } from '#server/db/schema/entitlements.ts'
import { uuidForm } from '#server/lib/storable-text.ts'
import type { Ledger } from './ledger.ts'
import { toPayment, toPaymentRow, toSubscription, toSubscriptionChange } from './ledger-rows.ts'
import type { Entitlement } from './entitlement.ts'

/** The owner of a subscription; a `userId` of `null` is a deleted account. */
export type Owner = { subscriptionId: string; userId: string | null; isDemo: boolean }

/** An account as the owner of all its subscriptions. */
export function accountOwner(userId: string, { isDemo }: { isDemo: boolean }): Owner & { userId: string } {
  return { userId, subscriptionId: '', isDemo }
}

/** The owner of a subscription by the provider's id, or by our own when the provider's is not stored. */
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

/** The provider's id of the subscription of a payment; `null` for a payment that is in no ledger. */
export async function findSubscriptionOfPayment(orm: Orm, payment: string): Promise<string | null> {
  const [row] = await orm
    .select({ reference: subscriptions.reference })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(eq(payments.reference, payment))
  return row?.reference ?? null
}

/** Locks the account until the transaction ends, so that its ledger has one writer at a time. */
export async function lockOwner(tx: Orm, { userId, subscriptionId }: Omit<Owner, 'isDemo'>): Promise<void> {
  if (userId === null)
    await tx.execute(sql`select from subscriptions where id = ${subscriptionId} for update`)
  else await tx.execute(sql`select from users where id = ${userId} for update`)
}

/** The ledger of an account, of real purchases or of demonstrations; of a deleted account the one subscription. */
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

/** Writes the differences between two ledgers of one account. */
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

/** The columns of a new subscription, before it exists at the provider. */
export type NewRow = Omit<typeof subscriptions.$inferInsert, 'id' | 'state'>

/** Inserts a subscription before it exists at the provider, and gives its id. */
export async function insertSubscription(tx: Orm, row: NewRow): Promise<string> {
  const [made] = await tx
    .insert(subscriptions)
    .values({ ...row, state: 'created' })
    .returning({ id: subscriptions.id })
  if (made === undefined) throw new Error('A new subscription gave no row')
  return made.id
}

/** Stores the provider's ids of a subscription that was created there. */
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

/** The stored plan of an account, lapsed or not, among demonstrations or among paid plans. */
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

/** Stores the plan of an account as its ledger gives it. A demonstration never replaces a paid plan. */
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
