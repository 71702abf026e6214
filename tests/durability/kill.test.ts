import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { asClient, makeFolder, serverPid } from './data-folder.ts'
import { descendantsOf, signalAll } from './process-tree.ts'
import { startProcess } from './start-process.ts'
import type { DatabaseProcess } from './start-process.ts'

/** The rows that a database has acknowledged so far. */
type Acknowledged = { singles: string[]; pairs: string[]; counts: number }

/** Adds the acknowledgements among the lines that a process printed. */
function collectAcknowledged(lines: readonly string[], into: Acknowledged): void {
  for (const line of lines) {
    const [word, kind, id = ''] = line.split(' ')
    if (word !== 'acked') continue
    if (kind === 'single') into.singles.push(id)
    if (kind === 'pair') into.pairs.push(id)
    if (kind === 'count') into.counts++
  }
}

/**
 * The rows of it that the database lacks, and what stands in it only by half; all zero when it lost nothing.
 */
async function findLosses(
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
async function findDamage(client: Client): Promise<string[]> {
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

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of times that something is killed. */
    killRounds: number
  }
}

const rounds = inject('killRounds')
const victims = ['node', 'database', 'both'] as const
type Victim = (typeof victims)[number]
/**
 * Fewer than the supervisor takes in a row before it gives a server up, which it should and another test
 * shows.
 */
const longestRow = 3
const none = { lostSingles: 0, lostPairs: 0, lostCounts: 0, torn: 0 }

const folder = await makeFolder()
afterAll(() => folder[Symbol.asyncDispose]())

const limit = { timeout: testTimeoutMs(30 + 10 * rounds) }

it(
  `the embedded server loses nothing that was acknowledged in ${rounds} kills at random moments`,
  limit,
  async () => {
    const seed = randomInt(2 ** 31)
    const random = createRandom(seed)
    const acknowledged: Acknowledged = { singles: [], pairs: [], counts: 0 }
    const idle: DatabaseProcess[] = []
    process.stdout.write(`kill test: seed ${seed}\n`)
    for (const [round, victim] of chooseVictims(random).entries()) {
      const where = `round ${round} of seed ${seed}, killing ${victim}`
      const running = idle.pop() ?? startProcess(folder.path)
      await running.waitFor((line) => line === 'ready')
      expect(await asClient(folder.path, (client) => findLosses(client, acknowledged)), where).toEqual(none)
      const from = running.lines.length
      running.tell('go')
      await running.waitFor(isAcknowledgement, from)
      await pause(random() * 400)
      await kill(running, victim)
      if (victim === 'database') {
        // The writer lives on: the database has to come back under it.
        const killed = running.lines.length
        await running.waitFor((line) => line.includes('the database server runs again'), killed)
        await running.waitFor(isAcknowledgement, running.lines.length)
        running.tell('pause')
        idle.push(running)
      } else {
        await running.exited
      }
      collectAcknowledged(running.lines.splice(from), acknowledged)
    }
    await using last = idle.pop() ?? startProcess(folder.path)
    await last.waitFor((line) => line === 'ready')
    expect(await asClient(folder.path, (client) => findLosses(client, acknowledged))).toEqual(none)
    expect(await asClient(folder.path, findDamage)).toEqual([])
    const total = acknowledged.singles.length + acknowledged.pairs.length + acknowledged.counts
    process.stdout.write(`kill test: ${total} acknowledged commits, none lost\n`)
    // Each round waited for the first; how many follow is up to the machine.
    expect(total).toBeGreaterThanOrEqual(rounds)
  },
)

/** The process to kill in each round; a server alone at most `longestRow` times under the same supervisor. */
function chooseVictims(random: () => number): Victim[] {
  const chosen: Victim[] = []
  while (chosen.length < rounds) {
    const victim = victims[Math.floor(random() * victims.length)] ?? 'node'
    const isRow = chosen.length >= longestRow && chosen.slice(-longestRow).every((one) => one === 'database')
    chosen.push(isRow && victim === 'database' ? 'both' : victim)
  }
  return chosen
}

async function kill({ pid }: DatabaseProcess, victim: Victim): Promise<void> {
  switch (victim) {
    case 'node':
      return signalAll([pid], 'SIGKILL')
    case 'database':
      return signalAll([await serverPid(folder.path)], 'SIGKILL')
    case 'both':
      return signalAll([pid, ...(await descendantsOf(pid))], 'SIGKILL')
  }
}

function isAcknowledgement(line: string): boolean {
  return line.startsWith('acked ')
}

/** Numbers from 0 to below 1 that a seed decides (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
