import { sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Orm } from '#server/db/database.ts'

/**
 * Moves the questions of a browser's items to the equal items of an account; of the same question the account's answer stays.
 * `isSame` is the condition for equal items, in a query on `history_items as own` and `as guest`.
 */
export async function mergeQuestions(tx: Orm, isSame: Sql): Promise<void> {
  // What was deleted comes back without its questions.
  await tx.execute(sql`
    delete from questions using history_items as own, history_items as guest
    where questions.item_id = own.id and own.deleted_at is not null and ${isSame} and guest.deleted_at is null`)
  await tx.execute(sql`
    update questions set item_id = own.id from history_items as own, history_items as guest
    where questions.item_id = guest.id and ${isSame} and guest.deleted_at is null
      and not exists (
        select from questions as known where known.item_id = own.id and known.question = questions.question)`)
}
