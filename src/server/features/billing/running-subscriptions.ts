import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { OperatorError } from '#server/db/operator-error.ts'
import { readRows, sql } from '#server/db/sql.ts'

const runningRow = z.object({ reference: z.string() })

/** The most subscriptions that a refused start names. */
const maxNamed = 20

/**
 * Lets a server without plans start only where nobody pays: a subscription that runs at the provider would be
 * charged and never looked at.
 * @throws OperatorError that names those that run, and payments with a refund to come
 */
export async function refuseRunningSubscriptions(db: Db): Promise<void> {
  const running = await readRows(
    db,
    runningRow,
    sql`select reference from subscriptions
    where not is_demo and reference is not null and (
      state in ('authenticated', 'active', 'pending', 'halted', 'paused') or exists (
        select from payments where payments.subscription_id = subscriptions.id and refund_owed > refunded))
    order by reference limit ${maxNamed + 1}`,
  )
  if (running.length === 0) return
  const named = running.slice(0, maxNamed).map(({ reference }) => reference)
  const more = running.length > maxNamed ? ' and more' : ''
  throw new OperatorError(
    'subscriptions-run',
    `PLANS=off is for a server that nobody pays. At the payment provider these subscriptions still run: ${named.join(', ')}${more}. Start with PLANS=on until they have ended.`,
  )
}
