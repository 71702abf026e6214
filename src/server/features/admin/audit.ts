import { z } from 'zod'
import { auditActions } from '#contract/admin.ts'
import type { AuditAction, AuditEntry } from '#contract/admin.ts'
import { problemCodes, problems } from '#contract/problems.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { AppError } from '#core/app-error.ts'
import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { isOlder, newestFirstKey, cutPage, readCursor } from '#server/db/paging.ts'
import { countRows, idRow, isoTime, readRow, readRows, sql } from '#server/db/sql.ts'
import { isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import type { AccountDeps, AccountHook, Member } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'

/** An action of an admin, and the user or text that it is about. */
type Audited = { action: AuditAction; target: string | null }

/**
 * Records an action of an admin before it runs, and its failure after it. Both are written outside the
 * transaction of the action, which a failure rolls back.
 * @throws what the action throws
 */
export async function audit<T>(
  db: Db,
  { user }: Member,
  { action, target }: Audited,
  work: () => Promise<T>,
): Promise<T> {
  const { id } = await readRow(
    db,
    idRow,
    // Locked, so that an account that is being deleted is either in no entry or taken out of it.
    sql`insert into audit_entries (at, admin_id, admin_email, action, target)
    select ledger_now(), id, ${user.email}, ${action}, ${target}
    from (select id from users where id = ${user.id} for key share) held returning id`,
  )
  try {
    return await work()
  } catch (error) {
    const failure: ProblemCode = error instanceof AppError ? error.code : 'INTERNAL'
    await db
      .execute(sql`update audit_entries set failure = ${failure} where id = ${id}`)
      // The action's own error is the one to report.
      .catch(() => undefined)
    throw error
  }
}

const auditRowSchema = z.object({
  id: z.guid(),
  at: z.string(),
  adminEmail: z.string(),
  action: z.enum(auditActions),
  target: z.string().nullable(),
  /** The failure of the action; `null` when it succeeded. */
  failure: z.enum(problemCodes).nullable(),
  key: z.string(),
})

/** An entry of the audit; times are ISO 8601 in UTC, `key` is its position. */
type AuditRow = z.output<typeof auditRowSchema>

/**
 * The entries after a cursor whose address, action or target contains `q`, the newest first, and their number
 * by `countRows`.
 */
async function readAudit(
  db: Db,
  { q, after, limit }: { q: string; after: { key: string; id: string } | null; limit: number },
): Promise<{ entries: AuditRow[]; total: number }> {
  const key = newestFirstKey(sql`audit_entries.at`)
  const isAfter = isOlder(sql`audit_entries.at`, sql`audit_entries.id`, after)
  const matches =
    q === '' ? sql`true` : sql`strpos(lower(concat_ws(' ', admin_email, action, target)), lower(${q})) > 0`
  const entries = await readRows(
    db,
    auditRowSchema,
    sql`select id, ${isoTime(sql`at`)} as at,
      admin_email as "adminEmail", action, target, failure, ${key}::text as key
    from audit_entries where ${matches} and ${isAfter} order by audit_entries.at desc, id limit ${limit}`,
  )
  const counted = q === '' ? sql`order by audit_entries.at desc` : sql`where ${matches}`
  const total = await countRows(db, sql`select from audit_entries ${counted}`)
  return { entries, total }
}

/** Entries past their retention. */
export const dueAudit: Due = {
  table: 'audit_entries',
  by: 'at',
  where: isOlderThan(sql`at`, retentionDays.auditEntry),
}

const anonymous = 'deleted account'

/** Removes the address of a deleted account from the audit, as an admin's and as the target of an action. */
export const auditHook: AccountHook = {
  name: 'audit',
  purge: async (tx, userId) => {
    await tx.execute(sql`
      update audit_entries set admin_email = ${anonymous}, admin_id = null where admin_id = ${userId}`)
    // A target begins with the address, or is a search for it.
    await tx.execute(sql`
      update audit_entries set target = ${anonymous} || substr(target, length(users.email) + 1)
      from users where users.id = ${userId} and split_part(lower(target), ' ', 1) = users.email`)
  },
}

const order = 'audit'

/** One page of the audit, the newest entry first. @throws AppError `INVALID_REQUEST` for a wrong cursor */
export async function listAudit(
  { db }: AdminDeps,
  admin: Member,
  { q, cursor, limit }: PageQuery & { q: string },
) {
  const after = cursor === undefined ? null : readCursor(order, cursor, 'number')
  return await audit(db, admin, { action: 'read-audit', target: q === '' ? null : q }, async () => {
    const { entries, total } = await readAudit(db, { q, after, limit: limit + 1 })
    const { rows, nextCursor } = cutPage(entries, { order, limit })
    return { items: rows.map(presentEntry), nextCursor, total }
  })
}

function presentEntry({ key: _key, failure, ...entry }: AuditRow): AuditEntry {
  return { ...entry, failure: failure === null ? null : problems[failure].title }
}

/** Dependencies of the admins' calls. */
export type AdminDeps = AccountDeps & SummaryDeps

/** The query of a page of a list. */
export type PageQuery = { cursor?: string | undefined; limit: number }

/** The failure to find an account by its address; only admins see it. */
export function noSuchUser(): AppError {
  return new AppError('NOT_FOUND', 'No user has this address.')
}
