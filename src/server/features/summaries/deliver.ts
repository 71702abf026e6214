import { z } from 'zod'
import { problemCodes } from '#contract/problems.ts'
import { AppError } from '#core/app-error.ts'
import { summaryStyles } from '#product/summary-options.ts'
import { watchUrl } from '#product/watch-url.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { sendNewSummary } from '#server/features/destinations/service.ts'
import type { Quota } from '#server/features/quota/service.ts'
import { announce } from '#server/features/webhooks/service.ts'
import type { StreamEvent } from '#server/http/event-stream.ts'
import type { HistoryWriter, SummaryDeps } from './context.ts'
import { readCorrected } from './corrected-summary.ts'
import { presentDelivered, presentQuota } from './present.ts'
import {
  findOpenRequests,
  hasOpenRequest,
  lockRequest,
  markSettled,
  formOfTask,
} from './runs/requests-repo.ts'
import type { FollowedRequest, RequestKey } from './runs/requests-repo.ts'
import { holdSource, explainWithoutModel } from './stored-summaries.ts'

/** An event for a caller of `POST /api/summarize`. */
export type SummaryStreamEvent = StreamEvent<'POST /api/summarize'>

type SettleDeps = { db: PooledDb; quota: Quota; history: HistoryWriter }

/** The last event that the follower has, and the signal that ends following. */
export type Following = { seq: number; signal: AbortSignal }

/**
 * The events of a run for one of its requests, to its end. The summary is in the history before it is
 * delivered. A follower that leaves changes nothing: the run continues and is delivered without it.
 * @throws AppError why the run failed
 */
export async function* followRequest(
  deps: SummaryDeps,
  { actor, request }: { actor: Actor; request: FollowedRequest },
  { seq, signal }: Following,
): AsyncGenerator<SummaryStreamEvent> {
  for await (const event of deps.runs.feeds.follow(request.runId, seq, signal)) {
    if (event.event === 'problem') {
      await settleRequest({ ...deps, db: deps.runs.db }, request).catch(() => undefined)
      throw new AppError(event.data.code, event.data.detail, event.data)
    }
    if (event.event === 'done') {
      const found = await readCorrected(deps, actor, event.data.summaryId)
      if (found === null) throw new AppError('NOT_FOUND', 'This summary is no longer stored.')
      const historyId = await settleRequest({ ...deps, db: deps.runs.db }, request)
      const withoutModel = await explainWithoutModel(deps, actor, found)
      const delivery = { cached: false, fromPlaylist: request.fromPlaylist, historyId, withoutModel }
      const quota = presentQuota(await deps.quota.read(actor))
      yield { id: event.id, event: 'done', data: presentDelivered(found, delivery, quota) }
    } else yield event
  }
}

/** Settles all open requests of a run that has ended. A failure does not keep the other requests open. */
export async function settleRun(deps: SettleDeps, runId: string): Promise<void> {
  const failures: unknown[] = []
  for (const request of await findOpenRequests(deps.db, runId)) {
    await settleRequest(deps, request).catch((error: unknown) => {
      if (!(error instanceof AppError)) failures.push(error)
    })
  }
  if (failures.length > 0) throw new Error('Requests of a run could not be settled', { cause: failures[0] })
}

/**
 * Settles a request whose run has ended, once on all processes: puts the summary into the history of its
 * current owner and commits the reservation, or releases it. Gives the id in the history.
 * @throws AppError `SUMMARY_STOPPED` when the request was cancelled
 */
