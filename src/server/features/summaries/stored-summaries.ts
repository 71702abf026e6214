import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Engine } from '#contract/summaries.ts'
import type { SummaryStyle } from '#product/summary-options.ts'
import type { Db, UnchangingReads } from '#server/db/database.ts'
import { assignedValues, columnsOf, insertedValues, joinedRow, partOf, findRow, sql } from '#server/db/sql.ts'
import type { ColumnValues, Sql } from '#server/db/sql.ts'
import { summaryRow, transcriptFactsRow } from '#server/db/stored-rows.ts'
import type { SummaryBody } from '#server/db/stored-rows.ts'
import type { KnownSubject } from '#server/features/transcripts/service.ts'
import { isDefaultTranscriptOf } from '#server/features/transcripts/service.ts'
import type { ModelAbsence } from '#server/ports/language-model.ts'

/** Reads stored summaries through a cache of this process. */
export type StoredSummaries = {
  /** The summary of a subject in this variant; up to five seconds old. `null` when there is none. */
  find: (subject: KnownSubject, variant: string) => Promise<FoundSummary | null>
  /** The same without asking the database: `null` as well for one that is not in the cache. */
  findCached: (subject: KnownSubject, variant: string) => Promise<FoundSummary | null>
  /** The summary with this id. */
  read: (id: string) => Promise<FoundSummary | null>
}

/** A summary never changes; another one may replace it, when its transcript was fetched again. */
const cacheMs = 5000
const maxCached = 200

/**
 * Reads each summary once for all callers that ask for it within some seconds. `onLookup` is called with where a summary was
 * found that would otherwise be made.
 */
export function createStoredSummaries(
  { db, unchanging }: { db: Db; unchanging: UnchangingReads },
  now: () => number,
  onLookup: (outcome: 'memory' | 'database' | 'miss') => void = () => undefined,
): StoredSummaries {
  const cache = new LRUCache<string, Promise<FoundSummary | null>>({
    max: maxCached,
    ttl: cacheMs,
    ttlResolution: 0,
    perf: { now },
  })

  function cached(key: string, read: () => Promise<FoundSummary | null>): Promise<FoundSummary | null> {
    const known = cache.get(key)
    if (known !== undefined) return known
    const found = read()
    cache.set(key, found)
    // Only a found summary stays: a missing one may be made in the next moment.
    const drop = (): void => {
      if (cache.peek(key) === found) cache.delete(key)
    }
    found.then((summary) => summary ?? drop(), drop)
    return found
  }

  return {
    find: async (subject, variant) => {
      const found = await cached(keyOf(subject, variant), () => findSummary(db, subject, variant))
      onLookup(found === null ? 'miss' : 'database')
      return found
    },
    findCached: async (subject, variant) => {
      const found = (await cache.get(keyOf(subject, variant))) ?? null
      if (found !== null) onLookup('memory')
      return found
    },
    read: (id) => cached(id, () => unchanging.read((reached) => readSummary(reached, id))),
  }
}

function keyOf(subject: KnownSubject, variant: string): string {
  return JSON.stringify([subject, variant])
}

/** A stored summary. */
export type SummaryRow = z.output<typeof summaryRow>

const summaryPart = partOf('summary', summaryRow)
const transcriptPart = partOf('transcript', transcriptFactsRow)
const foundRow = joinedRow.transform((row) => ({
  summary: summaryPart(row),
  transcript: transcriptPart(row),
}))

/** A stored summary with its transcript but for the text. */
export type FoundSummary = z.output<typeof foundRow>

const selectSummaries = sql`
  select ${columnsOf(summaryRow, 'summaries', 'summary')}, ${columnsOf(transcriptFactsRow, 'transcripts', 'transcript')}
  from summaries join transcripts on transcripts.id = summaries.transcript_id`

type NewSummary = {
  transcriptId: string
  cacheKey: string
  engine: Engine
  language: string
  style: SummaryStyle
  /** The id of its form. */
  form: string
  body: SummaryBody
  /** The key for the engine that failed, which this summary replaces, and why it did; `null` without a failure. */
  fallback: { key: string; absence: ModelAbsence } | null
}

/** The stored summary of the current transcript of a subject, in this variant. */
async function findSummary(db: Db, subject: KnownSubject, variant: string): Promise<FoundSummary | null> {
  const isSubject =
    'videoId' in subject
      ? isDefaultTranscriptOf(subject.videoId)
      : sql`transcripts.id = ${subject.transcriptId}`
  // The key as `summaryKey` writes it.
  const key = sql`transcripts.id::text || '/' || transcripts.content_hash || '/' || ${variant}::text`
  return await findRow(
    db,
    foundRow,
    sql`${selectSummaries} where ${isSubject} and ${answersFor(key)} order by ${preferred} limit 1`,
  )
}

