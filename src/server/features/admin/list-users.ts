import type { AdminUser } from '#contract/admin.ts'
import { listUsers as findUsers } from '#server/features/accounts/service.ts'
import type { ListedUser, Member } from '#server/features/accounts/service.ts'
import { readUsage } from '#server/features/usage/service.ts'
import { cutPage, readCursor } from '#server/lib/paging/page-cursor.ts'
import { asMember } from './as-member.ts'
import { writeAudit } from './audit-repo.ts'
import type { AdminNeeds, PageQuery } from './needs.ts'

const order = 'users'

/** One page of all accounts, the newest first. @throws AppError `INVALID_REQUEST` for a wrong cursor */
export async function listUsers(
  needs: AdminNeeds,
  admin: Member,
  { q, cursor, limit }: PageQuery & { q: string },
) {
  const after = cursor === undefined ? null : readCursor(order, cursor, 'number')
  await writeAudit(needs.orm, admin, 'list-users', q === '' ? null : q)
  const { users, total } = await findUsers(needs, { q, after, limit: limit + 1 })
  const { rows, nextCursor } = cutPage(users, { order, limit, placeOf: ({ key, id }) => ({ key, id }) })
  return { items: await Promise.all(rows.map((user) => present(needs, user))), nextCursor, total }
}

async function present(needs: AdminNeeds, user: ListedUser): Promise<AdminUser> {
  const { remainingCount } = await readUsage(needs, asMember(user, ''))
  const { id, email, phone, isVerified, plan, createdAt } = user
  return {
    id,
    email,
    phone,
    planType: plan ?? 'free',
    isSubscribed: plan !== null,
    isVerified,
    remainingCount,
    createdAt,
  }
}
