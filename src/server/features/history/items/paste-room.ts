import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import type { Orm } from '#server/db/database.ts'
import { readRow, readRows } from '#server/db/read-rows.ts'
import { deletePasted } from '../purge.ts'

/** The bytes of the pasted transcripts that the history of an owner refers to, each counted once. */
export async function pastedBytes(
  orm: Orm,
  ownerId: string | null,
  which: 'all' | 'undeleted',
): Promise<number> {
  const { bytes } = await readRow(
    orm,
    z.object({ bytes: z.number() }),
    sql`select coalesce(sum(stored_bytes), 0)::float8 as bytes from transcripts where id in (
      select transcript_id from history_items
      where is_pasted and coalesce(user_id, visitor_id) = ${ownerId}::uuid
        and (${which} = 'all' or deleted_at is null))`,
  )
  return bytes
}

/** Deletes for good what an owner pasted and deleted. */
export async function dropDeletedPastes(tx: Orm, ownerId: string | null): Promise<void> {
  const rows = await readRows(
    tx,
    z.object({ id: z.guid() }),
    sql`delete from history_items
    where is_pasted and coalesce(user_id, visitor_id) = ${ownerId}::uuid and deleted_at is not null
    returning transcript_id as id`,
  )
  await deletePasted(
    tx,
    rows.map(({ id }) => id),
  )
}
