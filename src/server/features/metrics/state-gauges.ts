import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import type { Status } from '#contract/status.ts'

/** The connections of this process to the database. */
export type PoolState = { total: number; idle: number; waiting: number }

/** What is measured when the metrics are read. */
export type MeasuredState = {
  pool: PoolState
  /** The state of the cluster; `null` when the database didn't answer. */
  status: Omit<Status, 'sources'> | null
}

const perMillion = 1_000_000

/** Makes the gauges, and gives the function that sets them. Of a cluster that doesn't answer no old values stay. */
export function createStateGauges(registers: Registry[]): (state: MeasuredState) => void {
  const pool = new Gauge({
    name: 'precis_database_connections',
    help: 'Connections of this process: open, idle, and callers that wait for one.',
    labelNames: ['state'] as const,
    registers,
  })
  const isUp = new Gauge({
    name: 'precis_database_up',
    help: 'Whether the database answered when the metrics were read; the gauges of the cluster are absent when not.',
    registers,
  })
  const setCluster = createClusterGauges(registers)
  return ({ pool: connections, status }) => {
    pool.set({ state: 'open' }, connections.total)
    pool.set({ state: 'idle' }, connections.idle)
    pool.set({ state: 'waiting' }, connections.waiting)
    isUp.set(status === null ? 0 : 1)
    setCluster(status)
  }
}

/** The same of every process on a database: take the maximum over them, not the sum. */
function createClusterGauges(registers: Registry[]): (status: MeasuredState['status']) => void {
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[]): Gauge<L> =>
    new Gauge<L>({ name, help, labelNames: [...labelNames], registers })
  const runs = gauge('precis_queue_runs', 'Runs of the cluster by state.', ['state'])
  const oldest = gauge('precis_queue_oldest_seconds', 'How long the oldest waiting run has waited.', [])
  const silent = gauge('precis_leases_silent', 'Jobs whose worker missed its heartbeats.', [])
  const today = gauge('precis_model_cost_today_usd', 'What models cost since midnight in UTC.', [])
  const ceiling = gauge('precis_model_cost_ceiling_usd', 'The most that models may cost in a day.', [])
  const shares = gauge(
    'precis_model_share_used_ratio',
    'How much of a share of the costs of the day is used; of networks and accounts of the fullest one.',
    ['share'],
  )
  const backlog = gauge('precis_task_backlog_rows', 'Rows past their time; 1000 stands for more.', ['task'])
  const ended = gauge('precis_task_ended_seconds', 'When a periodic task ended last, in Unix time.', ['task'])
  const failing = gauge('precis_task_failing', 'Whether a periodic task failed when it ran last.', ['task'])
  const database = gauge('precis_database_bytes', 'The size of the database.', [])
  const tables = gauge('precis_table_bytes', 'The size of a table with its indexes.', ['table'])

  return (status) => {
    // A gauge without labels would read 0 after a reset.
    for (const each of [oldest, silent, today, ceiling, database]) each.remove()
    for (const each of [runs, shares, backlog, ended, failing, tables]) each.reset()
    if (status === null) return
    const { queue, money } = status
    runs.set({ state: 'waiting' }, queue.waiting)
    runs.set({ state: 'running' }, queue.running)
    oldest.set(queue.oldestWaitingSeconds ?? 0)
    silent.set(queue.silent)
    today.set(money.todayMicroUsd / perMillion)
    ceiling.set(money.maxDayMicroUsd / perMillion)
    for (const { kind: share, usedMicroUsd, maxMicroUsd } of money.shares) {
      if (maxMicroUsd > 0) shares.set({ share }, usedMicroUsd / maxMicroUsd)
    }
    for (const { name: task, backlog: rows, endedAt, hasFailed } of status.sweeps) {
      if (rows !== null) backlog.set({ task }, rows)
      if (endedAt !== null) ended.set({ task }, Date.parse(endedAt) / 1000)
      failing.set({ task }, hasFailed ? 1 : 0)
    }
    database.set(status.database.bytes)
    for (const { name, bytes } of status.database.tables) tables.set({ table: name }, bytes)
  }
}
