import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { findRow, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'

const storedMomentSchema = z.object({
  id: z.guid(),
  line: z.string(),
  nonce: z.string(),
  tokenHash: z.string(),
})

/** A shared line: the nonce of its address and the hash to find it by. */
export type StoredMoment = z.output<typeof storedMomentSchema>

const momentColumns = sql`moments.id, moments.line, moments.nonce, moments.token_hash as "tokenHash"`

/** Shares a line of the caller's summary under a new nonce, or leaves the one that it has; `null` for no such item. */
export async function putMoment(
  db: Db,
  { own, itemId, line, nonce, hash }: { own: Sql; itemId: string; line: string; nonce: string; hash: string },
): Promise<StoredMoment | null> {
  return await findRow(
    db,
    storedMomentSchema,
    sql`insert into moments (item_id, line, nonce, token_hash)
    select item.id, ${line}, ${nonce}, ${hash} from history_items as item
    where ${own} and item.id = ${itemId} and item.summary_id is not null and item.deleted_at is null
    on conflict (item_id, line) do update set line = excluded.line
    returning ${momentColumns}`,
  )
}

/** The shared lines of an item, in the order in which they were shared. */
export async function listMoments(db: Db, itemId: string): Promise<StoredMoment[]> {
  return await readRows(
    db,
    storedMomentSchema,
    sql`select ${momentColumns} from moments where item_id = ${itemId} order by created_at, id`,
  )
}

/** Replaces the nonce of a shared line; `false` when it has another one by now. */
export async function renewMoment(
  db: Db,
  { id, from, nonce, hash }: { id: string; from: string; nonce: string; hash: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update moments set nonce = ${nonce}, token_hash = ${hash} where id = ${id} and nonce = ${from}`)
  return rowCount === 1
}

const foundMomentSchema = z.object({
  line: z.string(),
  itemId: z.guid(),
  summaryId: z.guid(),
  shareNonce: z.string().nullable(),
  shareHash: z.string().nullable(),
})

/** The line that is shared under a token with this hash; not while its item is deleted. */
export async function findMoment(db: Db, hash: string): Promise<z.output<typeof foundMomentSchema> | null> {
  return await findRow(
    db,
    foundMomentSchema,
    sql`select moments.line, item.id as "itemId", item.summary_id as "summaryId",
      item.share_nonce as "shareNonce", item.share_hash as "shareHash"
    from moments join history_items as item on item.id = moments.item_id
    where moments.token_hash = ${hash} and item.summary_id is not null and item.deleted_at is null`,
  )
}

const spokenSchema = z.object({ index: z.int(), text: z.string() })

/** The sentences of a transcript from one index to another, without reading the others; `null` where its row has none. */
export async function readSpoken(
  db: Db,
  { transcriptId, from, to }: { transcriptId: string; from: number; to: number },
): Promise<z.output<typeof spokenSchema>[] | null> {
  const rows = await readRows(
    db,
    spokenSchema,
    sql`select (position - 1)::int as index, sentence ->> 'text' as text
    from transcripts, json_array_elements(transcripts.sentences::json) with ordinality as said (sentence, position)
    where transcripts.id = ${transcriptId} and position between ${from + 1} and ${to + 1}
    order by position`,
  )
  return rows.length === 0 ? null : rows
}
