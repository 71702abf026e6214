import type { Orm } from '#server/db/database.ts'
import { billingAlarms } from '#server/db/schema/billing.ts'
import type { Alarm } from './ledger/ledger.ts'
import type { BillingContext } from './context.ts'

/** Stores alarms in the caller's transaction and gives those that are new. */
export async function insertAlarms(tx: Orm, alarms: readonly Alarm[], now: number): Promise<Alarm[]> {
  const fresh: Alarm[] = []
  for (const alarm of alarms) {
    const rows = await tx
      .insert(billingAlarms)
      .values({ ...alarm, raisedAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ id: billingAlarms.id })
    if (rows.length > 0) fresh.push(alarm)
  }
  return fresh
}

/** Counts and logs new alarms for the operator, once their transaction is committed. */
export function reportAlarms(
  { log, billing }: Pick<BillingContext, 'log' | 'billing'>,
  alarms: readonly Alarm[],
): void {
  for (const { kind, reference } of alarms) {
    billing.countAlarm(kind)
    log.error({ alarm: kind, reference }, 'billing needs an operator')
  }
}
