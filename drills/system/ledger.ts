import type { ClientConfig } from 'pg'
import { z } from 'zod'
import { withClient } from '#server/db/pool.ts'
import type { Visit } from './visit.ts'

/** The promise, and whether it is true. */
export type Ledger = {
  acknowledged: number
  stored: number
  /** Persons whose allowance was not used exactly as often as they were given a summary. */
  chargedWrongly: number
  /** Reservations that nothing has settled yet. */
  open: number
}

const countsSchema = z.object({ stored: z.int(), chargedWrongly: z.int(), open: z.int() })

/** Compares what visitors were shown with what the database holds. */
export async function readLedger(connection: ClientConfig, visits: readonly Visit[]): Promise<Ledger> {
  const acknowledged = visits.flatMap(({ historyId }) => historyId ?? [])
  const { rows } = await withClient(connection, (client) =>
    client.query(
      `with charged as (
        select person_id, count(*) filter (where state = 'committed') as times from reservations group by person_id),
      given as (
        select visitors.person_id, count(*) as times from history_items
        join visitors on visitors.id = history_items.visitor_id
        where summary_id is not null group by visitors.person_id)
      select
        (select count(*)::int from history_items where id = any($1::uuid[]) and summary_id is not null) as stored,
        (select count(*)::int from charged full join given using (person_id)
          where coalesce(charged.times, 0) <> coalesce(given.times, 0)) as "chargedWrongly",
        (select count(*)::int from reservations where state = 'reserved') as open`,
      [acknowledged],
    ),
  )
  return { acknowledged: acknowledged.length, ...countsSchema.parse(rows[0]) }
}
