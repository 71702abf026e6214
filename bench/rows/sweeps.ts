import type { Database } from '#server/db/database.ts'
import { listPeriodicTasks } from '#server/features.ts'
import type { PeriodicTask } from '#server/jobs/periodic.ts'
import { backlogs } from '#tests/server/plans/backlog.ts'
import { insertRows } from '#tests/server/plans/insert-rows.ts'
import type { SeededTable } from '#tests/server/plans/insert-rows.ts'
import type { TestNode } from '#tests/setup/start-node.ts'

/** The work of a sweep in a second, beside what is in its tables. */
export type Swept = { task: string; rows: number; seconds: number }

/** A sweep with what it finds, and a query for how much of it is left. */
export type SummarySweep = { task: PeriodicTask; many: readonly SeededTable[]; left: string }

/** Those that a summary makes work for; others have to do with accounts and money. */
const ofSummaries = ['quota', 'runs', 'history', 'transcripts', 'visitors', 'model-calls']
const minuteMs = 60_000

/** The sweeps that a summary makes work for. */
export function listSummarySweeps({ deps, runs }: TestNode): SummarySweep[] {
  const tasks = listPeriodicTasks({ ...deps, runs }).filter(({ name }) => ofSummaries.includes(name))
  return tasks.map((task) => {
    const { many = [], left } = backlogs[task.name] ?? { left: '0' }
    return { task, many, left }
  })
}

/** The number of rows of what these sweeps find are left. */
export async function countLeft({ pool }: Database, sweeps: readonly SummarySweep[]): Promise<number> {
  const sum = sweeps.map(({ left }) => `(${left})`).join(' + ')
  const { rows } = await pool.query<{ left: string }>(`select ${sum} as left`)
  return Number(rows[0]?.left)
}

/**
 * Runs a sweep until nothing is left of what it finds, and gives the seconds. @throws Error when something is
 * left
 */
export async function timeSweep(database: Database, sweep: SummarySweep): Promise<number> {
  const began = performance.now()
  await sweep.task.run(AbortSignal.timeout(10 * minuteMs))
  const seconds = (performance.now() - began) / 1000
  const left = await countLeft(database, [sweep])
  if (left > 0) throw new Error(`The sweep ${sweep.task.name} left ${left} rows`)
  return seconds
}

/** Makes so many rows due in each table of each sweep, and times the sweep that deletes them. */
export async function timeSweeps(node: TestNode, database: Database, count: number): Promise<Swept[]> {
  const swept: Swept[] = []
  for (const sweep of listSummarySweeps(node)) {
    await insertRows(database, sweep.many, count)
    swept.push({ task: sweep.task.name, rows: count, seconds: await timeSweep(database, sweep) })
  }
  return swept
}
