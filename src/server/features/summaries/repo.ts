import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Engine } from '#contract/summaries.ts'
import type { SummaryStyle } from '#product/summary-options.ts'
import type { Orm } from '#server/db/database.ts'
import { summaries } from '#server/db/schema/summaries.ts'
import { transcripts } from '#server/db/schema/transcripts.ts'
import type { SummaryBody } from '#server/db/schema/summaries.ts'
import { isUsualTranscriptOf } from '#server/features/transcripts/service.ts'
import type { KnownSubject } from '#server/features/transcripts/service.ts'

const {
  sentences: _words,
  opening: _opening,
  chapters: _set,
  ...transcriptColumns
} = getTableColumns(transcripts)

/** A stored summary. */
export type SummaryRow = typeof summaries.$inferSelect

/** A stored summary with what is known of the video, without the words. */
export type FoundSummary = {
  summary: SummaryRow
  transcript: Omit<typeof transcripts.$inferSelect, 'sentences' | 'opening' | 'chapters'>
}

type NewSummary = {
  transcriptId: string
  cacheKey: string
  engine: Engine
  language: string
  style: SummaryStyle
  body: SummaryBody
}

/** The summary that the store has of a subject as it is now, made in this way. */
export async function findSummary(
  orm: Orm,
  subject: KnownSubject,
  variant: string,
): Promise<FoundSummary | null> {
  const isSubject =
    'videoId' in subject ? isUsualTranscriptOf(subject.videoId) : eq(transcripts.id, subject.transcriptId)
  // The key as `summaryKey` writes it.
  const key = sql`${transcripts.id}::text || '/' || ${transcripts.contentHash} || '/' || ${variant}::text`
  const [found] = await selectSummaries(orm).where(and(isSubject, eq(summaries.cacheKey, key)))
  return found ?? null
}

/** The summary with this id. */
export async function readSummary(orm: Orm, id: string): Promise<FoundSummary | null> {
  const [found] = await selectSummaries(orm).where(eq(summaries.id, id))
  return found ?? null
}

/** The id of the summary stored under this key. */
export async function findSummaryId(orm: Orm, cacheKey: string): Promise<string | null> {
  const [row] = await orm.select({ id: summaries.id }).from(summaries).where(eq(summaries.cacheKey, cacheKey))
  return row?.id ?? null
}

/** Stores a summary and gives its id; when another was quicker, that of its row. */
export async function storeSummary(orm: Orm, summary: NewSummary): Promise<string> {
  const { engine, ...rest } = summary
  const values = { ...rest, engineKind: engine.kind, engineName: engine.name, engineVersion: engine.version }
  const [created] = await orm
    .insert(summaries)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: summaries.id })
  const id = created?.id ?? (await findSummaryId(orm, summary.cacheKey))
  if (id === null) throw new Error('A stored summary is neither new nor there already')
  return id
}

function selectSummaries(orm: Orm) {
  return orm
    .select({ summary: summaries, transcript: transcriptColumns })
    .from(summaries)
    .innerJoin(transcripts, eq(transcripts.id, summaries.transcriptId))
    .$dynamic()
}
