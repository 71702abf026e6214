import { z } from 'zod'
import { isFound } from '#evidence/line-state.ts'
import { allLines } from '#product/all-lines.ts'
import { maxCollectionVideos } from '#product/limits.ts'
import { plans } from '#product/plans.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import { findMember } from '#server/features/accounts/service.ts'
import { payerOf } from '#server/features/model-costs/service.ts'
import type { CorrectedDeps, presentSummary } from '#server/features/summaries/service.ts'
import type { OverviewEngine } from '#server/ports/model-engines.ts'
import type { OverviewDeps } from '../context.ts'
import { selectItems } from '../items-repo.ts'
import { readSummaries } from '../present.ts'
import type { Source, StoredOverview } from './check-overview.ts'
import { checkOverview } from './check-overview.ts'
import { minOverviewVideos, readMadeOf } from './read-overview.ts'

const maxAttempts = 3
const retrySeconds = 10 * 60
/** The lease on one ends later. */
const timeoutMs = 240_000

/** Writes one overview that is due, and stores it checked; `false` where none is. */
export async function writeNextOverview(
  deps: OverviewDeps,
  signal: AbortSignal,
  onFound: () => void,
): Promise<boolean> {
  const { overviewEngine, runs } = deps
  if (overviewEngine === null) return false
  const leased = await leaseOverview(runs.db)
  if (leased === null) return false
  onFound()
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    // Before they are read: what comes meanwhile is no part of it.
    const { madeOf } = await readMadeOf(runs.db, leased.collectionId)
    const body = await write({ ...deps, overviewEngine }, leased, limit)
    if (body === 'later') await leave(deps, leased)
    else if (body === 'never') await leaveOverview(runs.db, leased, null)
    else await storeOverview(runs.db, leased, { ...body, madeOf })
  } catch (error) {
    if (signal.aborted) await leaveOverview(runs.db, leased, 0)
    else {
      deps.log.warn({ err: error }, 'an overview of a collection could not be written')
      await leave(deps, leased)
    }
  }
  return true
}

async function leave({ runs }: OverviewDeps, leased: LeasedOverview): Promise<void> {
  await leaveOverview(runs.db, leased, leased.attempts < maxAttempts ? retrySeconds : null)
}

async function write(
  deps: OverviewDeps & { overviewEngine: OverviewEngine },
  { collectionId, userId, title, language }: LeasedOverview,
  signal: AbortSignal,
): Promise<{ body: StoredOverview; videos: number } | 'later' | 'never'> {
  const actor = await findMember(deps, userId)
  if (actor === null) return 'never'
  const windowDays = plans[actor.plan].historyDays
  const sources = await gatherSources(deps, { collectionId, windowDays })
  const videos = new Set(sources.map(({ itemId }) => itemId)).size
  if (videos < minOverviewVideos) return 'never'
  const options = { signal, payers: () => Promise.resolve([payerOf(actor)]), spending: { microUsd: 0 } }
  const draft = await deps.overviewEngine.write({ title, language, sources }, options)
  if ('withoutModel' in draft) return 'later'
  const body = await checkOverview(deps, draft, sources, { ...options, lineChecks: deps.lineChecks })
  return body.gist === null && body.lines.length === 0 ? 'later' : { body, videos }
}

/** So many lines are shown of all summaries together, and of one at most and at least. */
const maxSources = 600
const maxPerVideo = 8

/** The sources of an overview: each summary's first lines as made, with found words and no difference. */
async function gatherSources(
  deps: CorrectedDeps,
  { collectionId, windowDays }: { collectionId: string; windowDays: number | null },
): Promise<Source[]> {
  const all = { from: 0, limit: maxCollectionVideos, q: '', state: null, isSummarized: true }
  const { items } = await selectItems(deps.db, { collectionId, windowDays, ...all })
  const shown = items.filter(({ summaryId }) => summaryId !== null)
  const perVideo = Math.max(1, Math.min(maxPerVideo, Math.floor(maxSources / Math.max(1, shown.length))))
  const lines = await readSummaries(deps, { userId: null, rows: shown }, (summary) => ({
    transcriptId: summary.transcriptId,
    channel: summary.videoChannel,
    lines: linesOf(summary).slice(0, perVideo),
  }))
  return shown.flatMap(({ id, title, videoId, summaryId }) => {
    const found = lines.get(summaryId ?? '')
    const videoTitle = title ?? videoId ?? 'A video'
    const { transcriptId = '', channel = null } = found ?? {}
    return (found?.lines ?? []).map((line) => ({
      itemId: id,
      transcriptId,
      channel,
      videoTitle,
      ...line,
    }))
  })
}

function linesOf(summary: ReturnType<typeof presentSummary>) {
  const found = allLines(summary).flatMap(({ text, quote, sentence, speaker, state }) =>
    isFound(state) && quote !== '' && sentence !== null ? [{ text, quote, sentence, speaker }] : [],
  )
  return found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at)
}

/** The time in seconds for which the work on one holds before another process takes it. */
const leaseSeconds = 300

const leasedSchema = z.object({
  collectionId: z.guid(),
  lease: z.guid(),
  attempts: z.int(),
  userId: z.guid(),
  title: z.string(),
  language: z.enum(summaryLanguages),
})

/** An overview that this process is to write. */
type LeasedOverview = z.output<typeof leasedSchema>

/** Leases an overview that is due; `null` where none is. */
async function leaseOverview(db: Db): Promise<LeasedOverview | null> {
  return await findRow(
    db,
    leasedSchema,
    sql`with taken as (
      update collection_overviews set lease = gen_random_uuid(), attempts = attempts + 1,
        due_at = ledger_now() + ${leaseSeconds} * interval '1 second'
      where collection_id in (select collection_id from collection_overviews
        where due_at <= ledger_now() order by due_at limit 1 for update skip locked)
      returning collection_id, lease, attempts)
    select taken.collection_id as "collectionId", taken.lease, taken.attempts, collections.user_id as "userId", collections.title,
      collections.language
    from taken join collections on collections.id = taken.collection_id`,
  )
}

type Made = { body: StoredOverview; videos: number; madeOf: string }

/** Stores an overview; nothing where another process has it by now. */
async function storeOverview(
  db: Db,
  { collectionId, lease }: LeasedOverview,
  { body, videos, madeOf }: Made,
): Promise<void> {
  await db.execute(sql`
    update collection_overviews set body = ${JSON.stringify(body)}::jsonb, videos = ${videos}, made_of = ${madeOf},
      made_at = ledger_now(), due_at = null, lease = null, attempts = 0
    where collection_id = ${collectionId} and lease = ${lease}`)
}

/** Ends the work on one without an overview: it is due again after some seconds, or not at all. */
async function leaveOverview(
  db: Db,
  { collectionId, lease }: LeasedOverview,
  afterSeconds: number | null,
): Promise<void> {
  await db.execute(sql`
    update collection_overviews set lease = null, due_at = ledger_now() + ${afterSeconds}::float8 * interval '1 second'
    where collection_id = ${collectionId} and lease = ${lease}`)
}
