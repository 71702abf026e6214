import { z } from 'zod'
import type { DestinationFailure } from '#contract/destinations.ts'
import { destinationKinds } from '#product/destinations.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { pauseOfTarget } from '#server/jobs/send-queue.ts'

/** The tables of destinations and what goes there. */
export const destinationQueue = {
  targets: 'destinations',
  items: 'destination_items',
  targetOf: 'destination_id',
  target: z.object({
    id: z.guid(),
    userId: z.guid(),
    kind: z.enum(destinationKinds),
    token: z.instanceof(Uint8Array).nullable(),
    location: z.string(),
  }),
  columns: sql`user_id as "userId", kind, token, location`,
}

/** A destination that this process alone sends to. */
export type ClaimedDestination = z.output<typeof destinationQueue.target>

const dueSchema = z.object({
  id: z.guid(),
  itemId: z.guid(),
  isWhole: z.boolean(),
  version: z.int(),
  attempts: z.int(),
  remote: z.string().nullable(),
})

/** A summary whose next attempt is due. */
export type DueItem = z.output<typeof dueSchema>

/** The summary that has been due longest; `null` for none. */
export async function findDueItem(db: Db, destinationId: string): Promise<DueItem | null> {
  return await findRow(
    db,
    dueSchema,
    sql`select id, item_id as "itemId", is_whole as "isWhole", version, attempts, remote from destination_items
      where destination_id = ${destinationId} and next_at <= ledger_now() order by next_at, id limit 1`,
  )
}

/** The end of an attempt at a summary. */
export type ItemAttempt = {
  isSent: boolean
  failure: DestinationFailure | null
  remote: string | null
  /** Until the next one, in seconds; `null` when this was the last. */
  nextSeconds: number | null
  /** False where the service only asked to wait. */
  counts: boolean
}

/** Stores an attempt. What changed during it is due at once, as a first attempt. */
export async function recordOnItem(tx: Db, { id, version }: DueItem, attempt: ItemAttempt): Promise<void> {
  const { isSent, failure, remote, nextSeconds, counts } = attempt
  const isOver = isSent || nextSeconds === null
  const isSame = sql`version = ${version}`
  await tx.execute(sql`
    update destination_items set tried_at = ledger_now(), failure = ${failure}, remote = coalesce(${remote}, remote),
      sent_at = case when ${isSent} then ledger_now() else sent_at end,
      attempts = case when ${isSame} and ${counts} then attempts + 1 when ${isSame} then attempts else 0 end,
      state = case when not ${isSame} or not ${isOver} then 'waiting' when ${isSent} then 'delivered' else 'failed' end,
      next_at = case when ${isSame} and ${isOver} then null
        else ledger_now() + ${nextSeconds ?? 0} * interval '1 second' end
    where id = ${id}`)
}

/** Has all that waits for a destination wait for longer, as the service asked. */
export async function pauseDestination(tx: Db, id: string, seconds: number): Promise<void> {
  const until = sql`ledger_now() + ${seconds} * interval '1 second'`
  await tx.execute(sql`update destinations set paused_until = ${until} where id = ${id}`)
  await tx.execute(sql`
    update destination_items set next_at = greatest(next_at, ${until})
    where destination_id = ${id} and next_at is not null`)
}

/** Wakes destinations, in a statement with the rows `added`. */
const woken = sql`update destinations set next_at = least(next_at,
    greatest(ledger_now() + ${pauseOfTarget}, paused_until))
  from (select distinct destination_id from added) as given
  where destinations.id = given.destination_id and off_at is null`

/** The columns that a change of a waiting or sent item sets. */
const dueAgain = sql`version = known.version + 1, state = 'waiting', attempts = 0, failure = null,
  next_at = greatest(ledger_now(), (select paused_until from destinations where id = known.destination_id))`

/** Puts items of the history into the queue of the destinations of a condition, new or changed. */
export async function enqueue(
  tx: Db,
  { items, isWhole, of }: { items: Sql; isWhole: Sql; of: Sql },
): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into destination_items as known (destination_id, item_id, is_whole, created_at, state, next_at)
      select destinations.id, item.id, ${isWhole}, ledger_now(), 'waiting', greatest(ledger_now(), paused_until)
      from destinations join history_items as item on item.user_id = destinations.user_id
      where ${of} and ${items} and item.summary_id is not null and item.deleted_at is null
      order by destinations.id, item.created_at, item.id
      on conflict (destination_id, item_id) do update set is_whole = known.is_whole or excluded.is_whole, ${dueAgain}
      returning destination_id)
    ${woken}`)
}

const isOn = sql`destinations.off_at is null`

/** A new summary goes where each of the account's does, in the transaction that puts it into the history. */
export async function sendNewSummary(tx: Db, userId: string, itemId: string): Promise<void> {
  const of = sql`${isOn} and destinations.user_id = ${userId} and rule = 'summaries'`
  await enqueue(tx, { items: sql`item.id = ${itemId}`, isWhole: sql`true`, of })
}

/** Summaries of a digest, in the transaction that makes it; `ids` is a subquery of their ids. */
export async function sendDigest(tx: Db, userId: string, ids: Sql): Promise<void> {
  const of = sql`${isOn} and destinations.user_id = ${userId} and rule = 'digests'`
  await enqueue(tx, { items: sql`item.id in ${ids}`, isWhole: sql`true`, of })
}

/** A highlight was changed: what was sent is sent again, and highlights go where those go. */
export async function sendHighlights(tx: Db, itemId: string): Promise<void> {
  const of = sql`${isOn} and rule = 'highlights'`
  await enqueue(tx, { items: sql`item.id = ${itemId}`, isWhole: sql`false`, of })
  await sendChanged(tx, sql`item.id = ${itemId} and rule <> 'highlights'`)
}

/** A transcript was corrected: what was sent of it is sent again. */
export async function sendCorrected(tx: Db, userId: string, transcriptId: string): Promise<void> {
  await sendChanged(tx, sql`item.user_id = ${userId} and item.transcript_id = ${transcriptId}`)
}

async function sendChanged(tx: Db, which: Sql): Promise<void> {
  await tx.execute(sql`
    with added as (
      update destination_items as known set ${dueAgain} from history_items as item, destinations
      where item.id = known.item_id and destinations.id = known.destination_id and ${which}
        and (known.remote is not null or known.state = 'waiting')
      returning known.destination_id)
    ${woken}`)
}
