import { sql } from 'drizzle-orm'
import type { AccountHook } from '#server/features/accounts/service.ts'

const anonymous = 'deleted account'

/** Takes the address of a deleted account out of the audit: as an admin, and as the one that an action was about. */
export const auditHook: AccountHook = {
  name: 'audit',
  purge: async (tx, userId) => {
    await tx.execute(sql`update audit_entries set admin_email = ${anonymous} where admin_id = ${userId}`)
    // A target begins with the address, or is a search for it.
    await tx.execute(sql`
      update audit_entries set target = ${anonymous} || substr(target, length(users.email) + 1)
      from users where users.id = ${userId} and split_part(lower(target), ' ', 1) = users.email`)
  },
}
