import { z } from 'zod'
import { contract } from '#contract/api.ts'
import { AppError } from '#core/app-error.ts'
import { plans } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import { isoTime, findRow, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { sendHighlights } from '#server/features/destinations/service.ts'
import { presentSummary } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { isOwn, notInHistory } from '../context.ts'
import type { HistoryDeps } from '../context.ts'
import { deleteOfLine, findOwnSummary } from '../items/repo.ts'
import { findLine } from '../moments/read-moment.ts'

const { person: perOwner } = contract['PUT /api/history/:id/highlights/:line'].counts

type Line = {
  id: string
  line: string
  /** `null` leaves the note that the line has. */
  note: string | null
}

/**
 * Highlights a line of a summary of the caller, or writes its note. A line that the caller's plan doesn't
 * show can't be highlighted.
 * @throws AppError `NOT_FOUND` for the summary of another owner, or a line that it doesn't have
 */
export async function highlightLine(
  { db, summaries, callCounter }: Pick<SummaryDeps, 'db' | 'summaries' | 'callCounter'>,
  actor: Actor,
  { id, line, note }: Line,
): Promise<StoredHighlight> {
  const own = isOwn(actor)
  const item = await findOwnSummary(db, { own, id, windowDays: plans[actor.plan].historyDays })
  if (item === null || !item.isInView) throw notInHistory()
  await callCounter.count(`highlights/${actor.user?.id ?? actor.visitorId ?? ''}`, perOwner)
  const found = await summaries.read(item.summaryId)
  if (found === null || findLine(presentSummary(found), line) === null) {
    throw new AppError('NOT_FOUND', 'This summary has no such line.')
  }
  return await transaction(db, async (tx) => {
    const stored = await putHighlight(tx, { own, itemId: item.id, line, note })
    if (stored === null) throw notInHistory()
    if (actor.user !== null) await sendHighlights(tx, item.id)
    return stored
  })
}

/**
 * The highlighted lines of a summary of the caller.
 * @throws AppError `NOT_FOUND` for the summary of another owner
 */
export async function listHighlights(
  { db }: HistoryDeps,
  actor: Actor,
  id: string,
): Promise<StoredHighlight[]> {
  const item = await findOwnSummary(db, { own: isOwn(actor), id, windowDays: null })
  if (item === null) throw notInHistory()
  return await readHighlights(db, item.id)
}

/**
 * Removes the highlight of a line with its note.
 * @throws AppError `NOT_FOUND` for the item of another owner
 */
export async function removeHighlight(
  { db }: HistoryDeps,
  actor: Actor,
  { id, line }: { id: string; line: string },
): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await deleteOfLine(tx, 'highlights', { own: isOwn(actor), id, line }))) throw notInHistory()
    if (actor.user !== null) await sendHighlights(tx, id)
  })
}

/** A paragraph of its own. */
const between = '\n\n'

/**
 * Moves the highlights of a browser's items to the equal items of an account. Of a line that both highlighted
 * both notes stay, the account's first, even where they are longer together than one may be. `isSame` is the
 * condition for equal items, in a query on `history_items as own` and `as guest`.
 */
export async function mergeHighlights(tx: Db, isSame: Sql): Promise<void> {
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

const storedHighlightSchema = z.object({ line: z.string(), note: z.string(), createdAt: z.string() })

/** A highlighted line with its note, which is empty where there is none; `createdAt` is ISO 8601 in UTC. */
type StoredHighlight = z.output<typeof storedHighlightSchema>

const highlightColumns = sql`highlights.line, highlights.note,
  ${isoTime(sql`highlights.created_at`)} as "createdAt"`

/**
 * Highlights a line of the caller's summary; `note` replaces the one that it has, unless it is `null`. Gives
 * `null` for no such item.
 */
async function putHighlight(
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
