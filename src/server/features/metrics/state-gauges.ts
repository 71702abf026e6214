import type { Status } from '#contract/status.ts'
import type { Metrics } from '#server/lib/metrics/metrics.ts'

/** The state that is measured when the metrics are read. */
export type MeasuredState = {
  /** The connections of this process to the database. */
  pool: { totalCount: number; idleCount: number; waitingCount: number }
  /** The state of the cluster; `null` when the database didn't answer. */
  status: Omit<Status, 'sources'> | null
}

const perMillion = 1_000_000

/** Sets the gauges. Of a cluster that doesn't answer no old values stay. */
export function setGauges({ set, clearGauges }: Metrics, { pool, status }: MeasuredState): void {
  clearGauges()
  set('precis_database_connections', { state: 'open' }, pool.totalCount)
  set('precis_database_connections', { state: 'idle' }, pool.idleCount)
  set('precis_database_connections', { state: 'waiting' }, pool.waitingCount)
  set('precis_database_up', {}, status === null ? 0 : 1)
  if (status !== null) setCluster(set, status)
}

/** The same of every process on a database: take the maximum over them, not the sum. */
function setCluster(set: Metrics['set'], status: NonNullable<MeasuredState['status']>): void {
  const { queue, money, database } = status
  set('precis_queue_runs', { state: 'waiting' }, queue.waiting)
  set('precis_queue_runs', { state: 'running' }, queue.running)
  set('precis_queue_oldest_seconds', {}, queue.oldestWaitingSeconds ?? 0)
  set('precis_leases_silent', {}, queue.silent)
  set('precis_model_cost_today_usd', {}, money.todayMicroUsd / perMillion)
  set('precis_model_cost_ceiling_usd', {}, money.maxDayMicroUsd / perMillion)
  for (const { kind: share, usedMicroUsd, maxMicroUsd } of money.shares) {
    if (maxMicroUsd > 0) set('precis_model_share_used_ratio', { share }, usedMicroUsd / maxMicroUsd)
  }
  for (const { name: task, backlog, endedAt, hasFailed } of status.sweeps) {
    if (backlog !== null) set('precis_task_backlog_rows', { task }, backlog)
    if (endedAt !== null) set('precis_task_ended_seconds', { task }, Date.parse(endedAt) / 1000)
    set('precis_task_failing', { task }, hasFailed ? 1 : 0)
  }
  set('precis_database_bytes', {}, database.bytes)
  for (const { name, bytes } of database.tables) set('precis_table_bytes', { table: name }, bytes)
}
