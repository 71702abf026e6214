import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { devices, users } from './accounts.ts'
import { summaries } from './summaries.ts'
import { transcripts } from './transcripts.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The items of histories: a transcript, or a summary with its transcript. */
export const historyItems = pgTable(
  'history_items',
  {
    /** The address of the result page. */
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The browser that owns it, until a sign-in makes it the account's. */
    visitorId: uuid('visitor_id'),
    /** No key: who writes an item locks its transcript and its summary, and their sweep deletes none that has an item. */
    transcriptId: uuid('transcript_id').notNull(),
    /** `null` where only the transcript was given. */
    summaryId: uuid('summary_id'),
    /** The run that made it; no key, for runs are forgotten after a day. */
    runId: uuid('run_id'),
    /** Where the account was signed in when it was asked for. */
    deviceId: uuid('device_id').references(() => devices.id, { onDelete: 'set null' }),
    /** When it was last given. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    shareNonce: text('share_nonce'),
    /** SHA-256 of the token of the shared page. */
    shareHash: text('share_hash'),
    /** Whether the shared page shows the questions; false while it is not shared. */
    sharesQuestions: boolean('shares_questions').notNull().default(false),
    /** Whether its transcript was pasted. */
    isPasted: boolean('is_pasted').notNull().default(false),
    isIndexed: boolean('is_indexed').notNull().default(false),
    /** Whether it was given and no page has shown it yet. */
    isUnseen: boolean('is_unseen').notNull().default(false),
    /** The beginning of the transcript's title in lower case, to sort by. */
    sortTitle: text('sort_title').notNull().default(''),
    /** The duration of the transcript in ms, 0 where it is unknown. */
    sortDurationMs: bigint('sort_duration_ms', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check('history_items_one_owner', sql`num_nonnulls(${table.userId}, ${table.visitorId}) = 1`),
    check('history_items_share_whole', sql`(${table.shareNonce} is null) = (${table.shareHash} is null)`),
    uniqueIndex('history_items_user_summary')
      .on(table.userId, table.summaryId)
      .where(sql`${table.summaryId} is not null`),
    uniqueIndex('history_items_user_transcript')
      .on(table.userId, table.transcriptId)
      .where(sql`${table.summaryId} is null`),
    uniqueIndex('history_items_visitor_summary')
      .on(table.visitorId, table.summaryId)
      .where(sql`${table.summaryId} is not null`),
    uniqueIndex('history_items_visitor_transcript')
      .on(table.visitorId, table.transcriptId)
      .where(sql`${table.summaryId} is null`),
    index('history_items_by_time').on(table.userId, table.createdAt),
    // Both include what a page is sorted by, which Drizzle cannot declare.
    index('history_items_listed_summaries')
      .on(table.userId, table.createdAt)
      .where(
        sql`${table.userId} is not null and ${table.summaryId} is not null and ${table.deletedAt} is null`,
      ),
    index('history_items_listed_transcripts')
      .on(table.userId, table.createdAt)
      .where(sql`${table.userId} is not null and ${table.summaryId} is null and ${table.deletedAt} is null`),
    index('history_items_of_visitor_by_time')
      .on(table.visitorId, table.createdAt)
      .where(sql`${table.visitorId} is not null`),
    index('history_items_of_transcript').on(table.transcriptId),
    index('history_items_of_summary')
      .on(table.summaryId)
      .where(sql`${table.summaryId} is not null`),
    index('history_items_of_device')
      .on(table.deviceId)
      .where(sql`${table.deviceId} is not null`),
    index('history_items_of_visitors')
      .on(table.createdAt)
      .where(sql`${table.visitorId} is not null`),
    index('history_items_pasted_by_visitors')
      .on(table.createdAt)
      .where(sql`${table.visitorId} is not null and ${table.isPasted}`),
    index('history_items_pasted_by_owner')
      .on(sql`coalesce(${table.userId}, ${table.visitorId})`, table.transcriptId)
      .where(sql`${table.isPasted}`),
    index('history_items_of_run')
      .on(table.runId)
      .where(sql`${table.runId} is not null`),
    uniqueIndex('history_items_shared')
      .on(table.shareHash)
      .where(sql`${table.shareHash} is not null`),
    index('history_items_not_indexed')
      .on(table.createdAt)
      .where(sql`not ${table.isIndexed}`),
    index('history_items_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
)

/** The search terms of a transcript, its title and its channel, as `searchTerms` gives them. */
export const transcriptTerms = pgTable(
  'transcript_terms',
  {
    transcriptId: uuid('transcript_id')
      .primaryKey()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    terms: tsvector().notNull(),
  },
  (table) => [index('transcript_terms_found').using('gin', table.terms)],
)

/** The search terms of a summary. */
export const summaryTerms = pgTable(
  'summary_terms',
  {
    summaryId: uuid('summary_id')
      .primaryKey()
      .references(() => summaries.id, { onDelete: 'cascade' }),
    terms: tsvector().notNull(),
  },
  (table) => [index('summary_terms_found').using('gin', table.terms)],
)
