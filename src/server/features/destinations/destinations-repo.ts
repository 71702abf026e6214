import type { DestinationView } from '#contract/destinations.ts'
import { destinationRoutes } from '#contract/destinations.ts'
import { maxDestinations, maxListedFailures } from '#product/destinations.ts'
import type { DestinationKind, DestinationRule } from '#product/destinations.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, idRow, isoTime, joinSql, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'

const viewSchema = destinationRoutes['POST /api/destinations'].response.shape.destination

function countOf(state: 'delivered' | 'waiting'): Sql {
  return sql`(select count(*)::int from destination_items as item
    where item.destination_id = destinations.id and item.state = ${state} and (item.state = 'waiting' or item.remote <> ''))`
}

/** The destinations of an account that a condition picks, the oldest first. */
async function readViews(db: Db, userId: string, which: Sql): Promise<DestinationView[]> {
  return await readRows(
    db,
    viewSchema,
    sql`select id, kind, rule, name, ${isoTime(sql`created_at`)} as "createdAt",
        case when off_at is not null then 'off' when failing_since is not null then 'failing' else 'on' end as state,
        off_reason as "offReason", ${countOf('delivered')} as sent, ${countOf('waiting')} as waiting,
        (select coalesce(jsonb_agg(to_jsonb(failed) order by failed.at desc), '[]') from (
          select item.item_id as "historyId", coalesce(transcripts.title, '') as title, item.failure,
            ${isoTime(sql`item.tried_at`)} as at, item.next_at is not null as "isTriedAgain"
          from destination_items as item join history_items on history_items.id = item.item_id
          join transcripts on transcripts.id = history_items.transcript_id
          where item.destination_id = destinations.id and item.failure is not null
          order by item.tried_at desc limit ${maxListedFailures}) as failed) as failures
      from destinations where user_id = ${userId} and ${which} order by destinations.created_at, id`,
  )
}

/** All destinations of an account. */
export async function listDestinations(db: Db, userId: string): Promise<DestinationView[]> {
  return await readViews(db, userId, sql`true`)
}

/** A destination of an account; `null` for one that is not its own. */
export async function findDestination(db: Db, userId: string, id: string): Promise<DestinationView | null> {
  return (await readViews(db, userId, sql`id = ${id}`))[0] ?? null
}

type NewDestination = {
  kind: DestinationKind
  rule: DestinationRule
  location: string
  name: string
  token: Uint8Array | null
}

/** The columns that switch a destination on: clears its failures, and has what waits sent now. */
const switchedOn = sql`off_at = null, off_reason = null, is_notice_due = false, failing_since = null,
  failed_attempts = 0, next_at = ledger_now()`

/**
 * Stores a destination, in a transaction that locks the account, and gives its id; one of the same location
 * gets the new token and rule. `null` when the account has as many as it may have.
 */
export async function putDestination(
  tx: Db,
  userId: string,
  { kind, rule, location, name, token }: NewDestination,
): Promise<string | null> {
  const row = await findRow(
    tx,
    idRow,
    sql`insert into destinations (user_id, kind, rule, token, location, name, created_at)
      select ${userId}, ${kind}, ${rule}, ${token}::bytea, ${location}, ${name}, ledger_now()
      where (select count(*) from destinations where user_id = ${userId}) < ${maxDestinations}
        or exists (select from destinations where user_id = ${userId} and kind = ${kind} and location = ${location})
      on conflict (user_id, kind, location) do update set rule = excluded.rule, token = excluded.token,
        name = excluded.name, ${switchedOn}
      returning id`,
  )
  if (row !== null) await wakeItems(tx, row.id)
  return row?.id ?? null
}

/** Waiting summaries of a destination are tried now. */
async function wakeItems(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`
    update destination_items set next_at = ledger_now(), attempts = 0
    where destination_id = ${id} and next_at is not null`)
}

type Change = { rule?: DestinationRule | undefined; isOn?: boolean | undefined }

/** Changes a destination of an account; `false` for none. */
export async function updateDestination(
  tx: Db,
  { userId, id }: { userId: string; id: string },
  { rule, isOn }: Change,
): Promise<boolean> {
  const off = sql`off_at = coalesce(off_at, ledger_now()), off_reason = coalesce(off_reason, 'owner'),
    is_notice_due = false, next_at = null`
  const changes = [
    sql`id = id`,
    ...(rule === undefined ? [] : [sql`rule = ${rule}`]),
    ...(isOn === undefined ? [] : [isOn ? switchedOn : off]),
  ]
  const changed = await findRow(
    tx,
    idRow,
    sql`update destinations set ${joinSql(changes, ', ')} where id = ${id} and user_id = ${userId} returning id`,
  )
  if (changed !== null && isOn === true) await wakeItems(tx, id)
  return changed !== null
}

/** Deletes a destination of an account with what it knows of the things sent; `false` for none. */
export async function removeDestination(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`delete from destinations where id = ${id} and user_id = ${userId}`,
  )
  return rowCount === 1
}

/** The id of a summary of the account's history, by its id; `null` where it has none. */
export async function findOwnItem(db: Db, userId: string, id: string): Promise<string | null> {
  const row = await findRow(
    db,
    idRow,
    sql`select id from history_items
      where id = ${id} and user_id = ${userId} and summary_id is not null and deleted_at is null`,
  )
  return row?.id ?? null
}

/** Forgets where a summary was that its owner removed there, so that it is made again. */
export async function forgetRemoved(tx: Db, id: string, itemId: string): Promise<void> {
  await tx.execute(sql`
    update destination_items set remote = null
    where destination_id = ${id} and item_id = ${itemId} and failure = 'removed'`)
}

/** The destinations of an account with what was sent; their tokens are in no export. */
export const destinationsHook: AccountHook = {
  name: 'destinations',
  export: async (db, userId) => {
    const { rows } = await db.execute(sql`
      select kind, rule, location, name, created_at as "createdAt", off_at as "offAt", (
          select coalesce(jsonb_agg(jsonb_build_object('historyId', item_id, 'state', state, 'sentAt', sent_at,
            'failure', failure, 'remote', remote) order by sent.created_at), '[]')
          from destination_items as sent where sent.destination_id = destinations.id) as items
      from destinations where user_id = ${userId} order by destinations.created_at`)
    return rows
  },
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from destinations where user_id = ${userId}`)
  },
}
