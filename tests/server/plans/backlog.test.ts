import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { listPeriodicTasks } from '#server/features.ts'
import { reconcileOnce } from '#server/features/billing/reconcile/reconciler.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { backlogs } from './backlog.ts'
import { reconcilerBacklog } from './billing-backlog.ts'
import type { Backlog } from './due-rows.ts'
import { insertRows } from './insert-rows.ts'
import { seed } from './seed.ts'
import { collect, findSlow } from './statements.ts'

const minuteMs = 60_000
/** More than the hundred rows that a sweep settles one by one before it looks again. */
const fewRows = 120

const dueRows = inject('dueRows')
/** Only of a large table does it matter how it is read: the planner reads a small one whole, and rightly. */
const isLarge = dueRows >= 20_000

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of rows of each table are due in the backlog of a sweep. */
    dueRows: number
  }
}

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, await createTestDatabase({ isUnused: true }))
  if (isLarge) await seed(app.database)
  const all = [...Object.values(backlogs), reconcilerBacklog]
  const of = (kind: 'many' | 'few') => all.flatMap((backlog) => backlog[kind] ?? [])
  await insertRows(app.database, of('few'), fewRows)
  await insertRows(app.database, of('many'), dueRows)
}, testTimeoutMs(300))
afterAll(() => app[Symbol.asyncDispose]())

/**
 * Runs a sweep once, for at most a minute for each table: nothing of its backlog is left, and no statement of
 * it reads a large table whole.
 */
async function expectDone(
  { many = [], left }: Backlog,
  run: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const countLeft = async (): Promise<number> => {
    const { rows } = await app.database.pool.query<{ left: string }>(`select (${left}) as left`)
    return Number(rows[0]?.left)
  }
  expect(await countLeft()).toBeGreaterThanOrEqual(fewRows)
  const sent = await collect(() => run(AbortSignal.timeout(minuteMs * Math.max(1, many.length))))
  expect(await countLeft()).toBe(0)
  if (isLarge) expect(await findSlow(app.database, sent)).toEqual([])
}

it('every periodic task has a backlog here', () => {
  const tasks = listPeriodicTasks({ ...app.deps, runs: app.runs })
  expect(Object.keys(backlogs).toSorted()).toEqual(tasks.map(({ name }) => name).toSorted())
})

it.each(Object.entries(backlogs))(
  'the task %s works a backlog off',
  async (name, backlog) => {
    const task = listPeriodicTasks({ ...app.deps, runs: app.runs }).find((each) => each.name === name)
    await expectDone(backlog, async (signal) => task?.run(signal))
  },
  testTimeoutMs(300),
)

it('the reconciler of billing works a backlog off', async () => {
  await expectDone(reconcilerBacklog, (signal) => reconcileOnce(app.deps, signal))
})
