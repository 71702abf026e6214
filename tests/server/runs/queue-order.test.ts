import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { defaultDeadlineMs } from '#server/features/summaries/open-runs.ts'
import { runChannels, runQueue } from '#server/features/summaries/runs/channels.ts'
import type { RunNotifications } from '#server/features/summaries/runs/channels.ts'
import { startRun } from '#server/features/summaries/runs/new-runs.ts'
import { firstPlanLeadSeconds } from '#server/features/summaries/runs/repo.ts'
import { openNotifications } from '#server/jobs/notifications.ts'
import { openQueue } from '#server/jobs/queue.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'

const task = { subject: { videoId: 'hQVTIJBZook' }, style: 'standard', language: 'en' } as const

let database: Database
let queue: Queue
let notifications: RunNotifications
beforeAll(async () => {
  database = await createTestDatabase()
  notifications = openNotifications(database.connection, runChannels, { log: quietLog, jitter: () => 0 })
  queue = await openQueue(runQueue, { db: database.db, log: quietLog, supervises: false })
})
afterAll(async () => {
  await queue.stop()
  await notifications.close()
  await database.close()
})

const extend = (): Promise<void> => Promise.resolve()

function newRequest() {
  const requester = { userId: null, deviceId: null, visitorId: crypto.randomUUID() }
  const payer = { kind: 'visitor', network: 'a network' } as const
  return { reservationId: crypto.randomUUID(), variant: 'standard/en', requester, fromPlaylist: false, payer }
}

async function start(key: string, isFirst = false): Promise<string> {
  const deps = { db: database.db, queue, deadlineMs: defaultDeadlineMs, notifications, extend }
  return (await startRun(deps, { key, task, isFirst }, newRequest())).runId
}

/** Lets the waiting runs have come that much earlier. */
async function age(seconds: number): Promise<void> {
  await database.pool.query(`update pgboss.job set priority = priority + $1 where state = 'created'`, [
    seconds,
  ])
  await database.pool.query(`update runs set priority = priority + $1 where state = 'queued'`, [seconds])
}

it('the queue takes the first plan first, but no run waits for ever', async () => {
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

it('a failed start leaves neither a run nor a request when the job cannot be sent', async () => {
  const broken = { ...queue, send: () => Promise.reject(new Error('no room')) }
  const deps = { db: database.db, queue: broken, deadlineMs: defaultDeadlineMs, notifications, extend }
  await expect(startRun(deps, { key: 'unsent', task, isFirst: false }, newRequest())).rejects.toThrow(
    'no room',
  )
  const { rows } = await database.pool.query(`select from runs where key = 'unsent'`)
  expect(rows).toEqual([])
})

it('a process starts more runs at once than there are connections, also as the first thing that a process does', async () => {
  const fresh = await openQueue(runQueue, { db: database.db, log: quietLog, supervises: false })
  const deps = { db: database.db, queue: fresh, deadlineMs: defaultDeadlineMs, notifications, extend }
  const keys = Array.from(
    { length: 2 * (database.pool.options.max ?? 10) },
    (_, position) => `many ${position}`,
  )
  await Promise.all(keys.map((key) => startRun(deps, { key, task, isFirst: false }, newRequest())))
  await fresh.stop()
})
