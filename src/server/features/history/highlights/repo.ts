import { sql } from '#server/db/sql.ts'
import { isoTime } from '#server/db/columns.ts'
import type { Sql } from '#server/db/sql.ts'
import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { findRow, readRows } from '#server/db/read-rows.ts'

const storedHighlightSchema = z.object({ line: z.string(), note: z.string(), createdAt: z.string() })

/** A highlighted line with its note, which is empty where there is none; `createdAt` is ISO 8601 in UTC. */
export type StoredHighlight = z.output<typeof storedHighlightSchema>

const highlightColumns = sql`highlights.line, highlights.note,
  ${isoTime(sql`highlights.created_at`)} as "createdAt"`

/** Highlights a line of the caller's summary; `note` replaces the one that it has, unless it is `null`. Gives `null` for no such item. */
export async function putHighlight(
  db: Db,
  { own, itemId, line, note }: { own: Sql; itemId: string; line: string; note: string | null },
): Promise<StoredHighlight | null> {
  return await findRow(
    db,
    storedHighlightSchema,
    sql`insert into highlights (item_id, line, note)
    select item.id, ${line}, coalesce(${note}::text, '') from history_items as item
    where ${own} and item.id = ${itemId} and item.summary_id is not null and item.deleted_at is null
    on conflict (item_id, line) do update set note = coalesce(${note}::text, highlights.note)
    returning ${highlightColumns}`,
  )
}

/** The highlighted lines of an item, in the order in which they were highlighted. */
export async function readHighlights(db: Db, itemId: string): Promise<StoredHighlight[]> {
  return await readRows(
    db,
    storedHighlightSchema,
    sql`select ${highlightColumns} from highlights where item_id = ${itemId} order by created_at, id`,
  )
}

/** Removes the highlight of a line of the caller's summary; `false` where there is no such item. */
export async function deleteHighlight(db: Db, own: Sql, itemId: string, line: string): Promise<boolean> {
  const item = await findRow(
    db,
    z.object({ id: z.guid() }),
    sql`with item as (
      select item.id from history_items as item where ${own} and item.id = ${itemId} and item.deleted_at is null),
    gone as (delete from highlights using item where highlights.item_id = item.id and highlights.line = ${line})
    select id from item`,
  )
  return item !== null
}
