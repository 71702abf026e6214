import { z } from 'zod'
import { problems } from '#contract/problems.ts'
import { AppError, unforeseenDetail } from '#core/app-error.ts'
import { watchUrl } from '#product/watch-url.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { findMember } from '#server/features/accounts/service.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { readMakeableForm } from '#server/features/forms/service.ts'
import { summarizeToEnd, withoutCallLimit } from '#server/features/summaries/service.ts'
import { announce } from '#server/features/webhooks/service.ts'
import { startTurns } from '#server/jobs/turns.ts'
import type { Turns } from '#server/jobs/turns.ts'
import type { WorkDeps } from '../context.ts'
import { writeNextOverview } from '../overview/make-overview.ts'
import { wantOverview } from '../overview/read-overview.ts'
import {
  extendLeases,
  leaseItem,
  leaseSeconds,
  endItem,
  pauseForQuota,
  resumeFromQuota,
} from './lease-repo.ts'
import type { ItemEnd, LeasedItem } from './lease-repo.ts'

type CollectionWorkOptions = {
  /** The number of summaries that this process makes at once. */
  concurrency: number
  pollMs?: number
}

const defaultPollMs = 1000

/**
 * Works on the collections of all accounts: so many videos at once as half of the workers of this process,
 * and at least one. Others take over what a process leaves behind when its leases end.
 */
export function startCollectionWork(
  deps: WorkDeps,
  { concurrency, pollMs = defaultPollMs }: CollectionWorkOptions,
): Turns {
  const leases = new Set<string>()
  let before = Promise.resolve()

  /** The remaining summaries are taken in list order: the quota is asked for one video at a time. */
  async function takeOne(signal: AbortSignal, onFound: () => void): Promise<boolean> {
    const own = Promise.withResolvers<void>()
    const others = before
    before = own.promise
    await others
    try {
      return !signal.aborted && (await takeNext(signal, { onFound, onReserved: own.resolve }))
    } finally {
      own.resolve()
    }
  }

  async function takeNext(
    signal: AbortSignal,
    { onFound, onReserved }: { onFound: () => void; onReserved: () => void },
  ): Promise<boolean> {
    const item = await leaseItem(deps.runs.db)
    if (item === null) return false
    onFound()
    leases.add(item.lease)
    try {
      await summarizeItem(deps, item, { signal, onReserved })
    } finally {
      leases.delete(item.lease)
    }
    return true
  }

  function report(error: unknown): void {
    deps.log.warn({ err: error }, 'the work on a collection could not be taken or ended')
  }

  const turns = startTurns({
    turn: async (signal, onFound) =>
      (await writeNextOverview(deps, signal, onFound)) || (await takeOne(signal, onFound)),
    onFailure: report,
    clock: deps.clock,
    slots: Math.max(1, Math.floor(concurrency / 2)),
    idleMs: pollMs,
  })
  const renewal = setInterval(
    () => {
      if (leases.size > 0) extendLeases(deps.runs.db, [...leases]).catch(report)
    },
    (leaseSeconds * 1000) / 4,
  )
  return {
    stop: async () => {
      clearInterval(renewal)
      await turns.stop()
    },
  }
}

const maxAttempts = 4
const maxPauseSeconds = 15 * 60
const shortlySeconds = 15
/** A video that found no summary left waits at least so long. */
const lockedSeconds = 1

/**
 * Summarizes a video for the owner of its collection, by the queue of all summaries, and stores what became
 * of it. Without summaries left the collection waits for them; a video that was stopped with this process is
 * another's at once. `onReserved` is called when the quota has been asked, where it is.
 */
async function summarizeItem(
  deps: WorkDeps,
  item: LeasedItem,
  { signal, onReserved }: { signal: AbortSignal; onReserved: () => void },
): Promise<void> {
  const end = await summarizeUnlessLocked(deps, item, { signal, onReserved })
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

/**
 * Stores what became of a video; with the last of its collection its owner's webhooks are called, and an
 * overview is written.
 */
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

async function summarizeUnlessLocked(
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
    if (problems[error.code].passes !== 'shortly' || attempts >= maxAttempts) return failed(error)
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

/** Announces to webhooks that all videos of a collection are done, in the ending transaction. */
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
