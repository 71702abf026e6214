import { sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import type { AccountPart } from '#server/features/accounts/service.ts'

/**
 * What billing has to do with an account. Payments and receipts outlive it, as tax law wants, without their owner; what
 * was still to be charged is stopped.
 */
export const billingPart: AccountPart = {
  name: 'billing',
  // What is bought belongs to an address from the beginning.
  adopt: async () => undefined,
  export: exportBilling,
  forget: async (tx, userId) => {
    await tx.execute(sql`
      update subscriptions set stop_when = 'now', stop_by = 'person', stop_at = now(), stop_done = false, duty_at = null
      where user_id = ${userId} and state not in ('cancelled', 'completed', 'expired')`)
    await tx.execute(sql`
      update subscriptions set user_id = null, buyer_email = null, buyer_state = null, buyer_gstin = null
      where user_id = ${userId}`)
    await tx.execute(sql`update receipts set user_id = null where user_id = ${userId}`)
    await tx.execute(sql`delete from entitlements where user_id = ${userId}`)
  },
}

async function exportBilling(orm: Orm, userId: string): Promise<unknown> {
  const { rows: bought } = await orm.execute(sql`
    select plan, amount, state, is_demo as "isDemo", created_at as "createdAt" from subscriptions
    where user_id = ${userId} order by created_at`)
  const { rows: paid } = await orm.execute(sql`
    select p.reference, p.amount, p.refunded, p.paid_at as "paidAt", p.period_start as "periodStart",
      p.period_end as "periodEnd", p.method, r.content as receipt
    from payments p join subscriptions s on s.id = p.subscription_id
    left join receipts r on r.payment_reference = p.reference
    where s.user_id = ${userId} order by p.paid_at`)
  return { subscriptions: bought, payments: paid }
}
