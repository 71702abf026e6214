import { sql } from 'drizzle-orm'
import type { AuditAction } from '#contract/admin.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { retentionDays } from '#product/retention.ts'
import type { Orm } from '#server/db/database.ts'
import { isOlder, newestFirstKey } from '#server/db/newest-first.ts'
import { deleteInBatches, isOlderThan } from '#server/db/delete-in-batches.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'

/** An action of an admin, and the user or text that it is about. */
export type Audited = { action: AuditAction; target: string | null }

/**
 * Records an action of an admin before it runs, and its failure after it. Both are written outside the transaction of
 * the action, which a failure rolls back.
 * @throws what the action throws
 */
export async function audit<T>(
  orm: Orm,
  { user }: Member,
  { action, target }: Audited,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    insert into audit_entries (at, admin_id, admin_email, action, target)
    values (ledger_now(), ${user.id}, ${user.email}, ${action}, ${target}) returning id`)
  try {
    return await work()
  } catch (error) {
    const failure: ProblemCode = error instanceof AppError ? error.code : 'INTERNAL'
    await orm
      .execute(sql`update audit_entries set failure = ${failure} where id = ${rows[0]?.id}`)
      // The action's own error is the one to report.
      .catch(() => undefined)
    throw error
  }
}

/** One line of the record; times are ISO 8601 in UTC, `key` says where it stands. */
export type AuditRow = {
  id: string
  at: string
  adminEmail: string
  action: AuditAction
  target: string | null
  /** Why it failed; `null` when it didn't. */
  failure: ProblemCode | null
  key: string
}

/** The record after a place, the newest first, as far as an address or a target has `q` in it. */
export async function readAudit(
  orm: Orm,
  { q, after, limit }: { q: string; after: { key: string; id: string } | null; limit: number },
): Promise<{ entries: AuditRow[]; total: number }> {
  const key = newestFirstKey(sql`audit_entries.at`)
  const isAfter = after === null ? sql`true` : isOlder(sql`audit_entries.at`, sql`audit_entries.id`, after)
  const holds = sql`strpos(lower(concat_ws(' ', admin_email, action, target)), lower(${q})) > 0`
  const { rows } = await orm.execute<AuditRow>(sql`
    select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      admin_email as "adminEmail", action, target, failure, ${key}::text as key
    from audit_entries where ${holds} and ${isAfter} order by audit_entries.at desc, id limit ${limit}`)
  const counted = await orm.execute<{ total: number }>(
    sql`select count(*)::int as total from audit_entries where ${holds}`,
  )
  return { entries: rows, total: counted.rows[0]?.total ?? 0 }
}

/** Deletes entries whose time is over. */
export async function purgeAudit(orm: Orm): Promise<void> {
  const where = isOlderThan(sql`at`, retentionDays.auditEntry)
  await deleteInBatches(orm, { table: 'audit_entries', where })
}
