import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { createStatusReader } from '#server/features/status/status.ts'
import { startPeriodic } from '#server/jobs/periodic.ts'
import type { PeriodicTask, TaskOutcome } from '#server/jobs/periodic.ts'
import { startBoss } from '#server/jobs/queue.ts'
import { systemClock } from '#server/lib/clock.ts'
import { until } from '#tests/durability/process-tree.ts'
import { dayCeilingOf } from '#tests/setup/day-ceiling.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'

let first: Database
let second: Database
beforeAll(async () => {
  first = await createTestDatabase()
  second = connectDatabase(first.connection, quietLog)
})
afterAll(async () => {
  await second.close()
  await first.close()
})

/** Sends the next turn of a task, as its schedule does a minute later. */
async function sendTurn(task: string): Promise<void> {
  await using turns = await openTurns()
  await turns.boss.send('periodic', { task }, { singletonKey: task })
}

async function openTurns() {
  const boss = await startBoss({ db: first.db, log: quietLog, supervises: false, schedules: false })
  return { boss, [Symbol.asyncDispose]: () => boss.stop({ graceful: false }) }
}

/** The number of the minute, by the clock of the database. */
async function readMinute(): Promise<number> {
  const { rows } = await first.pool.query<{ minute: number }>(
    `select floor(extract(epoch from now()) / 60)::int as minute`,
  )
  return rows[0]?.minute ?? 0
}

/** The number of turns each task has had or is to have. */
async function countTurns(): Promise<number[]> {
  const { rows } = await first.pool.query<{ turns: number }>(
    `select count(*)::int as turns from pgboss.job where name = 'periodic' group by data`,
  )
  return rows.map(({ turns }) => turns)
}

it('the scheduler runs each task once in the cluster, never twice at a time, and waits for it at the stop', async () => {
  const mayEnd = Promise.withResolvers<void>()
  const runs: string[] = []
  const signals: AbortSignal[] = []
  const lines: string[] = []
  const log = pino(
    new Writable({
      write: (line, _encoding, done) => {
        lines.push(String(line))
        done()
      },
    }),
  )
  const tasksOf = (node: string): PeriodicTask[] => [
    {
      name: 'long',
      everyMinutes: 1,
      run: async (signal) => {
        runs.push(`long on ${node}`)
        signals.push(signal)
        await mayEnd.promise
      },
    },
    { name: 'broken', everyMinutes: 1, run: () => Promise.reject(new Error('no such table')) },
    { name: 'short', everyMinutes: 1, run: async () => void runs.push('short') },
  ]
  const outcomes: TaskOutcome[] = []
  const onEnded = (outcome: TaskOutcome): void => void outcomes.push(outcome)
  const firstMinute = await readMinute()
  const nodes = [
    await startPeriodic(tasksOf('one'), { db: first.db, log, pollMs: 100, onEnded }),
    await startPeriodic(tasksOf('other'), { db: second.db, log, pollMs: 100, onEnded }),
  ]
  const countRuns = (task: string) => runs.filter((run) => run.startsWith(task)).length
  const hasEnded = (name: string) => outcomes.some(({ task }) => task === name)
  await until(async () => countRuns('long') > 0 && hasEnded('short') && hasEnded('broken'))
  expect(lines.join('')).toContain('no such table')
  expect(outcomes.find(({ task }) => task === 'broken')).toMatchObject({ hasFailed: true })
  const { read } = createStatusReader({
    db: first.db,
    clock: systemClock,
    tasks: tasksOf('the status'),
    ceiling: dayCeilingOf(0),
    maxAgeMs: 0,
  })
  const sweeps = async () => (await read()).sweeps
  // The turn of a later minute may be under way at any moment.
  await expect.poll(sweeps).toMatchObject([
    { name: 'long', isRunning: true, endedAt: null, hasFailed: false, backlog: null },
    { name: 'broken', isRunning: false, hasFailed: true },
    { name: 'short', isRunning: false, hasFailed: false, everyMinutes: 1 },
  ])
  const turns = await countTurns()
  const minutes = (await readMinute()) - firstMinute + 1
  expect(turns, 'turns of each task').toHaveLength(3)
  expect(Math.max(...turns), 'one turn in each minute for both nodes').toBeLessThanOrEqual(minutes)
  const shortRuns = countRuns('short')
  for (const task of ['long', 'short']) await sendTurn(task)
  await until(async () => countRuns('short') > shortRuns)
  expect(countRuns('long')).toBe(1)
  const stopped = Promise.all(nodes.map((node) => node.stop()))
  await until(async () => signals.every(({ aborted }) => aborted))
  // A node that starts and stops meanwhile takes longer than a stop that would not wait.
  const meanwhile = await startPeriodic(tasksOf('one'), { db: first.db, log, pollMs: 60_000 })
  await meanwhile.stop()
  expect(await Promise.race([stopped, Promise.resolve('at work')])).toBe('at work')
  mayEnd.resolve()
  await stopped
})

it('the scheduler forgets the schedule of a task that there is no more', async () => {
  const old = await startPeriodic([{ name: 'old', everyMinutes: 60, run: async () => undefined }], {
    db: first.db,
    log: quietLog,
  })
  await old.stop()
  const current = await startPeriodic([{ name: 'new', everyMinutes: 10, run: async () => undefined }], {
    db: first.db,
    log: quietLog,
  })
  await current.stop()
  const { rows } = await first.pool.query(
    `select key, cron from pgboss.schedule where name = 'periodic' order by key`,
  )
  expect(rows).toEqual([{ key: 'new', cron: '*/10 * * * *' }])
})
