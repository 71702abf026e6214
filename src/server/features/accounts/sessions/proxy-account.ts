import { transaction } from '#server/db/transaction.ts'
import type { AccountDeps } from '../context.ts'
import { noteAdmission, refusal, requireAdmission } from '../sign-in/admission.ts'
import { ensureUser, findUser, lockProven } from '../users/users.ts'
import type { ListedUser } from '../users/users.ts'

/**
 * The account of the address that the proxy in front of the server has signed in, inserted when there is
 * none. There is no session and no device: the header says with each call who makes it.
 * @throws AppError `FORBIDDEN` for an address that may have no account here
 */
export async function readProxyAccount(deps: AccountDeps, email: string): Promise<ListedUser> {
  const { db, policy } = deps
  for (;;) {
    const known = await findUser(deps, email)
    if (known !== null && (known.isSuspended || (known.isVerified && !policy.admits(known)))) throw refusal()
    if (known?.isVerified === true) return known
    const proven = { email, method: 'proxy' } as const
    await transaction(db, async (tx) => {
      await requireAdmission(tx, policy, proven)
      const { id: userId } = await ensureUser(tx, email)
      const locked = await lockProven(tx, userId, { name: null, language: { chosen: null, page: null } })
      if (locked !== null) await noteAdmission(tx, policy, { ...proven, userId })
    })
  }
}
