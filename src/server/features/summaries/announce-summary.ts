import { z } from 'zod'
import { problemCodes } from '#contract/problem.ts'
import { summaryStyles } from '#product/summary-options.ts'
import { watchUrl } from '#product/watch-url.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import { announce } from '#server/features/webhooks/service.ts'
import { formOfTask } from './runs/requests-repo.ts'

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

/** Announces a summary to the webhooks of its account, in the transaction that puts it into the history. */
export async function announceSummary(
  tx: Db,
  { userId, historyId, summaryId, runId }: Delivered,
): Promise<void> {
  if (userId === null || historyId === null) return
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

/** Announces a run that failed to the webhooks of an account that waited for it, in the transaction that releases its reservation. */
export async function announceFailure(
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
