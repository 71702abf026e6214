import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import { readRows } from '#server/db/read-rows.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'

/** Exports and deletes the collections of an account. */
export const collectionsHook: AccountHook = {
  name: 'collections',
  export: (db, userId) =>
    readRows(
      db,
      z.record(z.string(), z.unknown()),
      sql`select collection.title, collection.tags, collection.source, collection.state, collection.created_at as "createdAt",
        (select coalesce(jsonb_agg(jsonb_build_object('videoId', item.video_id, 'title', item.title, 'channel', item.channel,
            'state', item.state, 'problem', item.problem, 'historyId', item.history_id) order by item.place), '[]'::jsonb)
          from collection_items as item where item.collection_id = collection.id) as videos
      from collections as collection where collection.user_id = ${userId} order by collection.created_at, collection.id`,
    ),
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from collections where user_id = ${userId}`)
  },
}
