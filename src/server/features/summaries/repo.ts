import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Engine } from '#contract/summaries.ts'
import type { SummaryStyle } from '#product/summary-options.ts'
import type { Orm } from '#server/db/database.ts'
import { summaries } from '#server/db/schema/summaries.ts'
import { transcripts } from '#server/db/schema/transcripts.ts'
import type { SummaryBody } from '#server/db/schema/summaries.ts'
import { isDefaultTranscriptOf } from '#server/features/transcripts/service.ts'
import type { KnownSubject } from '#server/features/transcripts/service.ts'
import type { ModelAbsence } from '#server/ports/model-use.ts'

const {
  sentences: _sentences,
  bodyAddress: _bodyAddress,
  packed: _packed,
  storedBytes: _storedBytes,
  network: _network,
  opening: _opening,
  chapters: _chapters,
  ...transcriptColumns
} = getTableColumns(transcripts)

/** A stored summary. */
export type SummaryRow = typeof summaries.$inferSelect

/** A stored summary with its transcript but for the text. */
export type FoundSummary = {
  summary: SummaryRow
  transcript: Omit<
    typeof transcripts.$inferSelect,
    'sentences' | 'bodyAddress' | 'packed' | 'storedBytes' | 'network' | 'opening' | 'chapters'
  >
}

type NewSummary = {
  transcriptId: string
  cacheKey: string
  engine: Engine
  language: string
  style: SummaryStyle
  body: SummaryBody
  /** The key for the engine that failed, which this summary replaces, and why it did; `null` without a failure. */
  fallback: { key: string; absence: ModelAbsence } | null
}

/** The stored summary of the current transcript of a subject, in this variant. */
export async function findSummary(
  orm: Orm,
  subject: KnownSubject,
  variant: string,
): Promise<FoundSummary | null> {
  const isSubject =
    'videoId' in subject ? isDefaultTranscriptOf(subject.videoId) : eq(transcripts.id, subject.transcriptId)
  // The key as `summaryKey` writes it.
  const key = sql`${transcripts.id}::text || '/' || ${transcripts.contentHash} || '/' || ${variant}::text`
  const [found] = await selectSummaries(orm)
    .where(and(isSubject, answersFor(key)))
    .orderBy(preferred)
    .limit(1)
  return found ?? null
}

/** The summary with this id. */
export async function readSummary(orm: Orm, id: string): Promise<FoundSummary | null> {
  const [found] = await selectSummaries(orm).where(eq(summaries.id, id))
  return found ?? null
}

/** The transcript that a stored summary was made of, and its language; `null` when it is not stored any more. */
export async function findSource(
  orm: Orm,
  id: string,
): Promise<{ transcriptId: string; language: string } | null> {
  const [row] = await orm
    .select({ transcriptId: summaries.transcriptId, language: summaries.language })
    .from(summaries)
    .where(eq(summaries.id, id))
  return row ?? null
}

/** The same, and lets nothing delete the summary or its transcript until the transaction ends. */
export async function holdSource(tx: Orm, id: string): Promise<{ transcriptId: string } | null> {
  const [row] = await tx
    .select({ transcriptId: summaries.transcriptId })
    .from(transcripts)
    .innerJoin(summaries, eq(summaries.transcriptId, transcripts.id))
    .where(eq(summaries.id, id))
    .for('key share')
  return row ?? null
}

/** The summary stored under this key, and why it is a fallback where it is one. */
export async function findByKey(
  orm: Orm,
  cacheKey: string,
): Promise<Pick<SummaryRow, 'id' | 'fallbackReason' | 'fallbackMicroUsd'> | null> {
  const { id, fallbackReason, fallbackMicroUsd } = summaries
  const [row] = await orm
    .select({ id, fallbackReason, fallbackMicroUsd })
    .from(summaries)
    .where(answersFor(sql`${cacheKey}::text`))
    .orderBy(preferred)
    .limit(1)
  return row ?? null
}

/** How long the summary of a fallback answers for the engine that failed: about as long as that one is down. */
const fallbackMinutes = 10

/** Condition for the summary of a key, and for a fallback that answers for it while its engine is likely to be down. */
function answersFor(key: SQL): SQL {
  return sql`(${summaries.cacheKey} = ${key}
    or ${summaries.fallbackFor} = ${key} and ${summaries.fallbackUntil} > now())`
}

/** The summary of the key itself first, else the newest fallback. */
const preferred = sql`${summaries.fallbackUntil} desc nulls first`

/**
 * Stores a summary and gives its id. A summary that is stored under the key already is given instead when the engine is
 * deterministic; else both stay, so that a caller gets the text that they watched.
 */
export async function storeSummary(orm: Orm, { engine, fallback, ...rest }: NewSummary): Promise<string> {
  const values = {
    ...rest,
    engineKind: engine.kind,
    engineName: engine.name,
    engineVersion: engine.version,
    ...(fallback === null ? {} : fallbackColumns(fallback)),
  }
  const created =
    (await insertSummary(orm, values)) ??
    (engine.kind === 'extractive'
      ? await renewFallback(orm, rest.cacheKey, fallback)
      : await insertSummary(orm, { ...values, cacheKey: `${rest.cacheKey}/${randomUUID()}` }))
  if (created === null) throw new Error('A stored summary is neither new nor there already')
  return created
}

async function insertSummary(orm: Orm, values: PgInsertValue<typeof summaries>): Promise<string | null> {
  const [created] = await orm
    .insert(summaries)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: summaries.id })
  return created?.id ?? null
}

type Fallback = NonNullable<NewSummary['fallback']>

function fallbackColumns({ key, absence }: Fallback) {
  return {
    fallbackFor: key,
    fallbackUntil: sql`now() + ${fallbackMinutes} * interval '1 minute'`,
    fallbackReason: absence.kind,
    fallbackMicroUsd: absence.kind === 'share' ? absence.microUsd : null,
  }
}

/** Extends the time for which the summary under the key answers for the engine that failed. */
async function renewFallback(orm: Orm, cacheKey: string, fallback: Fallback | null): Promise<string | null> {
  const [found] = await orm
    .update(summaries)
    .set(fallback === null ? { cacheKey } : fallbackColumns(fallback))
    .where(eq(summaries.cacheKey, cacheKey))
    .returning({ id: summaries.id })
  return found?.id ?? null
}

function selectSummaries(orm: Orm) {
  return orm
    .select({ summary: summaries, transcript: transcriptColumns })
    .from(summaries)
    .innerJoin(transcripts, eq(transcripts.id, summaries.transcriptId))
    .$dynamic()
}
