import { sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { counts } from './repo.ts'
import type { OwnPlace, Used } from './repo.ts'
import { currentWindow } from './window.ts'
import type { Entitlement } from './window.ts'

/** All that decides whether somebody gets a place. */
export type LedgerPage = Pick<Used, 'used' | 'firstStart'> & {
  /** The place for the same subject in the same window, one that counts before one that lapsed. */
  own: OwnPlace | null
  /** Whether the person ever got, or is about to get, a summary. */
  hasAny: boolean
  /** Visitors' summaries of the last 24 hours on the network. */
  usedOnNetwork: number
  /** Seconds until the first of those is a day old. */
  networkWaitSeconds: number
}

type Wanted = { personId: string; subject: string; network: string | null; entitlement: Entitlement }

/** Reads it in one statement, for a person, and a network, whom the caller holds. */
export async function readLedger(
  tx: Orm,
  { personId, subject, network, entitlement }: Wanted,
): Promise<LedgerPage> {
  const { rows } = await tx.execute<LedgerPage>(sql`
    with mine as (
      select id, subject, state, window_start, created_at, ${counts} as counts from places
      where person_id = ${personId} and state <> 'released' and ${currentWindow(entitlement).holds}),
    on_network as (
      select created_at from places
      where network = ${network}::text and created_at > ledger_now() - interval '24 hours'
        and state <> 'released' and ${counts})
    select
      (select count(*)::int from mine where counts) as used,
      (select min(window_start)::text from mine where counts) as "firstStart",
      (select jsonb_build_object('id', id, 'state', state, 'counts', counts) from mine
        where subject = ${subject} order by counts desc, created_at desc limit 1) as own,
      exists (select from places
        where person_id = ${personId} and state <> 'released' and ${counts}) as "hasAny",
      (select count(*)::int from on_network) as "usedOnNetwork",
      coalesce((select ceil(extract(epoch from min(created_at) + interval '24 hours' - ledger_now()))::int
        from on_network), 0) as "networkWaitSeconds"`)
  const [page] = rows
  if (page === undefined) throw new Error('The ledger gave no page')
  return page
}
