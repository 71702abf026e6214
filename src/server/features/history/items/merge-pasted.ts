import { sql } from '#server/db/sql.ts'
import type { Orm } from '#server/db/database.ts'

/**
 * Lets the items of a browser refer to the transcript and the summary of an account that equal theirs: where both pasted the same,
 * the account has it once. What a run is at work on stays as it is, and so does a summary that the account does not have.
 */
export async function mergePasted(
  tx: Orm,
  { visitorId, userId }: { visitorId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    update history_items as guest set transcript_id = twin.transcript_id, summary_id = twin.summary_id
    from (
      select distinct on (brought.id) brought.id, own.transcript_id, own.summary_id
      from history_items as brought
      join transcripts as pasted on pasted.id = brought.transcript_id and pasted.origin = 'pasted'
      join transcripts as equal on equal.content_hash = pasted.content_hash and equal.origin = 'pasted'
        and equal.id <> pasted.id
      join history_items as own on own.transcript_id = equal.id and own.user_id = ${userId}
        and (own.summary_id is null) = (brought.summary_id is null)
      left join summaries as made on made.id = brought.summary_id
      left join summaries as known on known.id = own.summary_id
      where brought.visitor_id = ${visitorId}
        and (made.engine_kind, made.engine_name, made.engine_version, made.language, made.style, made.body)
          is not distinct from
          (known.engine_kind, known.engine_name, known.engine_version, known.language, known.style, known.body)
        and not exists (
          select from history_items as other where other.visitor_id = ${visitorId} and other.transcript_id = equal.id)
        and not exists (
          select from runs where task #>> '{subject,transcriptId}' = pasted.id::text and state in ('queued', 'running'))
      order by brought.id, own.created_at) as twin
    where guest.id = twin.id`)
}
