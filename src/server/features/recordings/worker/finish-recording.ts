import { z } from 'zod'
import type { Hearing } from '#contract/hearing.ts'
import { problemCodes } from '#contract/problems.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { AppError } from '#core/app-error.ts'
import { failureOfAll, hearingOf, titleOfFile, writeHeardFile } from '#core/recordings/heard-file.ts'
import { parseVideoLink } from '#product/video-link.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { findRow, sql, wideInt } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { findMember } from '#server/features/accounts/service.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { giveTranscript } from '#server/features/transcripts/service.ts'
import { announce } from '#server/features/webhooks/service.ts'
import type { RecordingWorkDeps } from '../context.ts'
import { readHeard } from '../repo.ts'

const leasedRow = z.object({
  id: z.guid(),
  lease: z.guid(),
  userId: z.guid().nullable(),
  visitorId: z.guid().nullable(),
  name: z.string(),
  language: z.string().nullable(),
  link: z.string().nullable(),
  fileBytes: wideInt.nullable(),
  attempts: z.int(),
  durationMs: z.int(),
  failure: z.enum(problemCodes).nullable(),
})
/** A recording that this process works on. */
export type LeasedRecording = z.output<typeof leasedRow>

/** Leases a recording: one that is `receiving` waits for its link to be read, one `hearing` for its end. */
export async function leaseRecording(
  db: Db,
  state: 'receiving' | 'hearing',
  leaseSeconds: number,
): Promise<LeasedRecording | null> {
  return await findRow(
    db,
    leasedRow,
    sql`update recordings set lease = gen_random_uuid(), attempts = attempts + 1,
        due_at = ledger_now() + ${leaseSeconds} * interval '1 second'
      where id in (select id from recordings where due_at <= ledger_now() and state = ${state}
        order by due_at limit 1 for update skip locked)
      returning id, lease, user_id as "userId", visitor_id as "visitorId", name, language, link, file_bytes as "fileBytes", attempts,
        duration_ms as "durationMs", failure`,
  )
}

/** Makes a transcript of a recording whose pieces all came to an end; `false` where none waits for it. */
export async function finishNext(
  deps: RecordingWorkDeps,
  signal: AbortSignal,
  onFound: () => void,
): Promise<boolean> {
  const leased = await leaseRecording(deps.db, 'hearing', 120)
  if (leased === null) return false
  onFound()
  try {
    await finish(deps, leased, signal)
  } catch (error) {
    if (!(error instanceof AppError) || signal.aborted) throw error
    await fail(deps.db, leased, error.code)
  }
  return true
}

async function finish(deps: RecordingWorkDeps, leased: LeasedRecording, signal: AbortSignal): Promise<void> {
  const pieces = await readHeard(deps.db, leased.id)
  const failure = failureOfAll(pieces)
  if (failure !== null) return await fail(deps.db, leased, failure)
  const actor = await actorOf(deps, leased)
  if (actor === null) return await fail(deps.db, leased, 'NOT_FOUND')
  const { gaps, timings, ...file } = writeHeardFile(pieces, leased.language)
  const given = {
    ...file,
    title: leased.link === null ? titleOfFile(leased.name) : leased.name,
    videoUrl: videoUrlOf(leased),
    heard: { hearing: hearingOf(gaps, endOf(leased)), timings },
  }
  const { row } = await giveTranscript(deps, given, { actor, signal })
  await markReady(deps.db, leased, { transcriptId: row.id, title: row.title, gaps })
}

/** The link of a recording where it is that of a video, which plays beside the summary. */
export function videoUrlOf({ link }: Pick<LeasedRecording, 'link'>): string | undefined {
  const isVideo = typeof parseVideoLink(link ?? '')?.videoId === 'string'
  return isVideo ? (link ?? undefined) : undefined
}

/** Ends the work on a recording with its transcript, unless its lease is over. */
export async function markReady(db: PooledDb, leased: LeasedRecording, given: Announced): Promise<void> {
  await transaction(db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update recordings set state = 'ready', transcript_id = ${given.transcriptId}, due_at = null, lease = null
      where id = ${leased.id} and lease = ${leased.lease}`)
    if (rowCount !== 1) return
    await tx.execute(sql`update recording_pieces set heard = null where recording_id = ${leased.id}`)
    await announceTranscript(tx, leased, given)
  })
}

/** The owner of a recording; `null` for an account that is gone. */
export async function actorOf(
  deps: RecordingWorkDeps,
  { userId, visitorId }: LeasedRecording,
): Promise<Actor | null> {
  if (userId !== null) return await findMember(deps, userId)
  return { visitorId, user: null, plan: deps.policy.planOf(null), paidSince: null, network: '' }
}

type Gap = { startMs: number; endMs: number }

/** The end of a recording whose rest could not be had; `null` of a whole one. */
function endOf({ failure, durationMs }: LeasedRecording): Hearing['end'] {
  return failure === null ? null : { at: durationMs / 1000, failure }
}

/** Ends the work on a recording without a transcript, unless its lease is over. */
export async function fail(db: Db, { id, lease }: LeasedRecording, code: ProblemCode): Promise<void> {
  await db.execute(sql`
    with ended as (update recordings set state = 'failed', failure = ${code}, due_at = null, lease = null
      where id = ${id} and lease = ${lease} returning id)
    delete from recording_file_parts where recording_id in (select id from ended)`)
}

type Announced = { transcriptId: string; title: string | null; gaps: readonly Gap[] }

async function announceTranscript(
  tx: Db,
  { id, userId, name }: LeasedRecording,
  { transcriptId, title, gaps }: Announced,
): Promise<void> {
  if (userId === null) return
  await announce(tx, {
    userId,
    event: 'transcript.completed',
    readData: async () => ({
      recordingId: id,
      transcriptId,
      title: title ?? name,
      gaps: gaps.map(({ startMs, endMs }) => ({ startMs, endMs })),
    }),
  })
}
