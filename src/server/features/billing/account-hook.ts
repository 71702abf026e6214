import { sql } from '#server/db/sql.ts'
import type { Orm } from '#server/db/database.ts'
import { plans } from '#product/plans.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import { accountOwner, loadLedger } from './ledger/repo.ts'
import { describeSubscription } from './ledger/entitlement.ts'

/**
 * Exports and ends the billing of an account. Payments and receipts outlive it without their owner, as tax law requires;
 * its subscriptions are stopped.
 */
export const billingHook: AccountHook = {
  name: 'billing',
  export: exportBilling,
  deletionNote,
  purge: async (tx, userId) => {
    await tx.execute(sql`
      update subscriptions set stop_when = 'now', stop_by = 'user', stop_at = now(), stop_done = false, operation_at = null
      where user_id = ${userId} and state not in ('cancelled', 'completed', 'expired')`)
    await tx.execute(sql`
      update subscriptions set user_id = null, buyer_email = null, buyer_state = null, buyer_gstin = null
      where user_id = ${userId}`)
    await tx.execute(sql`update receipts set user_id = null where user_id = ${userId}`)
    await tx.execute(sql`delete from entitlements where user_id = ${userId}`)
  },
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** The note on the paid plan of an account that is to be deleted. */
async function deletionNote(orm: Orm, userId: string, endsAt: Date): Promise<string | null> {
  for (const isDemo of [false, true]) {
    const ledger = await loadLedger(orm, accountOwner(userId, { isDemo }))
    const { plan, renewsAt, canCancel } = describeSubscription(ledger, Date.now())
    if (plan === 'free') continue
    const { name } = plans[plan]
    const ending = `Your ${name} plan ends with your account. It isn't charged again after that, and the rest of the paid month isn't refunded.`
    const renews = canCancel && renewsAt !== null && renewsAt < endsAt.getTime()
    return renews
      ? `${ending} It still renews on ${day.format(new Date(renewsAt))}: cancel it on your account page if you don't want that.`
      : ending
  }
  return null
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
