import type { AccountHistoryEntry } from '#contract/admin.ts'
import { findUser } from '#server/features/accounts/service.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { listAccountHistory as findAccountHistory } from '#server/features/history/service.ts'
import { describeVideo } from '#server/features/transcripts/service.ts'
import { cutPage, readCursor } from '#server/lib/paging/page-cursor.ts'
import type { ItemPosition } from '#server/lib/paging/page-cursor.ts'
import { audit } from './audit-repo.ts'
import type { AdminDeps, PageQuery } from './context.ts'
import { noSuchUser } from './context.ts'

const order = 'usage'

/** One page of the summaries of an account, the newest first. @throws AppError `NOT_FOUND`, `INVALID_REQUEST` */
export async function listAccountHistory(
  deps: AdminDeps,
  admin: Member,
  { email, cursor, limit }: PageQuery & { email: string },
) {
  const after = cursor === undefined ? null : readCursor(order, cursor, 'number')
  return await audit(deps.orm, admin, { action: 'read-usage', target: email }, () =>
    readPage(deps, { email, after, limit }),
  )
}

async function readPage(
  deps: AdminDeps,
  { email, after, limit }: { email: string; after: ItemPosition | null; limit: number },
) {
  const user = await findUser(deps, email)
  if (user === null) throw noSuchUser()
  const { entries, total } = await findAccountHistory(deps.orm, user.id, { after, limit: limit + 1 })
  const { rows, nextCursor } = cutPage(entries, { order, limit, positionOf: ({ key, id }) => ({ key, id }) })
  const items = rows.map((row): AccountHistoryEntry => {
    const { videoTitle, videoUrl } = describeVideo(row)
    const { id, usageDate, city, country, ipAddress } = row
    return { id, videoTitle, videoUrl, usageDate, city, country, ipAddress }
  })
  return { items, nextCursor, total }
}
