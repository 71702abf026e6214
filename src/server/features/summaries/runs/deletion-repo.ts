import { sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { z } from 'zod'
import type { Orm } from '#server/db/database.ts'
import { readRows } from '#server/db/read-rows.ts'

/**
 * Deletes runs with their events and requests, in the caller's transaction; gives how many. A request is added while its run is
 * locked, so that the second statement sees all there will ever be: they have no foreign key to the run.
 */
export async function deleteRuns(tx: Orm, where: Sql): Promise<number> {
  const locked = await readRows(
    tx,
    z.object({ id: z.guid() }),
    sql`select id from runs where ${where} order by id for update`,
  )
  if (locked.length === 0) return 0
  const ids = JSON.stringify(locked.map(({ id }) => id))
  const among = sql`(select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`
  await tx.execute(sql`
    with requests as (delete from run_requests where run_id in ${among})
    delete from runs where id in ${among}`)
  return locked.length
}

/** Deletes the runs that were made of these transcripts: their events hold text of them. */
export async function deleteRunsOfTranscripts(tx: Orm, transcriptIds: readonly string[]): Promise<void> {
  if (transcriptIds.length === 0) return
  await deleteRuns(
    tx,
    sql`task #>> '{subject,transcriptId}' =
      any(array(select jsonb_array_elements_text(${JSON.stringify(transcriptIds)}::jsonb)))`,
  )
}

/** Deletes the ended runs that only this account requested. */
export async function deleteRunsOf(tx: Orm, userId: string): Promise<void> {
  await deleteRuns(
    tx,
    sql`state not in ('queued', 'running')
      and id in (select run_id from run_requests where user_id = ${userId})
      and not exists (select from run_requests as other
        where other.run_id = runs.id and other.user_id is distinct from ${userId})`,
  )
}
