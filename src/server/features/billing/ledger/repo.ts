import { z } from 'zod'
import { uuidForm } from '#core/storable-text.ts'
import type { PlanId } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import {
  assignedValues,
  columnsOf,
  findRow,
  idRow,
  insertedValues,
  readRow,
  readRows,
  sql,
} from '#server/db/sql.ts'
import { paidPlanSchema } from '#server/db/stored-rows.ts'
import type { Entitlement } from './entitlement.ts'
import {
  paymentRow,
  subscriptionRow,
  toPayment,
  toPaymentRow,
  toSubscription,
  toSubscriptionChange,
} from './ledger-rows.ts'
import type { Ledger } from './ledger.ts'

const ownerColumns = sql`id as "subscriptionId", user_id as "userId", is_demo as "isDemo"`
const subscriptionColumns = columnsOf(subscriptionRow, 'subscriptions')
const paymentColumns = columnsOf(paymentRow, 'payments')

/** The owner of a subscription; a `userId` of `null` is a deleted account. */
export const ownerSchema = z.object({
  subscriptionId: z.string(),
  userId: z.guid().nullable(),
  isDemo: z.boolean(),
})
export type Owner = z.output<typeof ownerSchema>

/** An account as the owner of all its subscriptions. */
export function accountOwner(userId: string, { isDemo }: { isDemo: boolean }): Owner & { userId: string } {
  return { userId, subscriptionId: '', isDemo }
}

/** The owner of a subscription by the provider's id, or by our own when the provider's is not stored. */
export async function findOwner(
  db: Db,
  { reference, ownId }: { reference: string; ownId: string | null },
): Promise<Owner | null> {
  const unstored = ownId !== null && uuidForm.test(ownId) ? ownId : null
  // One statement: between two of them another event of the same subscription can store its id, and neither
  // would find it.
  return await findRow(
    db,
    ownerSchema,
    sql`select ${ownerColumns} from subscriptions
    where reference = ${reference} or (id = ${unstored}::uuid and reference is null)
    order by reference nulls last limit 1`,
  )
}

const referenceRow = z.object({ reference: z.string().nullable() })

/** The provider's id of the subscription of a payment; `null` for a payment that is in no ledger. */
export async function findSubscriptionOfPayment(db: Db, payment: string): Promise<string | null> {
  const row = await findRow(
    db,
    referenceRow,
    sql`select subscriptions.reference
    from payments join subscriptions on subscriptions.id = payments.subscription_id
    where payments.reference = ${payment}`,
  )
  return row?.reference ?? null
}

/** The payment of the newest month of a subscription, by the provider's ids; `null` without one. */
export async function findNewestPayment(db: Db, reference: string): Promise<string | null> {
  const row = await findRow(
    db,
    referenceRow,
    sql`select payments.reference
    from payments join subscriptions on subscriptions.id = payments.subscription_id
    where subscriptions.reference = ${reference} order by period_start desc limit 1`,
  )
  return row?.reference ?? null
}

/** Locks the account until the transaction ends, so that its ledger has one writer at a time. */
export async function lockOwner(tx: Db, { userId, subscriptionId }: Omit<Owner, 'isDemo'>): Promise<void> {
  if (userId === null)
    await tx.execute(sql`select from subscriptions where id = ${subscriptionId} for update`)
  else await tx.execute(sql`select from users where id = ${userId} for update`)
}

/** The ledger of an account, real or of demonstrations; of a deleted one a single subscription. */
export async function loadLedger(db: Db, { userId, subscriptionId, isDemo }: Owner): Promise<Ledger> {
  const isOwned = userId === null ? sql`id = ${subscriptionId}` : sql`user_id = ${userId}`
  const rows = await readRows(
    db,
    subscriptionRow,
    sql`select ${subscriptionColumns} from subscriptions
    where ${isOwned} and is_demo = ${isDemo} order by created_at`,
  )
  if (rows.length === 0) return { subscriptions: [], payments: [] }
  const paid = await readRows(
    db,
    paymentRow,
    sql`select ${paymentColumns} from payments
    where subscription_id in (select id from subscriptions where ${isOwned} and is_demo = ${isDemo})`,
  )
  return { subscriptions: rows.map(toSubscription), payments: paid.map(toPayment) }
}

