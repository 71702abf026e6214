import { transaction } from '#server/db/transaction.ts'
import type { ProfileNeeds } from './profile-needs.ts'
import { deleteUser, takeOverdue } from './repo.ts'

/** Deletes the accounts whose days to change one's mind are over, each as a whole; gives how many there were. */
export async function deleteOverdue({
  orm,
  accountParts,
}: Pick<ProfileNeeds, 'orm' | 'accountParts'>): Promise<number> {
  let deleted = 0
  for (let isMore = true; isMore;) {
    isMore = await transaction(orm, async (tx) => {
      const user = await takeOverdue(tx)
      if (user === null) return false
      for (const part of accountParts) await part.forget(tx, user.id)
      await deleteUser(tx, user)
      return true
    })
    if (isMore) deleted += 1
  }
  return deleted
}
