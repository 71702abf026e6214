import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ProblemCode } from '#contract/problem.ts'
import type { RunEvent } from '#contract/summaries.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import { summaries } from './summaries.ts'

export type RunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** What a run is to do. */
export type RunTask = {
  subject: { videoId: string } | { transcriptId: string }
  style: SummaryStyle
  /** The language to write in. */
  language: SummaryLanguage
}

/** Why a run ended without a summary. */
export type RunProblem = {
  code: ProblemCode
  detail: string
  retryAfterSeconds?: number
  videoTitle?: string
}

/** An event as it is kept: the last one names the summary, which is read when it is handed out. */
export type StoredRunEvent =
  | RunEvent
  | { event: 'done'; data: { summaryId: string } }
  | { event: 'problem'; data: RunProblem }

/** The work for one summary; one row at work per key. */
export const runs = pgTable(
  'runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** All that shapes the answer and is known before the transcript is. */
    key: text().notNull(),
    state: text().$type<RunState>().notNull().default('queued'),
    task: jsonb().$type<RunTask>().notNull(),
    /** Counts who worked on it; every write of a worker names its own. */
    attempt: integer().notNull().default(0),
    node: text(),
    /** Higher goes first. */
    priority: integer().notNull(),
    /** The number of its newest event. */
    lastSeq: integer('last_seq').notNull().default(0),
    summaryId: uuid('summary_id').references(() => summaries.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deadlineAt: timestamp('deadline_at', { withTimezone: true }).notNull(),
    heartbeatAt: timestamp('heartbeat_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    check('runs_state_known', sql`${table.state} in ('queued', 'running', 'done', 'failed', 'cancelled')`),
    uniqueIndex('runs_one_at_work')
      .on(table.key)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('runs_at_work')
      .on(table.state, table.createdAt)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('runs_ended')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
  ],
)

/** What happened in a run, in order and without gaps. */
export const runEvents = pgTable(
  'run_events',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    event: jsonb().$type<StoredRunEvent>().notNull(),
  },
  (table) => [primaryKey({ name: 'run_events_pkey', columns: [table.runId, table.seq] })],
)

/** Who waits for a run, each by a lease; `placeId` is their place in the allowance. */
export const runFollowers = pgTable(
  'run_followers',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    placeId: uuid('place_id').notNull(),
    leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'run_followers_pkey', columns: [table.runId, table.placeId] }),
    index('run_followers_waiting')
      .on(table.leaseUntil)
      .where(sql`${table.deliveredAt} is null`),
  ],
)
