import { sql } from 'drizzle-orm'
import { retentionDays } from '#product/retention.ts'
import type { Orm } from '#server/db/database.ts'
import { deleteInBatches, isOlderThan } from '#server/db/delete-in-batches.ts'

/** Deletes devices, with their addresses, some time after they were removed or logged out. */
export async function purgeDevices(orm: Orm): Promise<void> {
  await deleteInBatches(orm, {
    table: 'devices',
    where: isOlderThan(sql`revoked_at`, retentionDays.removedDevice),
  })
}

/** Deletes visitors who made no summary for a long time, with the address they typed, and what they were counted by. */
export async function purgeVisitors(orm: Orm): Promise<void> {
  const { idleVisitor } = retentionDays
  const isOld = isOlderThan(sql`created_at`, idleVisitor)
  const isRecent = sql`reservations.created_at >= ledger_now() - ${idleVisitor} * interval '1 day'`
  await deleteInBatches(orm, {
    table: 'visitors',
    // In two pieces, each of which an index answers.
    where: sql`${isOld}
      and not exists (select from reservations where reservations.person_id = visitors.person_id and ${isRecent})
      and not exists (select from reservations where reservations.visitor_id = visitors.id and ${isRecent})`,
  })
  await deleteInBatches(orm, {
    table: 'people',
    where: sql`${isOld}
      and not exists (select from visitors where visitors.person_id = people.id)
      and not exists (select from users where users.person_id = people.id)
      and not exists (select from reservations where reservations.person_id = people.id)`,
  })
}
