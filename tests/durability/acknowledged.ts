import type { Client } from 'pg'

/** What a database has acknowledged so far. */
export type Acknowledged = { singles: string[]; pairs: string[]; counts: number }

/** Adds the acknowledgements among the lines that a process printed. */
export function collectAcknowledged(lines: readonly string[], into: Acknowledged): void {
  for (const line of lines) {
    const [word, kind, id = ''] = line.split(' ')
    if (word !== 'acked') continue
    if (kind === 'single') into.singles.push(id)
    if (kind === 'pair') into.pairs.push(id)
    if (kind === 'count') into.counts++
  }
}

/** What the database lacks of it, and what stands in it only by half; all zero when it lost nothing. */
export async function findLosses(
  client: Client,
  acknowledged: Acknowledged,
): Promise<{ lostSingles: number; lostPairs: number; lostCounts: number; torn: number }> {
  const { rows } = await client.query<{
    lostSingles: number
    lostPairs: number
    counted: number
    torn: number
  }>(
    `select
      (select count(*)::int from unnest($1::text[]) as a (id)
        where not exists (select from singles s where s.id = a.id)) as "lostSingles",
      (select count(*)::int from unnest($2::text[]) as a (id)
        where not exists (select from halves h where h.id = a.id)) as "lostPairs",
      coalesce((select value from counter where id = 1), 0) as counted,
      (select count(*)::int from
        (select from halves group by id having count(*) <> 2 or sum(value) <> 0) as broken) as torn`,
    [acknowledged.singles, acknowledged.pairs],
  )
  const [found] = rows
  if (found === undefined) throw new Error('A query without a row')
  const { lostSingles, lostPairs, counted, torn } = found
  return { lostSingles, lostPairs, lostCounts: Math.max(0, acknowledged.counts - counted), torn }
}

/** Damage in tables and indexes as the extension amcheck finds it; empty when all is in order. */
export async function findDamage(client: Client): Promise<string[]> {
  await client.query('create extension if not exists amcheck')
  const { rows: indexes } = await client.query<{ failure: string | null }>(`
    select bt_index_check(c.oid, heapallindexed => true)::text as failure
    from pg_class c join pg_am on pg_am.oid = c.relam
    where c.relkind = 'i' and pg_am.amname = 'btree' and c.relpersistence = 'p'`)
  const { rows: tables } = await client.query<{ failure: string }>(`
    select c.relname || ': ' || v.msg as failure
    from pg_class c cross join lateral verify_heapam(c.oid) v
    where c.relkind in ('r', 't') and c.relpersistence = 'p'`)
  if (indexes.length === 0) return ['no index was looked at']
  return tables.map(({ failure }) => failure)
}
