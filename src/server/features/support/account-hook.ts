import { sql } from 'drizzle-orm'
import type { AccountHook } from '#server/features/accounts/service.ts'

/** What an account asked support. What was asked before the sign-in stays with the typed address. */
export const supportHook: AccountHook = {
  name: 'helpRequests',
  export: async (orm, userId) => {
    const { rows } = await orm.execute(sql`
      select id, email, topic, state, created_at as "createdAt", answered_at as "answeredAt"
      from help_requests where user_id = ${userId} order by created_at`)
    return rows
  },
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from help_requests where user_id = ${userId}`)
  },
}
