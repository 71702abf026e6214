import { sql } from '#server/db/sql.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'

/** The webhooks of an account with their deliveries; their secrets are in no export. */
export const webhooksHook: AccountHook = {
  name: 'webhooks',
  export: async (db, userId) => {
    const { rows } = await db.execute(sql`
      select url, events, created_at as "createdAt", off_at as "offAt", (
          select coalesce(jsonb_agg(jsonb_build_object('event', event, 'state', state, 'createdAt', delivered.created_at,
            'attempts', attempts, 'status', status, 'body', body, 'answer', answer) order by delivered.created_at desc), '[]')
          from webhook_deliveries as delivered where delivered.webhook_id = webhooks.id) as deliveries
      from webhooks where user_id = ${userId} order by webhooks.created_at`)
    return rows
  },
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from webhooks where user_id = ${userId}`)
  },
}