/** Writes the differences between two ledgers of one account. */
export async function saveLedger(tx: Db, before: Ledger, after: Ledger): Promise<void> {
  const old = new Set([...before.subscriptions, ...before.payments])
  for (const subscription of after.subscriptions) {
    if (old.has(subscription)) continue
    const change = toSubscriptionChange(subscription)
    await tx.execute(sql`update subscriptions set ${assignedValues(change)} where id = ${subscription.id}`)
  }
  for (const payment of after.payments) {
    if (old.has(payment)) continue
    await tx.execute(sql`
      insert into payments ${insertedValues(toPaymentRow(payment))}
      on conflict (reference) do update set refunded = excluded.refunded, refund_owed = excluded.refund_owed`)
  }
}

/** A new subscription, before it exists at the provider; one that the database lost has its ids there. */
export type NewRow = {
  id?: string
  reference?: string
  customer?: string | null
  userId: string
  isDemo: boolean
  /** The account at the provider that it belongs to. */
  account: string
  plan: z.output<typeof paidPlanSchema>
  amount: number
  isProven: boolean
  startsAt: Date | null
  payableUntil: Date
  /** The time at which the reconciler asks the provider next. */
  nextCheckAt: Date
  createdAt: Date
  buyerEmail: string
  buyerState: string | null
  buyerGstin: string | null
}

/** Inserts a subscription as an order, and gives its id. */
export async function insertSubscription(tx: Db, row: NewRow): Promise<string> {
  const { id } = await readRow(
    tx,
    idRow,
    sql`insert into subscriptions ${insertedValues({ ...row, state: 'created' })} returning id`,
  )
  return id
}

/** Stores the provider's ids of a subscription that was created there. */
export async function updateReference(
  db: Db,
  id: string,
  { reference, customer }: { reference: string; customer: string },
): Promise<void> {
  await db.execute(
    sql`update subscriptions set reference = ${reference}, customer = ${customer} where id = ${id}`,
  )
}

/** Stores how a payment was made, as card or upi. */
export async function updateMethod(tx: Db, payment: string, method: string): Promise<void> {
  await tx.execute(sql`update payments set method = ${method} where reference = ${payment}`)
}

/** Stores an event of the provider; `false` when it was handled before. */
export async function insertEvent(
  tx: Db,
  { id, name }: { id: string; name: string },
  now: number,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into billing_events (id, name, received_at) values (${id}, ${name}, ${new Date(now)})
    on conflict do nothing`)
  return rowCount === 1
}

const planRow = z.object({ plan: paidPlanSchema })

/** The stored plan of an account, lapsed or not, among demonstrations or among paid plans. */
export async function findStoredPlan(
  db: Db,
  { userId, isDemo }: { userId: string; isDemo: boolean },
): Promise<PlanId> {
  const row = await findRow(
    db,
    planRow,
    sql`select plan from entitlements where user_id = ${userId} and is_demo = ${isDemo}`,
  )
  return row?.plan ?? 'free'
}

/** Stores the plan of an account as its ledger gives it. A demonstration never replaces a paid plan. */
export async function writeEntitlement(
  tx: Db,
  { userId, isDemo, now }: { userId: string; isDemo: boolean; now: number },
  entitlement: Entitlement | null,
): Promise<void> {
  if (entitlement === null) {
    await tx.execute(sql`delete from entitlements where user_id = ${userId} and (is_demo or not ${isDemo})`)
    return
  }
  const { plan, since, until } = entitlement
  await tx.execute(sql`
    insert into entitlements as known (user_id, plan, since, until, is_demo)
    values (${userId}, ${plan}, ${new Date(since)}, ${new Date(until)}, ${isDemo})
    on conflict (user_id) do update set plan = excluded.plan, since = excluded.since, until = excluded.until,
      is_demo = excluded.is_demo
    where not excluded.is_demo or known.is_demo or known.until <= ${new Date(now)}`)
}
