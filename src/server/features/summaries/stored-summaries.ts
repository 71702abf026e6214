import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { WithoutModel } from '#contract/quota.ts'
import type { ModelAbsence } from '#core/writing/language-model.ts'
import type { Db, UnchangingReads } from '#server/db/database.ts'
import { columnsOf, joinedRow, partOf, findRow, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { summaryRow, transcriptFactsRow } from '#server/db/stored-rows.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { ModelShares } from '#server/features/model-costs/service.ts'
import { payerOf } from '#server/features/model-costs/service.ts'
import type { KnownSubject } from '#server/features/transcripts/service.ts'
import { isDefaultTranscriptOf } from '#server/features/transcripts/service.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'

/** Reads stored summaries through a cache of this process. */
export type StoredSummaries = {
  /** The summary of a subject in this variant; up to five seconds old. `null` when there is none. */
  find: (subject: KnownSubject, variant: string) => Promise<FoundSummary | null>
  /** The same without asking the database: `null` as well for one that is not in the cache. */
  findCached: (subject: KnownSubject, variant: string) => Promise<FoundSummary | null>
  /** The summary with this id. */
  read: (id: string) => Promise<FoundSummary | null>
  /** A summary as an owner corrected it, made once; the key names the revision of the corrections. */
  corrected: (key: string, correct: () => Promise<SummaryRow>) => Promise<SummaryRow>
}

/** A summary never changes; another one may replace it, when its transcript was fetched again. */
const cacheMs = 5000
const maxCached = 200
const maxCorrected = 100

/**
 * Reads each summary once for all callers that ask for it within some seconds. `onLookup` is called with
 * where a summary was found that would otherwise be made.
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
  const corrected = new LRUCache<string, SummaryRow>({ max: maxCorrected })

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
    corrected: async (key, correct) => {
      const summary = corrected.get(key) ?? (await correct())
      corrected.set(key, summary)
      return summary
    },
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

/** The transcript of a stored summary, and its language; `null` when it is not stored any more. */
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
export async function findByKey(db: Db, cacheKey: string): Promise<(Pick<SummaryRow, 'id'> & Reason) | null> {
  return await findRow(
    db,
    keyedRow,
    sql`select ${keyedColumns} from summaries where ${answersFor(sql`${cacheKey}::text`)}
    order by ${preferred} limit 1`,
  )
}

const keyedRow = summaryRow.pick({
  id: true,
  fallbackReason: true,
  fallbackFault: true,
  fallbackMicroUsd: true,
})
const keyedColumns = columnsOf(keyedRow, 'summaries')

/** Condition for the summary of a key, and for a fallback while its engine is likely to be down. */
function answersFor(key: Sql): Sql {
  return sql`(summaries.cache_key = ${key} or summaries.fallback_for = ${key} and summaries.fallback_until > now())`
}

/** The summary of the key itself first, else the newest fallback. */
const preferred = sql`summaries.fallback_until desc nulls first`

type Deps = { modelShares: ModelShares; engine: Pick<SummaryEngine, 'identity'> }

type Reason = Pick<SummaryRow, 'fallbackReason' | 'fallbackFault' | 'fallbackMicroUsd'>

/** The reason for a stored summary without the wanted model; `null` where nothing failed. */
export function absenceOf({ fallbackReason, fallbackFault, fallbackMicroUsd }: Reason): ModelAbsence | null {
  if (fallbackReason === null) return null
  if (fallbackReason === 'outage') return { kind: fallbackReason, fault: fallbackFault ?? undefined }
  if (fallbackReason === 'run') return { kind: fallbackReason }
  return { kind: 'share', microUsd: fallbackMicroUsd ?? 0 }
}

/**
 * The summary, unless a model would make a better one for this caller: it was made without one because others
 * had used up their share of the costs of the day, and the caller's has room.
 */
export async function unlessModelIsOwed(
  { modelShares, engine }: Deps,
  actor: Actor,
  found: FoundSummary | null,
): Promise<FoundSummary | null> {
  if (found === null || engine.identity.kind !== 'model') return found
  const absence = absenceOf(found.summary)
  if (absence === null) return found
  return (await modelShares.mustDoWithout(payerOf(actor), absence)) ? found : null
}

/** The reason for which a caller has a summary that no model wrote, on a server that has one. */
export async function explainWithoutModel(
  { modelShares, engine }: Deps,
  actor: Actor,
  { summary }: FoundSummary,
): Promise<WithoutModel | null> {
  const absence = absenceOf(summary)
  if (absence === null || engine.identity.kind !== 'model' || summary.engineKind === 'model') return null
  return await modelShares.explain(actor, absence)
}
