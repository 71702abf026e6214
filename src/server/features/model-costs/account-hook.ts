import { sql } from '#server/db/sql.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'

/** What an account has used of the costs of a day goes with it; another account of the same mailbox keeps it. */
export const modelCostsHook: AccountHook = {
  name: 'modelCosts',
  purge: async (tx, userId) => {
    await tx.execute(sql`
      delete from model_shares using users
      where users.id = ${userId} and share in ('free-account/' || users.person_id, 'paid-account/' || users.person_id)
        and not exists (select from users as other where other.person_id = users.person_id and other.id <> users.id)`)
  },
}
