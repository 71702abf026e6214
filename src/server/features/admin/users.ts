import type { AdminUser } from '#contract/admin.ts'
import { asMember, listUsers as findUsers, registerAccount } from '#server/features/accounts/service.ts'
import type { ListedUser, Member } from '#server/features/accounts/service.ts'
import { readQuotas } from '#server/features/quota/service.ts'
import { cutPage, readCursor } from '#server/lib/paging/page-cursor.ts'
import { audit } from './audit-repo.ts'
import type { AdminDeps, PageQuery } from './context.ts'

const order = 'users'

/** One page of all accounts, the newest first. @throws AppError `INVALID_REQUEST` for a wrong cursor */
export async function listUsers(
  deps: AdminDeps,
  admin: Member,
  { q, cursor, limit }: PageQuery & { q: string },
) {
  const after = cursor === undefined ? null : readCursor(order, cursor, 'number')
  return await audit(deps.orm, admin, { action: 'list-users', target: q === '' ? null : q }, async () => {
    const { users, total } = await findUsers(deps, { q, after, limit: limit + 1 })
    const { rows, nextCursor } = cutPage(users, { order, limit, positionOf: ({ key, id }) => ({ key, id }) })
    const quotas = await readQuotas(deps.orm, rows.map(asMember))
    return {
      items: rows.map((user, position) => present(user, quotas[position]?.remainingCount ?? null)),
      nextCursor,
      total,
    }
  })
}

function present(user: ListedUser, remainingCount: number | null): AdminUser {
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

/** Inserts an account for an address in lower case; an existing one gets the phone, when one is given. */
export async function registerUser(
  { orm }: AdminDeps,
  admin: Member,
  { email, phone }: { email: string; phone: string | null },
): Promise<{ message: string; isNew: boolean }> {
  const action = { action: 'register-user', target: email } as const
  const isNew = await audit(orm, admin, action, () => registerAccount(orm, email, phone))
  return { isNew, message: isNew ? 'User registered successfully' : 'This address is already registered' }
}
