import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import type { BillingContext } from './context.ts'
import type { Alarm } from './ledger/ledger.ts'

/** Stores alarms in the caller's transaction and gives those that are new. */
export async function insertAlarms(tx: Db, alarms: readonly Alarm[], now: number): Promise<Alarm[]> {
  const fresh: Alarm[] = []
  for (const alarm of alarms) {
    const { rowCount } = await tx.execute(sql`
      insert into billing_alarms (kind, reference, raised_at) values (${alarm.kind}, ${alarm.reference}, ${new Date(now)})
      on conflict do nothing`)
    if (rowCount === 1) fresh.push(alarm)
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
