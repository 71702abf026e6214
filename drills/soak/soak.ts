import { setTimeout as pause } from 'node:timers/promises'
import { readLedger } from '#drills/system/ledger.ts'
import { startSystem } from '#drills/system/start-system.ts'
import type { System } from '#drills/system/start-system.ts'
import { visit } from '#drills/system/visit.ts'
import type { Visit } from '#drills/system/visit.ts'
import { newText } from '#tests/setup/new-text.ts'
import { hasPgbouncer } from '#tests/setup/pgbouncer.ts'
import { readResidentMegabytes } from '../../bench/resident-memory.ts'
import { quantile } from '../../bench/table.ts'
import { lineOf, reportOf, settledAfterMinutes } from './soak-report.ts'
import type { Minute } from './soak-report.ts'

/**
 * Runs the whole system for so many minutes at half of what it can do, which is measured first: two nodes,
 * one PostgreSQL, and simulators. Prints a line each minute and one table at the end, and ends with 1 where a
 * visitor was shown a failure, the ledger is not exact, or the memory that is held on to grows.
 *
 * npm run bench -- soak [MINUTES [SUMMARIES_A_SECOND]]
 */
const [minutesText = '30', rateText] = process.argv.slice(2)
const minuteMs = 60_000
const capacitySeconds = 20
const atOnce = 16
/** Every so many visitors want the same video, whose summary is stored. */
const everySame = 3
const settleMs = 30_000
const p95 = 0.95

process.stdout.write(`queries go ${hasPgbouncer ? 'through PgBouncer' : 'directly: there is no PgBouncer'}\n`)
await using system = await startSystem({ nodes: 2, isPooled: hasPgbouncer })
const visits: Visit[] = []
let turn = 0
const perSecond = rateText === undefined ? (await measureCapacity()) / 2 : Number(rateText)
const minutes: Minute[] = []
let settled: number[] | null = null
for (let number = 1; number <= Number(minutesText); number += 1) {
  const minute = await runMinute()
  minutes.push(minute)
  process.stdout.write(`${lineOf(minute, number)}\n`)
  if (number === settledAfterMinutes) settled = await measureHeld(system)
}
const ledger = await settledLedger(system)
const held = settled === null ? null : { settled, end: await measureHeld(system) }
const { table, isGood } = reportOf({ minutes, ledger, perSecond, held })
process.stdout.write(`\n${table}\n`)
process.exitCode = isGood ? 0 : 1

async function come(): Promise<Visit> {
  turn += 1
  const own = turn
  const origins = (): string[] => {
    const all = system.nodes.map(({ origin }) => origin)
    return own % 2 === 0 ? all : all.toReversed()
  }
  const wanted = own % everySame === 0 ? { videoUrl: 'https://youtu.be/hQVTIJBZook' } : { text: newText() }
  const came = await visit({ origins, wanted })
  visits.push(came)
  return came
}

/** Summaries a second when the next visitor comes as soon as one has gone. */
async function measureCapacity(): Promise<number> {
  const until = performance.now() + capacitySeconds * 1000
  const before = visits.length
  const callers = Array.from({ length: atOnce }, async () => {
    while (performance.now() < until) await come()
  })
  await Promise.all(callers)
  const given = visits.slice(before).filter(({ failure }) => failure === null).length
  process.stdout.write(`capacity: ${(given / capacitySeconds).toFixed(1)} summaries a second\n`)
  return given / capacitySeconds
}

async function runMinute(): Promise<Minute> {
  const began = performance.now()
  const coming: Promise<Visit>[] = []
  while (performance.now() - began < minuteMs) {
    coming.push(come())
    const due = began + (coming.length / perSecond) * 1000
    await pause(Math.max(0, due - performance.now()))
  }
  const came = await Promise.all(coming)
  const failed = came.flatMap(({ failure }) => failure ?? [])
  return {
    summaries: came.length - failed.length,
    failures: new Map(
      [...Map.groupBy(failed, (failure) => failure)].map(([what, each]) => [what, each.length]),
    ),
    p95Ms: quantile(
      came.map(({ ms }) => ms),
      p95,
    ),
    megabytes: await Promise.all(system.nodes.map(({ pid }) => readResidentMegabytes(pid))),
  }
}

/** Memory of each node without its garbage, in MB. */
async function measureHeld({ nodes }: System): Promise<number[]> {
  await Promise.all(nodes.map((node) => node.collect()))
  return await Promise.all(nodes.map(({ pid }) => readResidentMegabytes(pid)))
}

async function settledLedger({ connection }: System) {
  const until = performance.now() + settleMs
  for (;;) {
    const found = await readLedger(connection, visits)
    if (found.open === 0 || performance.now() > until) return found
    await pause(1000)
  }
}
