import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import { announce } from '#server/features/webhooks/service.ts'

const factsSchema = z.object({
  collectionId: z.guid(),
  title: z.string(),
  total: z.int(),
  summarized: z.int(),
  failed: z.int(),
})

/** Announces to the webhooks of its account that all videos of a collection were worked on, in the transaction that ends it. */
export async function announceCollection(
  tx: Db,
  { userId, collectionId }: { userId: string; collectionId: string },
): Promise<void> {
  await announce(tx, {
    userId,
    event: 'collection.ended',
    readData: () =>
      findRow(
        tx,
        factsSchema,
        sql`select collections.id as "collectionId", collections.title, count(item.id)::int as total,
            count(item.id) filter (where item.state in ('done', 'skipped'))::int as summarized,
            count(item.id) filter (where item.state = 'failed')::int as failed
          from collections left join collection_items as item on item.collection_id = collections.id
          where collections.id = ${collectionId} group by collections.id`,
      ),
  })
}
