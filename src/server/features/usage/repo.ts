import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import type { ReleaseReason } from '#server/db/schema/allowance.ts'
import type { Entitlement } from './window.ts'
import { currentWindow } from './window.ts'

/** Which rows of `places` count: those that were kept, and those whose holder lives. */
export const counts = sql`(places.state = 'kept' or places.state = 'held' and places.lease_until > ledger_now())`

/** What a person has used in the current window; `firstStart` is where the earliest place of it says it began. */
export type Used = { used: number; firstStart: string | null; endsAt: string | null }

/** Counts what the person behind a visitor, or a person by id, has used in the current window. */
export async function countUsed(
  orm: Orm,
  who: { visitorId: string } | { personId: string },
  entitlement: Entitlement,
): Promise<Used> {
  const { holds, end } = currentWindow(entitlement)
  const person: SQL =
    'personId' in who
      ? sql`${who.personId}`
      : sql`(select person_id from visitors where id = ${who.visitorId})`
  const { rows } = await orm.execute<Used>(sql`
    select count(*)::int as used, min(window_start)::text as "firstStart",
      to_char(${end(sql`min(window_start)`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endsAt"
    from places where person_id = ${person} and ${counts} and ${holds}`)
  return rows[0] ?? { used: 0, firstStart: null, endsAt: null }
}

/** A place of a person for one subject in the current window; `counts` tells whether its holder lives. */
export type OwnPlace = { id: string; state: 'held' | 'kept'; counts: boolean }

/** The place that a person has for a subject in the current window, one that counts before one that lapsed. */
export async function findOwnPlace(
  orm: Orm,
  personId: string,
  { subject, entitlement }: { subject: string; entitlement: Entitlement },
): Promise<OwnPlace | null> {
  const { rows } = await orm.execute<OwnPlace>(sql`
    select id, state, ${counts} as counts from places
    where person_id = ${personId} and subject = ${subject} and state <> 'released'
      and ${currentWindow(entitlement).holds}
    order by counts desc, created_at desc limit 1`)
  return rows[0] ?? null
}

type NewPlace = { personId: string; subject: string; network: string | null; leaseMs: number }

/** Holds a new place, in the window that has begun or in a new one. */
export async function insertPlace(
  tx: Orm,
  { personId, subject, network, leaseMs }: NewPlace,
  start: SQL,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into places (person_id, subject, network, window_start, lease_until, created_at)
    values (${personId}, ${subject}, ${network}, ${start}, ${inMs(leaseMs)}, ledger_now())
    returning id`)
  const [row] = rows
  if (row === undefined) throw new Error('A new place gave no row')
  return row.id
}

/** Holds a place again whose holder had shown no sign of life. */
export async function reviveUntil(tx: Orm, placeId: string, leaseMs: number): Promise<void> {
  await tx.execute(
    sql`update places set lease_until = ${inMs(leaseMs)} where id = ${placeId} and state = 'held'`,
  )
}

/** Lets held places count for another while; those that lapsed stay so. Gives the ids of the living. */
export async function renewLeases(orm: Orm, placeIds: readonly string[], leaseMs: number): Promise<string[]> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    update places set lease_until = ${inMs(leaseMs)}
    where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(placeIds)}::jsonb))
      and state = 'held' and lease_until > ledger_now()
    returning id`)
  return rows.map(({ id }) => id)
}

/** Gives a held place back; one that was kept or given back stays as it is. */
export async function releaseHeld(orm: Orm, placeId: string, reason: ReleaseReason): Promise<void> {
  await orm.execute(sql`
    update places set state = 'released', reason = ${reason}, settled_at = ledger_now()
    where id = ${placeId} and state = 'held'`)
}

/** Holds the person to whom a place belongs until the transaction ends; `null` when there is no such place. */
export async function lockPersonOfPlace(
  tx: Orm,
  placeId: string,
): Promise<{ personId: string; subject: string } | null> {
  for (let isThere = true; isThere;) {
    const { rows } = await tx.execute<{ personId: string; subject: string }>(sql`
      select people.id as "personId", places.subject
      from places join people on people.id = places.person_id
      where places.id = ${placeId} for update of people`)
    if (rows[0] !== undefined) return rows[0]
    // Two people may have become one while this waited.
    isThere = (await tx.execute(sql`select from places where id = ${placeId}`)).rowCount === 1
  }
  return null
}

/** Makes a place final; `false` when it does not count any more. */
export async function keepLiving(orm: Orm, placeId: string): Promise<boolean> {
  const { rowCount } = await orm.execute(sql`
    update places set state = 'kept', settled_at = coalesce(settled_at, ledger_now())
    where id = ${placeId} and ${counts}`)
  return rowCount === 1
}

/** Makes a place final that did not count any more, in the window that has begun or in a new one. */
export async function keepLapsed(tx: Orm, placeId: string, start: SQL): Promise<void> {
  await tx.execute(sql`
    update places set state = 'kept', reason = null, settled_at = ledger_now(), window_start = ${start}
    where id = ${placeId}`)
}

/** Counts on a network one after the other, until the transaction ends. */
export async function lockNetwork(tx: Orm, network: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`network/${network}`}, 0))`)
}

function inMs(ms: number): SQL {
  return sql`ledger_now() + ${ms} * interval '1 millisecond'`
}