async function settleRequest({ db, quota, history }: SettleDeps, key: RequestKey): Promise<string | null> {
  return await transaction(db, async (tx) => {
    const request = await lockRequest(tx, key)
    if (request === null) throw new AppError('SUMMARY_STOPPED', 'This summary was cancelled.')
    const { runId, reservationId, variant, state, summaryId } = request
    if (request.isSettled || state === 'queued' || state === 'running') return request.historyId
    const source = summaryId === null ? null : await holdSource(tx, summaryId)
    if (state !== 'done' || summaryId === null || source === null) {
      await markSettled(tx, key, { historyId: null, hasFailed: state === 'failed' })
      const reason = state === 'cancelled' ? 'cancelled' : 'failed'
      await releaseUnused(tx, quota, { reservationId, variant, reason })
      if (state === 'failed') await announceFailure(tx, request)
      return null
    }
    // Requests of examples that an older version stored have neither owner nor reservation.
    const isOwned = request.userId !== null || request.visitorId !== null
    if (isOwned) await quota.commit(tx, reservationId)
    const historyId = await history.put(tx, request, {
      summaryId,
      transcriptId: source.transcriptId,
      runId,
    })
    await markSettled(tx, key, { historyId, hasFailed: false })
    await announceSummary(tx, { ...request, historyId, summaryId })
    return historyId
  })
}

type Unused = Omit<Parameters<Quota['release']>[1], 'isInUse'>

/**
 * Gives the variant of a request back that was settled, deleted or never stored, in its transaction. Another
 * run may make the same for the same person, of other captions: it stays reserved for that one.
 */
export async function releaseUnused(tx: Db, quota: Pick<Quota, 'release'>, unused: Unused): Promise<void> {
  await quota.release(tx, { ...unused, isInUse: () => hasOpenRequest(tx, unused) })
}

type Delivered = {
  userId: string | null
  /** The summary in the history of the account; `null` where it could not be put there. */
  historyId: string | null
  summaryId: string
  runId: string | null
}

const summarySchema = z.object({
  videoId: z.string().nullable(),
  videoTitle: z.string().nullable(),
  style: z.enum(summaryStyles),
  form: z.string(),
  language: z.string(),
})

/**
 * Announces a summary to the destinations and webhooks of its account, in the transaction that puts it into
 * the history.
 */
export async function announceSummary(
  tx: Db,
  { userId, historyId, summaryId, runId }: Delivered,
): Promise<void> {
  if (userId === null || historyId === null) return
  await sendNewSummary(tx, userId, historyId)
  await announce(tx, {
    userId,
    event: 'summary.completed',
    readData: async () => {
      const found = await findRow(
        tx,
        summarySchema,
        sql`select transcripts.video_id as "videoId", transcripts.title as "videoTitle", summaries.style, summaries.form,
          summaries.language
          from summaries join transcripts on transcripts.id = summaries.transcript_id where summaries.id = ${summaryId}`,
      )
      if (found === null) return null
      const { videoId, videoTitle, style, form, language } = found
      return { summaryId: historyId, runId, videoUrl: urlOf(videoId), videoTitle, style, form, language }
    },
  })
}

const failureSchema = summarySchema
  .omit({ videoTitle: true })
  .extend({ code: z.enum(problemCodes), detail: z.string() })

/**
 * Announces a run that failed to the webhooks of an account that waited for it, in the transaction that
 * releases its reservation.
 */
async function announceFailure(
  tx: Db,
  { userId, runId }: Pick<Delivered, 'userId'> & { runId: string },
): Promise<void> {
  if (userId === null) return
  await announce(tx, {
    userId,
    event: 'summary.failed',
    readData: async () => {
      const found = await findRow(
        tx,
        failureSchema,
        sql`select runs.task #>> '{subject,videoId}' as "videoId", runs.task ->> 'style' as style, ${formOfTask} as form,
            runs.task ->> 'language' as language, failure.event #>> '{data,code}' as code,
            failure.event #>> '{data,detail}' as detail
          from runs join run_events as failure on failure.run_id = runs.id and failure.seq = runs.last_seq
          where runs.id = ${runId} and failure.event ->> 'event' = 'problem'`,
      )
      if (found === null) return null
      const { videoId, style, form, language, ...problem } = found
      return { runId, videoUrl: urlOf(videoId), style, form, language, problem }
    },
  })
}

function urlOf(videoId: string | null): string | null {
  return videoId === null ? null : watchUrl(videoId)
}
