import { retentionDays } from '#product/retention.ts'
import type { PooledDb } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { hasNo, isOlderThan, sweepUnused } from '#server/db/sweep-rows.ts'
import type { Due, Aging } from '#server/db/sweep-rows.ts'

/** Devices that were removed or logged out some time ago. */
export const dueDevices: Due = {
  table: 'devices',
  by: 'revoked_at',
  where: isOlderThan(sql`revoked_at`, retentionDays.removedDevice),
}

/** Keys whose end has long passed. */
export const dueKeys: Due = {
  table: 'api_keys',
  by: 'expires_at',
  where: isOlderThan(sql`expires_at`, retentionDays.endedKey),
}

const { idleVisitor } = retentionDays
const isOld = isOlderThan(sql`created_at`, idleVisitor)
const isRecent = sql`reservations.created_at >= ledger_now() - ${idleVisitor} * interval '1 day'`

/** Visitors and people, who stay as long as something was counted for them. */
const idle: readonly Aging[] = [
  {
    table: 'visitors',
    isOld,
    // Each in two pieces, which an index answers.
    isUnused: sql`${hasNo(sql`select from reservations where reservations.person_id = visitors.person_id and ${isRecent}`)}
      and ${hasNo(sql`select from reservations where reservations.visitor_id = visitors.id and ${isRecent}`)}
      and ${hasNo(sql`select from question_reservations as asked where asked.person_id = visitors.person_id`)}
      and ${hasNo(sql`select from question_reservations as asked where asked.visitor_id = visitors.id`)}`,
  },
  {
    table: 'people',
    isOld,
    isUnused: sql`${hasNo(sql`select from visitors where visitors.person_id = people.id`)}
      and ${hasNo(sql`select from users where users.person_id = people.id`)}
      and ${hasNo(sql`select from reservations where reservations.person_id = people.id`)}
      and ${hasNo(sql`select from question_reservations as asked where asked.person_id = people.id`)}`,
  },
]

/** Deletes visitors who made no summary for a long time, with the address they typed, and what they were counted by. */
export async function purgeVisitors(db: PooledDb, signal: AbortSignal): Promise<void> {
  for (const aging of idle) await sweepUnused(db, aging, signal)
}
