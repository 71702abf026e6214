import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import { readRows } from '#server/db/read-rows.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import { findSettings } from './settings-repo.ts'

/** Exports and deletes the digests of an account. Their videos are in the export of what it follows. */
export const digestsHook: AccountHook = {
  name: 'digests',
  export: async (db, userId) => {
    const settings = await findSettings(db, userId)
    const digests = await readRows(
      db,
      z.object({ dueOn: z.string() }),
      sql`select due_on::text as "dueOn" from digests where user_id = ${userId} order by due_on`,
    )
    if (settings === null) return null
    const { userId: _userId, feedNonce: _nonce, ...shown } = settings
    return { settings: shown, digests: digests.map(({ dueOn }) => dueOn) }
  },
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from digests where user_id = ${userId}`)
    await tx.execute(sql`delete from digest_settings where user_id = ${userId}`)
  },
}
