import type { Orm } from '#server/db/database.ts'
import { billingAlarms } from '#server/db/schema/billing.ts'
import type { Alarm } from './book.ts'
import type { BillingNeeds } from './billing-needs.ts'

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

/** Tells the operator of new alarms, once their transaction is through. */
export function tellAlarms(
  { log, billing }: Pick<BillingNeeds, 'log' | 'billing'>,
  alarms: readonly Alarm[],
): void {
  for (const { kind, reference } of alarms) {
    billing.countAlarm(kind)
    log.error({ alarm: kind, reference }, 'money needs somebody to look after it')
  }
}
