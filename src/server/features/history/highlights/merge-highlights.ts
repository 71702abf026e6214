import { sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Orm } from '#server/db/database.ts'

/** A paragraph of its own. */
const between = '\n\n'

/**
 * Moves the highlights of a browser's items to the equal items of an account. Of a line that both highlighted both notes stay,
 * the account's first, even where they are longer together than one may be. `isSame` is the condition for equal items, in a
 * query on `history_items as own` and `as guest`.
 */
export async function mergeHighlights(tx: Orm, isSame: Sql): Promise<void> {
  // What was deleted comes back without its highlights.
  await tx.execute(sql`
    delete from highlights using history_items as own, history_items as guest
    where highlights.item_id = own.id and own.deleted_at is not null and ${isSame} and guest.deleted_at is null`)
  await tx.execute(sql`
    update highlights as known set
      note = case when known.note = '' then brought.note else known.note || ${between}::text || brought.note end
    from highlights as brought, history_items as own, history_items as guest
    where known.item_id = own.id and brought.item_id = guest.id and brought.line = known.line
      and brought.note not in ('', known.note) and ${isSame} and guest.deleted_at is null`)
  await tx.execute(sql`
    update highlights set item_id = own.id from history_items as own, history_items as guest
    where highlights.item_id = guest.id and ${isSame} and guest.deleted_at is null
      and not exists (
        select from highlights as known where known.item_id = own.id and known.line = highlights.line)`)
}
