import type { Status } from '#contract/status.ts'

/** The status of a service that has just been started. */
export const idleStatus: Status = {
  at: '2026-11-21T16:05:00.000Z',
  queue: { waiting: 0, running: 0, silent: 0, oldestWaitingSeconds: null },
  sources: [],
  models: [],
  checkers: [],
  money: { todayMicroUsd: 0, maxDayMicroUsd: 10_000_000, shares: [] },
  sweeps: [],
  database: { bytes: 9_437_184, tables: [] },
}
