import { and, eq } from 'drizzle-orm'
import { plans } from '#product/plans.ts'
import { soldPlans } from '#server/db/schema/billing.ts'
import type { PaidPlan } from '#server/ports/payments.ts'
import type { BillingContext } from '../context.ts'

/** The provider's id of a plan at today's price; made there when it is sold for the first time. @throws PaymentFailure */
export async function soldPlan(
  { orm, billing: { provider } }: BillingContext,
  plan: PaidPlan,
  signal: AbortSignal,
): Promise<string> {
  const byHand = provider.plans[plan]
  if (byHand !== undefined) return byHand
  const { account } = provider
  const { name, price: amount } = plans[plan]
  const isIt = and(eq(soldPlans.account, account), eq(soldPlans.plan, plan), eq(soldPlans.amount, amount))
  const [known] = await orm.select({ reference: soldPlans.reference }).from(soldPlans).where(isIt)
  if (known !== undefined) return known.reference
  const reference = await provider.createPlan({ name, amount }, signal)
  // Two at once make two there, which are the same to everybody.
  await orm.insert(soldPlans).values({ account, plan, amount, reference }).onConflictDoNothing()
  return reference
}
