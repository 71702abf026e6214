import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import type { Database } from '#server/db/database.ts'
import { startPeriodic } from '#server/jobs/periodic.ts'
import { addRows } from '#tests/server/plans/insert-rows.ts'
import { startNode } from '#tests/setup/start-node.ts'
import { seedRows, sizeOf } from './rows/seed.ts'
import { countLeft, listSummarySweeps, timeSweep } from './rows/sweeps.ts'
import type { SummarySweep } from './rows/sweeps.ts'
import { withDatabase } from './rows/with-database.ts'
import { report } from './table.ts'

/**
 * Tells whether the sweeps keep up: the rows of so many summaries become due each second, beside many that
 * stay, while the sweeps run as the service schedules them. Prints the backlog over time. Sweeps that run
 * each hour get the rows of an hour at the end.
 *
 * npx node bench/sweeps.ts [--summaries STORED] [--minutes MINUTES] [--rate SUMMARIES_A_SECOND]
 */
const { values } = parseArgs({
  options: {
    summaries: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '4' },
    rate: { type: 'string', default: '10' },
  },
})
const [summaries, minutes, rate] = [values.summaries, values.minutes, values.rate].map(Number)
const [minuteSeconds, hourSeconds, lookedAtEvery] = [60, 3600, 5]
/** Rows that are inserted in one statement. */
const insertedAtOnce = 2000
const log = pino({ level: 'warn' })

await withDatabase(log, async (database) => {
  await seedRows(database, sizeOf(summaries ?? 0))
  console.log(`${summaries} summaries stored`)
  const node = await startNode(database, log)
  try {
    const sweeps = listSummarySweeps(node)
    const fed = await measureMinutes(database, sweeps)
    await measureHour(database, sweeps.filter(isHourly), fed)
  } finally {
    await node.close()
  }
})

function isHourly({ task }: SummarySweep): boolean {
  return task.everyMinutes > 1
}

/** Lets rows become due each second for so many minutes, and gives how many in each table. */
async function measureMinutes(database: Database, sweeps: readonly SummarySweep[]): Promise<number> {
  const tables = sweeps.flatMap(({ many }) => many)
  const watched = sweeps.filter((sweep) => !isHourly(sweep))
  const tasks = sweeps.map(({ task }) => task)
  const periodic = await startPeriodic(tasks, { db: database.db, log })
  const perSecond = rate ?? 0
  const left: number[] = []
  const seconds = (minutes ?? 0) * minuteSeconds
  const began = performance.now()
  for (let second = 0; second < seconds; second += 1) {
    await pause(Math.max(0, began + second * 1000 - performance.now()))
    await addRows(database, tables, { from: second * perSecond + 1, to: (second + 1) * perSecond })
    if (second % lookedAtEvery === lookedAtEvery - 1) left.push(await countLeft(database, watched))
  }
  await periodic.stop()
  const took = (performance.now() - began) / 1000
  console.log(`rows that wait, every ${lookedAtEvery} s: ${left.join(', ')}`)
  const looks = minuteSeconds / lookedAtEvery
  const peaks = Array.from({ length: left.length / looks }, (_, minute) =>
    Math.max(...left.slice(minute * looks, (minute + 1) * looks)),
  )
  const [, first = Number.NaN] = peaks
  report({
    what: `most rows that wait for the sweeps of each minute, ${perSecond} summaries due a second for ${took.toFixed(0)} s, beside ${summaries}`,
    measured: peaks.join(', '),
    beside: `the second minute ${first}`,
    ratio: (peaks.at(-1) ?? Number.NaN) / first,
    wanted: 'no growth',
  })
  return seconds * perSecond
}

async function measureHour(database: Database, sweeps: readonly SummarySweep[], fed: number): Promise<void> {
  const due = hourSeconds * (rate ?? 0)
  for (const sweep of sweeps) {
    for (let from = fed + 1; from <= due; from += insertedAtOnce) {
      const to = Math.min(due, from + insertedAtOnce - 1)
      await addRows(database, sweep.many, { from, to })
    }
    const seconds = await timeSweep(database, sweep)
    report({
      what: `the hourly sweep ${sweep.task.name} with the rows of an hour, ${due} in each table, beside ${summaries} summaries`,
      measured: `${seconds.toFixed(1)} s`,
      beside: 'an hour',
      ratio: seconds / hourSeconds,
      wanted: 'less than 1',
    })
  }
}
