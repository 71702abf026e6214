import type { Member } from '#server/features/accounts/service.ts'
import { cutPage, readCursor } from '#server/lib/paging/page-cursor.ts'
import { readAudit, writeAudit } from './audit-repo.ts'
import type { AdminNeeds, PageQuery } from './needs.ts'

const order = 'audit'

/** One page of what admins did, the newest first. @throws AppError `INVALID_REQUEST` for a wrong cursor */
export async function listAudit(
  { orm }: AdminNeeds,
  admin: Member,
  { q, cursor, limit }: PageQuery & { q: string },
) {
  const after = cursor === undefined ? null : readCursor(order, cursor, 'number')
  await writeAudit(orm, admin, 'read-audit', q === '' ? null : q)
  const { entries, total } = await readAudit(orm, { q, after, limit: limit + 1 })
  const { rows, nextCursor } = cutPage(entries, { order, limit, placeOf: ({ key, id }) => ({ key, id }) })
  return { items: rows.map(({ key: _key, ...entry }) => entry), nextCursor, total }
}
