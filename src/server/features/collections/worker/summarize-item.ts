import { z } from 'zod'
import { watchUrl } from '#product/watch-url.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { findMember } from '#server/features/accounts/service.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { readMakeableForm } from '#server/features/forms/service.ts'
import { summarizeToEnd, withoutCallLimit } from '#server/features/summaries/service.ts'
import { announce } from '#server/features/webhooks/service.ts'
import { AppError, unforeseenDetail } from '#server/lib/app-error.ts'
import type { WorkDeps } from '../context.ts'
import { wantOverview } from '../overview/overview-repo.ts'
import { endItem, pauseForQuota, resumeFromQuota } from './lease-repo.ts'
import type { ItemEnd, LeasedItem } from './lease-repo.ts'

const maxAttempts = 4
const maxPauseSeconds = 15 * 60
/** What passes by itself, within the time of a list. */
const passing: ReadonlySet<string> = new Set([
  'OVERLOADED',
  'SHUTTING_DOWN',
  'DATABASE_UNAVAILABLE',
  'STORAGE_UNAVAILABLE',
  'YOUTUBE_PAUSED',
  'RATE_LIMITED',
])
const shortlySeconds = 15
/** A video that found no summary left waits at least so long. */
const lockedSeconds = 1

/**
 * Summarizes a video for the owner of its collection, by the queue of all summaries, and stores what became of it. Without summaries
 * left the collection waits for them; a video that was stopped with this process is another's at once. `onReserved` is called when the
 * quota has been asked, where it is.
 */
export async function summarizeItem(
  deps: WorkDeps,
  item: LeasedItem,
  { signal, onReserved }: { signal: AbortSignal; onReserved: () => void },
): Promise<void> {
  const end = await work(deps, item, { signal, onReserved })
  const { db } = deps.runs
  if (!('actor' in end)) return await transaction(db, (tx) => endWith(deps, tx, item, end))
  await transaction(db, async (tx) => {
    await pauseForQuota(tx, item, end.resumesAt)
    await endItem(tx, item, { state: 'waiting', afterSeconds: lockedSeconds, isFree: true })
  })
  // Another video of the owner may have given its summary back between the refusal and the pause.
  const { canSummarize } = await deps.quota.read(end.actor)
  if (canSummarize) await resumeFromQuota(db, item)
}

/** Stores what became of a video; with the last of its collection its owner's webhooks are called, and an overview is written. */
async function endWith(
  { overviewEngine }: Pick<WorkDeps, 'overviewEngine'>,
  tx: Db,
  item: LeasedItem,
  end: ItemEnd,
): Promise<void> {
  const hasEnded = await endItem(tx, item, end)
  if (!hasEnded) return
  await announceCollection(tx, item)
  if (overviewEngine !== null) await wantOverview(tx, item.collectionId, { again: false })
}

async function work(
  deps: WorkDeps,
  { videoId, attempts, userId, style, language, form: chosen }: LeasedItem,
  { signal, onReserved }: { signal: AbortSignal; onReserved: () => void },
): Promise<ItemEnd | { actor: Member; resumesAt: string | null }> {
  try {
    const actor = await findMember(deps, userId)
    if (actor === null) return failed(new AppError('NOT_FOUND', 'This account is gone.'))
    const form = await readMakeableForm(deps, actor, chosen)
    const order = { actor, subject: { videoUrl: watchUrl(videoId) }, options: { style, language, form } }
    const answer = await summarizeToEnd(withoutCallLimit(deps), order, signal, onReserved)
    if (answer.locked) return { actor, resumesAt: answer.resetTime }
    if (answer.historyId !== null) return { state: 'done', historyId: answer.historyId }
    return failed(new AppError('SUMMARY_FAILED', "We couldn't make this summary."))
  } catch (error) {
    if (signal.aborted) return { state: 'waiting', afterSeconds: 0, isFree: true }
    if (!(error instanceof AppError)) {
      deps.log.error({ err: error, videoId }, 'a video of a collection failed')
      return failed(new AppError('INTERNAL', unforeseenDetail))
    }
    if (!passing.has(error.code) || attempts >= maxAttempts) return failed(error)
    const afterSeconds = Math.min(error.retryAfterSeconds ?? shortlySeconds, maxPauseSeconds)
    return { state: 'waiting', afterSeconds, isFree: false }
  }
}

function failed({ code, detail }: AppError): ItemEnd {
  return { state: 'failed', problem: { code, detail } }
}

const factsSchema = z.object({
  collectionId: z.guid(),
  title: z.string(),
  total: z.int(),
  summarized: z.int(),
  failed: z.int(),
})

/** Announces to the webhooks of its account that all videos of a collection were worked on, in the transaction that ends it. */
async function announceCollection(
  tx: Db,
  { userId, collectionId }: { userId: string; collectionId: string },
): Promise<void> {
  await announce(tx, {
    userId,
    event: 'collection.ended',
    readData: () =>
      findRow(
        tx,
        factsSchema,
        sql`select collections.id as "collectionId", collections.title, count(item.id)::int as total,
            count(item.id) filter (where item.state in ('done', 'skipped'))::int as summarized,
            count(item.id) filter (where item.state = 'failed')::int as failed
          from collections left join collection_items as item on item.collection_id = collections.id
          where collections.id = ${collectionId} group by collections.id`,
      ),
  })
}
