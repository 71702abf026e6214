import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Chapter, SummarySentence } from '#contract/evidence.ts'
import type { Engine, Summary } from '#contract/summaries.ts'
import type { StoredLine } from '#evidence/stored-line.ts'
import type { SummaryStyle } from '#product/summary-options.ts'
import { transcripts } from './transcripts.ts'

/** A sentence of a summary that was stored before a sentence could rest on several places has neither paragraph nor further places. */
type StoredSentence = StoredLine & Partial<Pick<SummarySentence, 'paragraph' | 'more'>>

/** What a summary holds beside its own identity; checked before it was stored, and read by `readStoredBody`. */
export type SummaryBody = Pick<Summary, 'gist' | 'summary' | 'coverage' | 'parts'> & {
  insights: StoredLine[]
  chapters: (Omit<Chapter, 'gist'> & { gist: StoredLine | null })[]
  /** Absent in summaries that were stored before gists were checked. */
  gistSentence?: StoredSentence | null
  summarySentences: StoredSentence[]
  /** Absent in summaries that were stored before the end of captions was looked at. */
  captionsEnd?: Summary['captionsEnd']
  /** Absent where no checker was to be asked, and in summaries of before there was one. */
  checking?: Summary['checking']
}

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
    /** The key that this summary answers for as well until `fallbackUntil`, because the engine of that key failed. */
    fallbackFor: text('fallback_for'),
    fallbackUntil: timestamp('fallback_until', { withTimezone: true }),
    /** Why that engine did not make it; `null` in summaries of before. */
    fallbackReason: text('fallback_reason').$type<'outage' | 'run' | 'share'>(),
    /** What a call could have cost that no share had room for. */
    fallbackMicroUsd: bigint('fallback_micro_usd', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('summaries_engine_kind_known', sql`${table.engineKind} in ('extractive', 'model')`),
    check(
      'summaries_style_known',
      sql`${table.style} in ('standard', 'brief', 'detailed', 'study-notes', 'bullets')`,
    ),
    check(
      'summaries_fallback_reason_known',
      sql`${table.fallbackReason} in ('outage', 'run', 'share')
        and (${table.fallbackReason} = 'share') = (${table.fallbackMicroUsd} is not null)`,
    ),
    index('summaries_of_transcript').on(table.transcriptId),
    index('summaries_by_age').on(table.createdAt, table.id),
    index('summaries_fallback')
      .on(table.fallbackFor)
      .where(sql`${table.fallbackFor} is not null`),
  ],
)
