import type { AuditEntry } from '#contract/admin.ts'
import { problems } from '#contract/problem.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { cutPage, readCursor } from '#server/lib/paging/page-cursor.ts'
import { audit, readAudit } from './audit-repo.ts'
import type { AuditRow } from './audit-repo.ts'
import type { AdminDeps, PageQuery } from './context.ts'

const order = 'audit'

/** One page of the audit, the newest entry first. @throws AppError `INVALID_REQUEST` for a wrong cursor */
export async function listAudit(
  { orm }: AdminDeps,
  admin: Member,
  { q, cursor, limit }: PageQuery & { q: string },
) {
  const after = cursor === undefined ? null : readCursor(order, cursor, 'number')
  return await audit(orm, admin, { action: 'read-audit', target: q === '' ? null : q }, async () => {
    const { entries, total } = await readAudit(orm, { q, after, limit: limit + 1 })
    const { rows, nextCursor } = cutPage(entries, {
      order,
      limit,
      positionOf: ({ key, id }) => ({ key, id }),
    })
    return { items: rows.map(presentEntry), nextCursor, total }
  })
}

function presentEntry({ key: _key, failure, ...entry }: AuditRow): AuditEntry {
  return { ...entry, failure: failure === null ? null : problems[failure].title }
}