/** The summary with this id. */
async function readSummary(db: Db, id: string): Promise<FoundSummary | null> {
  return await findRow(db, foundRow, sql`${selectSummaries} where summaries.id = ${id}`)
}

/** The transcript that a stored summary was made of, and its language; `null` when it is not stored any more. */
export async function findSource(
  db: Db,
  id: string,
): Promise<{ transcriptId: string; language: string } | null> {
  return await findRow(
    db,
    summaryRow.pick({ transcriptId: true, language: true }),
    sql`select transcript_id as "transcriptId", language from summaries where id = ${id}`,
  )
}

/** The same, and lets nothing delete the summary or its transcript until the transaction ends. */
export async function holdSource(tx: Db, id: string): Promise<{ transcriptId: string } | null> {
  return await findRow(
    tx,
    summaryRow.pick({ transcriptId: true }),
    sql`select summaries.transcript_id as "transcriptId"
    from transcripts join summaries on summaries.transcript_id = transcripts.id
    where summaries.id = ${id} for key share`,
  )
}

/** The summary stored under this key, and why it is a fallback where it is one. */
export async function findByKey(
  db: Db,
  cacheKey: string,
): Promise<Pick<SummaryRow, 'id' | 'fallbackReason' | 'fallbackMicroUsd'> | null> {
  return await findRow(
    db,
    keyedRow,
    sql`select ${keyedColumns} from summaries where ${answersFor(sql`${cacheKey}::text`)}
    order by ${preferred} limit 1`,
  )
}

const keyedRow = summaryRow.pick({ id: true, fallbackReason: true, fallbackMicroUsd: true })
const keyedColumns = columnsOf(keyedRow, 'summaries')

/** How long the summary of a fallback answers for the engine that failed: about as long as that one is down. */
const fallbackMinutes = 10

/** Condition for the summary of a key, and for a fallback that answers for it while its engine is likely to be down. */
function answersFor(key: Sql): Sql {
  return sql`(summaries.cache_key = ${key} or summaries.fallback_for = ${key} and summaries.fallback_until > now())`
}

/** The summary of the key itself first, else the newest fallback. */
const preferred = sql`summaries.fallback_until desc nulls first`

/**
 * Stores a summary and gives its id. A summary that is stored under the key already is given instead when the engine is
 * deterministic; else both stay, so that a caller gets the text that they watched.
 */
export async function storeSummary(db: Db, { engine, fallback, body, ...rest }: NewSummary): Promise<string> {
  const values = {
    ...rest,
    body: JSON.stringify(body),
    engineKind: engine.kind,
    engineName: engine.name,
    engineVersion: engine.version,
    ...(fallback === null ? {} : fallbackColumns(fallback)),
  }
  const created =
    (await insertSummary(db, values)) ??
    (engine.kind === 'extractive'
      ? await renewFallback(db, rest.cacheKey, fallback)
      : await insertSummary(db, { ...values, cacheKey: `${rest.cacheKey}/${randomUUID()}` }))
  if (created === null) throw new Error('A stored summary is neither new nor there already')
  return created
}

const idSchema = z.object({ id: z.guid() })

async function insertSummary(db: Db, values: ColumnValues): Promise<string | null> {
  const created = await findRow(
    db,
    idSchema,
    sql`insert into summaries ${insertedValues(values)} on conflict do nothing returning id`,
  )
  return created?.id ?? null
}

type Fallback = NonNullable<NewSummary['fallback']>

function fallbackColumns({ key, absence }: Fallback): ColumnValues {
  return {
    fallbackFor: key,
    fallbackUntil: sql`now() + ${fallbackMinutes} * interval '1 minute'`,
    fallbackReason: absence.kind,
    fallbackMicroUsd: absence.kind === 'share' ? absence.microUsd : null,
  }
}

/** Extends the time for which the summary under the key answers for the engine that failed. */
async function renewFallback(db: Db, cacheKey: string, fallback: Fallback | null): Promise<string | null> {
  const change = fallback === null ? { cacheKey } : fallbackColumns(fallback)
  const found = await findRow(
    db,
    idSchema,
    sql`update summaries set ${assignedValues(change)} where cache_key = ${cacheKey} returning id`,
  )
  return found?.id ?? null
}
