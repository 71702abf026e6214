import { transaction } from '#server/db/transaction.ts'
import type { ProfileDeps } from './context.ts'
import { deleteUser, findOverdue, takeOverdue } from './repo.ts'

type Deps = Pick<ProfileDeps, 'orm' | 'accountHooks'>

/**
 * Deletes the accounts whose days to change one's mind are over, each as a whole; gives how many there were.
 * @throws Error with the first thing that went wrong as its cause, once all the others are gone
 */
export async function deleteOverdue(deps: Deps): Promise<number> {
  let deleted = 0
  const troubles: unknown[] = []
  for (const id of await findOverdue(deps.orm)) {
    try {
      if (await deleteAccount(deps, id)) deleted += 1
    } catch (error) {
      // One that cannot go must not keep the others here.
      troubles.push(error)
    }
  }
  if (troubles.length > 0) {
    throw new Error(`${troubles.length} accounts could not be deleted`, { cause: troubles[0] })
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
