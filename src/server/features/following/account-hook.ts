import { z } from 'zod'
import { readRows, sql } from '#server/db/sql.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import { selectFollows } from './follows-repo.ts'
import { presentSource } from './present.ts'

const itemSchema = z.object({
  url: z.string(),
  title: z.string().nullable(),
  state: z.string(),
  historyId: z.guid().nullable(),
  reason: z.string().nullable(),
})

/** Exports and deletes what an account follows. */
export const followingHook: AccountHook = {
  name: 'following',
  export: async (db, userId) => ({
    follows: (await selectFollows(db, userId)).map(({ formName: _name, form, ...source }) => ({
      ...presentSource(source),
      form,
    })),
    videos: await readRows(
      db,
      itemSchema,
      sql`select entry.url, entry.title, item.state, item.history_id as "historyId", item.failure_detail as reason
        from followed_items as item join watched_entries as entry on entry.id = item.entry_id
        where item.user_id = ${userId} order by item.created_at, item.id`,
    ),
  }),
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from follows where user_id = ${userId}`)
  },
}
