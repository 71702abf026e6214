import type { PooledOrm } from '#server/db/database.ts'

/** What it takes to list what somebody was given. */
export type HistoryDeps = { orm: PooledOrm }
