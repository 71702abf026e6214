import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { runChannels } from '#server/features/runs/channels.ts'
import type { RunNotifications } from '#server/features/runs/channels.ts'
import { firstPlanLeadSeconds, runQueue, usualRunTimes } from '#server/features/runs/queue.ts'
import { startRun } from '#server/features/runs/start-run.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import { openNotifications } from '#server/jobs/notifications.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'

const task = { subject: { videoId: 'hQVTIJBZook' }, style: 'standard', language: 'en' } as const

let database: Database
let queue: JobQueue
let notifications: RunNotifications
beforeAll(async () => {
  database = await createTestDatabase()
  notifications = openNotifications(database.connection, runChannels, quietLog)
  queue = await openJobQueue(runQueue, { orm: database.orm, log: quietLog, supervises: false })
})
afterAll(async () => {
  await queue.stop()
  await notifications.close()
  await database.close()
})

async function start(key: string, isFirst = false): Promise<string> {
  const needs = { orm: database.orm, queue, times: usualRunTimes, notifications }
  return (await startRun(needs, { key, task, isFirst }, crypto.randomUUID())).runId
}

/** Lets the waiting runs have come that much earlier. */
async function age(seconds: number): Promise<void> {
  await database.pool.query(`update pgboss.job set priority = priority + $1 where state = 'created'`, [
    seconds,
  ])
  await database.pool.query(`update runs set priority = priority + $1 where state = 'queued'`, [seconds])
}

it('takes the first plan first, but nobody waits for ever', async () => {
  const overdue = await start('overdue')
  await age(firstPlanLeadSeconds + 1)
  const normal = await start('normal')
  await age(1)
  const first = await start('first', true)
  const joined = await start('joined')
  expect(await start('joined', true), 'joins the one that waits').toBe(joined)
  const order: string[] = []
  for (let taken = 0; taken < 4; taken += 1) order.push(...(await queue.take(1)).map(({ id }) => id))
  expect(order).toEqual([overdue, first, joined, normal])
})

it('leaves neither a run nor a follower when the job cannot be sent', async () => {
  const broken = { ...queue, send: () => Promise.reject(new Error('no room')) }
  const needs = { orm: database.orm, queue: broken, times: usualRunTimes, notifications }
  await expect(startRun(needs, { key: 'unsent', task, isFirst: false }, crypto.randomUUID())).rejects.toThrow(
    'no room',
  )
  const { rows } = await database.pool.query(`select from runs where key = 'unsent'`)
  expect(rows).toEqual([])
})

it('starts more runs at once than there are connections, also as the first thing that a process does', async () => {
  const fresh = await openJobQueue(runQueue, { orm: database.orm, log: quietLog, supervises: false })
  const needs = { orm: database.orm, queue: fresh, times: usualRunTimes, notifications }
  const keys = Array.from({ length: 2 * (database.pool.options.max ?? 10) }, (_, place) => `many ${place}`)
  await Promise.all(keys.map((key) => startRun(needs, { key, task, isFirst: false }, crypto.randomUUID())))
  await fresh.stop()
})
