import { parseArgs } from 'node:util'
import { pino } from 'pino'
import type { Database } from '#server/db/database.ts'
import { startNode } from '#tests/setup/start-node.ts'
import { timeHotCalls } from './rows/hot-calls.ts'
import type { Timed } from './rows/hot-calls.ts'
import { seedRows, sizeOf } from './rows/seed.ts'
import { timeSweeps } from './rows/sweeps.ts'
import type { Swept } from './rows/sweeps.ts'
import { withDatabase } from './rows/with-database.ts'
import { report } from './table.ts'

/**
 * The time that calls and sweeps take as the tables grow: a database is filled with so many summaries, ten to
 * an account, and asked as a server asks it.
 *
 * npx node bench/rows.ts [--due ROWS] [SUMMARIES ...]
 */
const { values, positionals } = parseArgs({
  options: { due: { type: 'string', default: '10000' } },
  allowPositionals: true,
})
const sizes = positionals.length > 0 ? positionals.map(Number) : [1000, 10_000, 100_000, 1_000_000]
/** A smaller table is read faster whole than by an index. */
const plannedFrom = 100_000
const log = pino({ level: 'warn' })

let smallest: readonly Timed[] = []
for (const summaries of sizes) await withDatabase(log, (database) => measure(database, summaries))

async function measure(database: Database, summaries: number): Promise<void> {
  const began = performance.now()
  const size = sizeOf(summaries)
  await seedRows(database, size)
  console.log(`${summaries} summaries stored in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const node = await startNode(database, log, { access: { adminEmails: new Set(['admin@example.org']) } })
  try {
    const timed = await timeHotCalls(node, database, size)
    reportCalls(summaries, timed)
    const before = await readWhole(database)
    await timeHotCalls(node, database, size)
    if (summaries >= plannedFrom) reportWhole(summaries, before, await readWhole(database))
    if (summaries === sizes.at(-1))
      reportSweeps(summaries, await timeSweeps(node, database, Number(values.due)))
  } finally {
    await node.close()
  }
}

function reportCalls(summaries: number, timed: readonly Timed[]): void {
  if (smallest.length === 0) smallest = timed
  for (const { call, median, p95, largest, failed } of timed) {
    const first = smallest.find((one) => one.call === call)?.p95 ?? p95
    report({
      what: `${call}, ${summaries} summaries`,
      measured: `${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${Number.isNaN(largest) ? '' : `, the largest account ${largest.toFixed(1)} ms`}${failed === 0 ? '' : `, ${failed} failed`}`,
      beside: `${sizes[0]} summaries, p95 ${first.toFixed(1)} ms`,
      ratio: p95 / first,
      wanted: call.startsWith('history') ? 'p95 50 ms' : '',
    })
  }
}

/** The number of times that each of the larger tables was read whole so far. */
async function readWhole({ pool }: Database): Promise<ReadonlyMap<string, number>> {
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ table: string; times: number }>(
    `select relname as table, seq_scan::int as times from pg_stat_user_tables where n_live_tup > 900`,
  )
  return new Map(rows.map(({ table, times }) => [table, times]))
}

function reportWhole(
  summaries: number,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): void {
  const read = [...after].filter(([table, times]) => times > (before.get(table) ?? 0)).map(([table]) => table)
  report({
    what: `tables that these calls read whole, ${summaries} summaries`,
    measured: read.length === 0 ? 'none' : read.join(', '),
    wanted: 'none',
  })
}

function reportSweeps(summaries: number, swept: readonly Swept[]): void {
  for (const { task, rows, seconds } of swept) {
    report({
      what: `sweep ${task}, ${rows} rows due in each table beside ${summaries} summaries`,
      measured: `${seconds.toFixed(1)} s`,
    })
  }
  const perSecond = 1 / swept.reduce((sum, { rows, seconds }) => sum + seconds / rows, 0)
  report({
    what: 'summaries a second whose rows all of these sweeps delete, one after the other',
    measured: perSecond.toFixed(0),
    beside: '100 summaries a second',
    ratio: perSecond / 100,
    wanted: 'at least 1',
  })
}
