import { sql } from 'drizzle-orm'
import { retentionDays } from '#product/retention.ts'
import type { Orm } from '#server/db/database.ts'
import { deleteInBatches, hasNo, isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'

/** Devices that were removed or logged out some time ago. */
export const dueDevices: Due = {
  table: 'devices',
  by: 'revoked_at',
  where: isOlderThan(sql`revoked_at`, retentionDays.removedDevice),
}

/** Deletes devices, with their addresses, some time after they were removed or logged out. */
export async function purgeDevices(orm: Orm, signal: AbortSignal): Promise<void> {
  await deleteInBatches(orm, dueDevices, signal)
}

/** Deletes visitors who made no summary for a long time, with the address they typed, and what they were counted by. */
export async function purgeVisitors(orm: Orm, signal: AbortSignal): Promise<void> {
  const { idleVisitor } = retentionDays
  const isOld = isOlderThan(sql`created_at`, idleVisitor)
  const isRecent = sql`reservations.created_at >= ledger_now() - ${idleVisitor} * interval '1 day'`
  // In two pieces, each of which an index answers.
  const isIdle = sql`${isOld}
    and ${hasNo(sql`select from reservations where reservations.person_id = visitors.person_id and ${isRecent}`)}
    and ${hasNo(sql`select from reservations where reservations.visitor_id = visitors.id and ${isRecent}`)}
    and ${hasNo(sql`select from question_reservations as asked where asked.person_id = visitors.person_id`)}
    and ${hasNo(sql`select from question_reservations as asked where asked.visitor_id = visitors.id`)}`
  await deleteInBatches(orm, { table: 'visitors', by: 'created_at', where: isIdle }, signal)
  const isUnused = sql`${isOld}
    and ${hasNo(sql`select from visitors where visitors.person_id = people.id`)}
    and ${hasNo(sql`select from users where users.person_id = people.id`)}
    and ${hasNo(sql`select from reservations where reservations.person_id = people.id`)}
    and ${hasNo(sql`select from question_reservations as asked where asked.person_id = people.id`)}`
  await deleteInBatches(orm, { table: 'people', by: 'created_at', where: isUnused }, signal)
}
