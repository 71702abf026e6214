import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import type { CorrectionsOwner } from '#server/features/transcripts/service.ts'

/** The owner of what is shared, whose corrections it shows. */
export function sharedBy({ userId, visitorId }: z.output<typeof sharerRow>): CorrectionsOwner {
  return { user: userId === null ? null : { id: userId }, visitorId }
}

/** The owner of a history item that is shared. */
export const sharerRow = z.object({ userId: z.guid().nullable(), visitorId: z.guid().nullable() })

const sharedSchema = sharerRow.extend({
  itemId: z.guid(),
  summaryId: z.guid(),
  sharesQuestions: z.boolean(),
})

/** The summary that is shared under a token with this hash; not while its item is deleted. */
export async function findShared(db: Db, hash: string): Promise<z.output<typeof sharedSchema> | null> {
  return await findRow(
    db,
    sharedSchema,
    sql`select id as "itemId", summary_id as "summaryId", shares_questions as "sharesQuestions",
      user_id as "userId", visitor_id as "visitorId"
    from history_items where share_hash = ${hash} and summary_id is not null and deleted_at is null`,
  )
}
