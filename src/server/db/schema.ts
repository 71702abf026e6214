import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  doublePrecision,
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
import type { Engine, RunEvent, Summary } from '#contract/summaries.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import type { CaptionTrack, Origin, Sentence, Timings, Transcript } from '#contract/transcripts.ts'

/** The words of a video or of a pasted transcript: one shared row a video, one row for each different paste. */
export const transcripts = pgTable(
  'transcripts',
  {
    id: uuid().primaryKey().defaultRandom(),
    origin: text().$type<Origin>().notNull(),
    /** YouTube id; `null` only for a paste that belongs to no video. */
    videoId: text('video_id'),
    /** SHA-256 of the normalised words and times, in hexadecimal. */
    contentHash: text('content_hash').notNull(),
    title: text(),
    channel: text(),
    /** The person's choice of captions, such as `de/human`; empty for the usual ones. */
    captions: text().notNull().default(''),
    tracks: jsonb().$type<CaptionTrack[]>().notNull().default([]),
    /** A day like `2026-11-21`. */
    publishedOn: text('published_on'),
    durationSeconds: doublePrecision('duration_seconds'),
    /** BCP 47, `und` when it could not be told. */
    language: text().notNull(),
    captionKind: text('caption_kind').$type<Transcript['captionKind']>().notNull(),
    timings: text().$type<Timings>().notNull(),
    credit: text(),
    /** The creator's chapters; `start` in seconds. */
    chapters: jsonb().$type<{ title: string; start: number }[]>().notNull(),
    sentences: jsonb().$type<Sentence[]>().notNull(),
    droppedCues: integer('dropped_cues').notNull().default(0),
    repairedCues: integer('repaired_cues').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('transcripts_origin_known', sql`${table.origin} in ('sample', 'youtube', 'model', 'pasted')`),
    check('transcripts_caption_kind_known', sql`${table.captionKind} in ('human', 'automatic', 'unknown')`),
    check('transcripts_timings_known', sql`${table.timings} in ('exact', 'estimated', 'none')`),
    check('transcripts_video_known', sql`${table.origin} = 'pasted' or ${table.videoId} is not null`),
    uniqueIndex('transcripts_one_per_video')
      .on(table.videoId, table.captions)
      .where(sql`${table.origin} <> 'pasted'`),
    uniqueIndex('transcripts_one_per_paste')
      .on(table.contentHash, sql`coalesce(${table.videoId}, '')`, sql`coalesce(${table.title}, '')`)
      .where(sql`${table.origin} = 'pasted'`),
  ],
)

/** What a summary holds beside its own identity; checked before it was stored. */
export type SummaryBody = Pick<
  Summary,
  'gist' | 'summary' | 'summarySentences' | 'insights' | 'chapters' | 'coverage' | 'parts'
>

/** A checked summary of one transcript by one engine. */
export const summaries = pgTable(
  'summaries',
  {
    id: uuid().primaryKey().defaultRandom(),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    /** All that shapes the answer, in one string: equal keys have equal summaries. */
    cacheKey: text('cache_key').notNull().unique('summaries_cache_key_unique'),
    engineKind: text('engine_kind').$type<Engine['kind']>().notNull(),
    engineName: text('engine_name').notNull(),
    engineVersion: text('engine_version').notNull(),
    /** BCP 47, the language that the summary is in. */
    language: text().notNull(),
    style: text().$type<SummaryStyle>().notNull(),
    body: jsonb().$type<SummaryBody>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('summaries_engine_kind_known', sql`${table.engineKind} in ('extractive', 'model')`),
    check(
      'summaries_style_known',
      sql`${table.style} in ('standard', 'brief', 'detailed', 'study-notes', 'bullets')`,
    ),
    index('summaries_of_transcript').on(table.transcriptId),
  ],
)

export type RunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** What a run is to do. */
export type RunTask = {
  subject: { videoId: string } | { transcriptId: string }
  style: SummaryStyle
  /** The language to write in. */
  language: SummaryLanguage
}

/** Why a run ended without a summary. */
export type RunProblem = { code: ProblemCode; detail: string }

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

/** Every question that was put to a language model, without what was said. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** As its provider names it. */
    model: text().notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Millionths of a US dollar; `null` where the price is not known. */
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }),
    /** `null` when it was answered. */
    failure: text({
      enum: [
        'quota',
        'rate-limited',
        'unavailable',
        'timeout',
        'refused',
        'unauthorized',
        'too-long',
        'broken',
      ],
    }),
    milliseconds: integer().notNull(),
  },
  (table) => [
    check(
      'model_calls_failure_known',
      sql`${table.failure} in ('quota', 'rate-limited', 'unavailable', 'timeout', 'refused', 'unauthorized', 'too-long', 'broken')`,
    ),
    index('model_calls_by_time').on(table.at),
  ],
)

/** One who has an allowance: visitors and, later, an account point to it. */
export const people = pgTable('people', {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** A browser that was here, by the id in its cookie. */
export const visitors = pgTable(
  'visitors',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** As typed, in lower case; proves nothing. */
    email: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('visitors_of_person').on(table.personId)],
)

export type PlaceState = 'held' | 'kept' | 'released'

/** Why a place was given back: the summary failed, nobody waited for it, or its holder showed no sign of life. */
export type ReleaseReason = 'failed' | 'left' | 'lapsed'

/** The ledger of the allowance: one row a summary that was begun for somebody. */
export const places = pgTable(
  'places',
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** What the summary is of: the same again costs nothing in the same window. */
    subject: text().notNull(),
    state: text().$type<PlaceState>().notNull().default('held'),
    reason: text().$type<ReleaseReason>(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    /** Keyed hash of the visitor's network; `null` for others, and once the day is over. */
    network: text(),
    leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    check('places_state_known', sql`${table.state} in ('held', 'kept', 'released')`),
    check('places_reason_known', sql`${table.reason} in ('failed', 'left', 'lapsed')`),
    check('places_released_with_reason', sql`(${table.state} = 'released') = (${table.reason} is not null)`),
    index('places_of_person')
      .on(table.personId, table.windowStart)
      .where(sql`${table.state} <> 'released'`),
    index('places_of_network')
      .on(table.network, table.createdAt)
      .where(sql`${table.network} is not null and ${table.state} <> 'released'`),
    index('places_held')
      .on(table.leaseUntil)
      .where(sql`${table.state} = 'held'`),
  ],
)

/** Calls counted by key until `resetAt`, on all nodes alike; the table is not logged. */
export const callCounts = pgTable('call_counts', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetAt: timestamp('reset_at', { withTimezone: true }).notNull(),
})
