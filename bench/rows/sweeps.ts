import type { Database } from '#server/db/database.ts'
import { listPeriodicTasks } from '#server/deps/periodic-tasks.ts'
import { backlogs } from '#tests/server/plans/backlog.ts'
import { insertRows } from '#tests/server/plans/seed.ts'
import type { TestNode } from '#tests/setup/start-node.ts'

/** What a sweep does in a second, beside what is in its tables. */
export type Swept = { task: string; rows: number; seconds: number }

/** The sweeps that a summary makes work for; others have to do with accounts and money. */
const ofSummaries = ['quota', 'runs', 'history', 'transcripts', 'visitors', 'model-calls']
const minuteMs = 60_000

/** Makes so many rows due in each table of each sweep, and times the sweep that deletes them. */
export async function timeSweeps(node: TestNode, { pool }: Database, count: number): Promise<Swept[]> {
  const tasks = listPeriodicTasks({ ...node.deps, runs: node.runs })
  const swept: Swept[] = []
  for (const { name, run } of tasks) {
    const { many = [], left } = backlogs[name] ?? { left: '' }
    if (!ofSummaries.includes(name)) continue
    await insertRows(pool, many, count)
    const began = performance.now()
    await run(AbortSignal.timeout(10 * minuteMs))
    const seconds = (performance.now() - began) / 1000
    const { rows } = await pool.query<{ left: string }>(`select (${left}) as left`)
    if (Number(rows[0]?.left) > 0) throw new Error(`The sweep ${name} left ${rows[0]?.left} rows`)
    swept.push({ task: name, rows: count, seconds })
  }
  return swept
}
