export type { HistoryWriter, SummaryDeps } from './context.ts'
export { summarizeToEnd } from './examples.ts'
export { isOwnRun, runsHook } from './own-runs.ts'
export { presentDelivered, presentLocked, presentQuota, presentSummary } from './present.ts'
