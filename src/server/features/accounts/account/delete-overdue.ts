import { transaction } from '#server/db/transaction.ts'
import { inBatches } from '#server/db/sweep-rows.ts'
import type { AccountPageDeps } from '../context.ts'
import { deleteUser, findOverdue, takeOverdue } from './repo.ts'

type Deps = Pick<AccountPageDeps, 'orm' | 'accountHooks'>

/**
 * Deletes the accounts whose waiting time is over, each in one transaction; gives how many were deleted.
 * @throws Error with the first failure as its cause, once all others are deleted
 */
export async function deleteOverdue(deps: Deps, signal: AbortSignal): Promise<number> {
  let deleted = 0
  const left: string[] = []
  const failures: unknown[] = []
  const step = async (id: string): Promise<void> => {
    try {
      if (await deleteAccount(deps, id)) deleted += 1
      else left.push(id)
    } catch (error) {
      // A failure must not keep the other accounts from being deleted.
      left.push(id)
      failures.push(error)
    }
  }
  await inBatches({ size: 1, signal }, async () => {
    const overdue = await findOverdue(deps.orm, left)
    for (const id of overdue) await step(id)
    return overdue.length
  })
  if (failures.length > 0) {
    throw new Error(`${failures.length} accounts could not be deleted`, { cause: failures[0] })
  }
  return deleted
}

async function deleteAccount({ orm, accountHooks }: Deps, id: string): Promise<boolean> {
  return await transaction(orm, async (tx) => {
    const user = await takeOverdue(tx, id)
    if (user === null) return false
    for (const hook of accountHooks) await hook.purge(tx, user.id)
    await deleteUser(tx, user)
    return true
  })
}
