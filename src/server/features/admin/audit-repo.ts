import { sql } from 'drizzle-orm'
import type { AuditAction } from '#contract/admin.ts'
import type { Orm } from '#server/db/database.ts'
import type { Member } from '#server/features/accounts/service.ts'

/** Writes down what an admin does, before it is done: also what fails was tried. */
export async function writeAudit(
  orm: Orm,
  { user }: Member,
  action: AuditAction,
  target: string | null,
): Promise<void> {
  await orm.execute(sql`
    insert into audit_entries (at, admin_id, admin_email, action, target)
    values (ledger_now(), ${user.id}, ${user.email}, ${action}, ${target})`)
}

/** One line of the record; times are ISO 8601 in UTC, `key` says where it stands. */
export type AuditRow = {
  id: string
  at: string
  adminEmail: string
  action: AuditAction
  target: string | null
  key: string
}

/** The record after a place, the newest first, as far as an address or a target has `q` in it. */
export async function readAudit(
  orm: Orm,
  { q, after, limit }: { q: string; after: { key: string; id: string } | null; limit: number },
): Promise<{ entries: AuditRow[]; total: number }> {
  const key = sql`(-(extract(epoch from at) * 1000000)::bigint)`
  const isAfter = after === null ? sql`true` : sql`(${key}, id) > (${after.key}::bigint, ${after.id}::uuid)`
  const holds = sql`strpos(lower(concat_ws(' ', admin_email, action, target)), lower(${q})) > 0`
  const { rows } = await orm.execute<AuditRow>(sql`
    select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      admin_email as "adminEmail", action, target, ${key}::text as key
    from audit_entries where ${holds} and ${isAfter} order by ${key}, id limit ${limit}`)
  const counted = await orm.execute<{ total: number }>(
    sql`select count(*)::int as total from audit_entries where ${holds}`,
  )
  return { entries: rows, total: counted.rows[0]?.total ?? 0 }
}
