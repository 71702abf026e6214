import { sql } from 'drizzle-orm'
import {
  boolean,
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
import type { CaptionsPart, ProblemCode } from '#contract/problem.ts'
import type { RunEvent } from '#contract/summaries.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import { devices, users } from './accounts.ts'

export type RunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** What a run is to do. */
export type RunTask = {
  subject: { videoId: string } | { transcriptId: string }
  style: SummaryStyle
  /** The language to write in. */
  language: SummaryLanguage
  /** The span of the call that asked for it, where traces are on. */
  traceparent?: string
}

/** Why a run ended without a summary. */
export type RunProblem = {
  code: ProblemCode
  detail: string
  retryAfterSeconds?: number
  videoTitle?: string
  startsAt?: string
  captionsPart?: CaptionsPart
}

/** An event as it is stored: the last one names the summary, which is read when it is handed out. */
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
    /** Counts the workers that took it; every write of a worker names its own. */
    attempt: integer().notNull().default(0),
    /** Higher goes first. */
    priority: integer().notNull(),
    /** The number of its newest event. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** No key: a summary that was deleted is not delivered. */
    summaryId: uuid('summary_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deadlineAt: timestamp('deadline_at', { withTimezone: true }).notNull(),
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
    index('runs_overdue')
      .on(table.deadlineAt)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('runs_of_summary')
      .on(table.summaryId)
      .where(sql`${table.summaryId} is not null`),
    index('runs_of_transcript')
      .on(sql`(${table.task} #>> '{subject,transcriptId}')`)
      .where(sql`${table.task} #>> '{subject,transcriptId}' is not null`),
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

/** Who asked for the summary that a run makes: it is delivered to their history, whether they follow or not. */
export const runRequests = pgTable(
  'run_requests',
  {
    /** No key: who deletes runs deletes their requests. */
    runId: uuid('run_id').notNull(),
    reservationId: uuid('reservation_id').notNull(),
    /** The account that asked; `null` for a browser. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    visitorId: uuid('visitor_id'),
    deviceId: uuid('device_id').references(() => devices.id, { onDelete: 'set null' }),
    /** The variant of the reservation. */
    variant: text().notNull(),
    fromPlaylist: boolean('from_playlist').notNull().default(false),
    /** Whose share of the costs of models its run may take; `null` for requests of before. */
    payer: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was delivered, or its reservation released. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
    /** The summary in the history of who asked. */
    historyId: uuid('history_id'),
    /** Whether its run failed and no page has shown that yet. */
    isUnseen: boolean('is_unseen').notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'run_requests_pkey', columns: [table.runId, table.reservationId] }),
    index('run_requests_open')
      .on(table.runId)
      .where(sql`${table.settledAt} is null`),
    index('run_requests_of_user')
      .on(table.userId, table.createdAt)
      .where(sql`${table.userId} is not null`),
    index('run_requests_of_visitor')
      .on(table.visitorId, table.createdAt)
      .where(sql`${table.visitorId} is not null`),
    index('run_requests_of_device')
      .on(table.deviceId)
      .where(sql`${table.deviceId} is not null`),
  ],
)
