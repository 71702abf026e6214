import { eq } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { demoSubscriptions } from '#server/db/schema/billing.ts'
import type { DemoLedger } from '#server/ports/demo-ledger.ts'

/** Keeps the subscriptions of demonstrations in the database, so that all processes see the same. */
export function createDemoLedger(orm: Orm): DemoLedger {
  return {
    load: async (id) => {
      const [row] = await orm
        .select({ record: demoSubscriptions.record })
        .from(demoSubscriptions)
        .where(eq(demoSubscriptions.id, id))
      return row?.record ?? null
    },
    save: async (id, record) => {
      await orm
        .insert(demoSubscriptions)
        .values({ id, record })
        .onConflictDoUpdate({ target: demoSubscriptions.id, set: { record } })
    },
  }
}
