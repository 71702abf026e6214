import { z } from 'zod'
import type { ModelPayer } from '#core/writing/language-model.ts'
import { formIds } from '#product/summary-forms.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import type { Db } from '#server/db/database.ts'
import { isoTime, findRow, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { payerSchema } from '#server/features/model-costs/service.ts'

/** The key of a request: its run and its reservation. */
export type RequestKey = { runId: string; reservationId: string }

/** The owner of the history for a summary: an account with its device, else a browser, or none. */
export type Requester = { userId: string | null; deviceId: string | null; visitorId: string | null }

export type NewRequest = {
  reservationId: string
  variant: string
  requester: Requester
  fromPlaylist: boolean
  payer: ModelPayer
}

/** The most payers of a kind in a run, so that strangers keep no account from paying for it. */
const maxPayersOfKind = 5

/** Requests of the caller on `run_requests`: the account's, or a signed-out browser's. */
export function isOwnRequest({ user, visitorId }: Pick<Actor, 'user' | 'visitorId'>): Sql {
  if (user !== null) return sql`run_requests.user_id = ${user.id}`
  return sql`(run_requests.visitor_id = ${visitorId}::uuid and run_requests.user_id is null)`
}

/** The id of the form that a run was asked for in, in a query on `runs`. */
export const formOfTask = sql`coalesce(runs.task #>> '{form,id}', runs.task ->> 'form', ${formIds[0]})`

/** The request of a run in the lists of a caller; the title is known once the video was read. */
export const requestedRow = z.object({
  runId: z.guid(),
  videoId: z.string().nullable(),
  transcriptId: z.guid().nullable(),
  style: z.enum(summaryStyles),
  form: z.string(),
  language: z.enum(summaryLanguages),
  videoTitle: z.string().nullable(),
})

/** The columns of a `requestedRow`, in a query on `run_requests` joined with `runs`. */
export const requestedColumns = sql`run_requests.run_id as "runId",
  runs.task #>> '{subject,videoId}' as "videoId", runs.task #>> '{subject,transcriptId}' as "transcriptId",
  runs.task ->> 'style' as style, runs.task ->> 'language' as language, ${formOfTask} as form,
  (select run_events.event #>> '{data,videoTitle}' from run_events
    where run_events.run_id = runs.id and run_events.event ->> 'event' = 'video'
    order by seq desc limit 1) as "videoTitle"`

/** Adds a request to a locked run; one for each reservation. */
export async function insertRequest(
  tx: Db,
  runId: string,
  { reservationId, variant, requester, fromPlaylist, payer }: NewRequest,
): Promise<void> {
  const { userId, deviceId, visitorId } = requester
  await tx.execute(sql`
    insert into run_requests (run_id, reservation_id, variant, user_id, device_id, visitor_id, from_playlist, payer,
      created_at)
    values (${runId}, ${reservationId}, ${variant}, ${userId}::uuid, ${deviceId}::uuid, ${visitorId}::uuid,
      ${fromPlaylist}, ${JSON.stringify(payer)}::jsonb, ledger_now())
    on conflict do nothing`)
}

const paidSchema = z.object({ payer: payerSchema })

/** Those who wait for a run, the first to ask first: the costs of its models are theirs. */
export async function findPayers(db: Db, runId: string): Promise<ModelPayer[]> {
  const rows = await readRows(
    db,
    paidSchema,
    sql`select payer from (
        select payer, created_at, row_number() over (partition by payer ->> 'kind' order by created_at) as turn
        from run_requests where run_id = ${runId} and payer is not null) as waiting
      where turn <= ${maxPayersOfKind} order by created_at`,
  )
  return rows.map(({ payer }) => payer)
}

const keySchema = z.object({ runId: z.guid(), reservationId: z.guid() })
const followedSchema = keySchema.extend({ fromPlaylist: z.boolean() })
export type FollowedRequest = z.output<typeof followedSchema>

/** The caller's request for a run; `null` without one. */
export async function findRequest(db: Db, actor: Actor, runId: string): Promise<FollowedRequest | null> {
  return await findRow(
    db,
    followedSchema,
    sql`select run_id as "runId", reservation_id as "reservationId", from_playlist as "fromPlaylist" from run_requests
      where run_id = ${runId} and ${isOwnRequest(actor)} order by created_at limit 1`,
  )
}

const openRequestSchema = keySchema.extend({
  variant: z.string(),
  userId: z.guid().nullable(),
  deviceId: z.guid().nullable(),
  visitorId: z.guid().nullable(),
  historyId: z.guid().nullable(),
  isSettled: z.boolean(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  summaryId: z.guid().nullable(),
})
export type LockedRequest = z.output<typeof openRequestSchema>

/** Locks a request until the transaction ends, with the state of its run; `null` when it was cancelled. */
export async function lockRequest(
  tx: Db,
  { runId, reservationId }: RequestKey,
): Promise<LockedRequest | null> {
  return await findRow(
    tx,
    openRequestSchema,
    sql`select run_id as "runId", reservation_id as "reservationId", variant, user_id as "userId",
        device_id as "deviceId", visitor_id as "visitorId", history_id as "historyId",
        settled_at is not null as "isSettled", runs.state, runs.summary_id as "summaryId"
      from run_requests join runs on runs.id = run_requests.run_id
      where run_id = ${runId} and reservation_id = ${reservationId} for update of run_requests`,
  )
}

/**
 * Stores that a request is settled: delivered, or its reservation released. A failure is unseen until a page
 * says that it has shown it; so is a summary, in the history.
 */
export async function markSettled(
  tx: Db,
  { runId, reservationId }: RequestKey,
  { historyId, hasFailed }: { historyId: string | null; hasFailed: boolean },
): Promise<void> {
  await tx.execute(sql`
    update run_requests set settled_at = ledger_now(), history_id = ${historyId}::uuid, is_unseen = ${hasFailed}
    where run_id = ${runId} and reservation_id = ${reservationId}`)
}

/** The requests of a run that are not settled although it has ended. */
export async function findOpenRequests(db: Db, runId: string): Promise<RequestKey[]> {
  return await readRows(
    db,
    keySchema,
    sql`select run_id as "runId", reservation_id as "reservationId"
      from run_requests join runs on runs.id = run_requests.run_id
      where settled_at is null and run_id = ${runId} and runs.state not in ('queued', 'running')`,
  )
}

const runIdRow = z.object({ runId: z.guid() })

/** The next ended runs after an id with unsettled requests, in the order of their ids. */
export async function findUnsettledRuns(db: Db, after: string | null, limit: number): Promise<string[]> {
  const isNext = after === null ? sql`true` : sql`run_id > ${after}`
  const rows = await readRows(
    db,
    runIdRow,
    sql`select distinct run_id as "runId" from run_requests join runs on runs.id = run_requests.run_id
      where settled_at is null and ${isNext} and runs.state not in ('queued', 'running')
      order by run_id limit ${limit}`,
  )
  return rows.map(({ runId }) => runId)
}

const deletedRequestRow = z.object({ reservationId: z.guid(), variant: z.string() })

/** Deletes the caller's requests for a locked run; gives their reservations. */
export async function deleteRequests(
  tx: Db,
  actor: Actor,
  runId: string,
): Promise<{ reservationId: string; variant: string }[]> {
  return await readRows(
    tx,
    deletedRequestRow,
    sql`delete from run_requests where run_id = ${runId} and ${isOwnRequest(actor)}
      returning reservation_id as "reservationId", variant`,
  )
}

/** An unsettled request of any run needs this variant of a reservation. */
export async function hasOpenRequest(
  tx: Db,
  { reservationId, variant }: { reservationId: string; variant: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from run_requests
    where settled_at is null and reservation_id = ${reservationId} and variant = ${variant} limit 1`)
  return rowCount === 1
}

/** A run has a request left. */
export async function hasRequests(tx: Db, runId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from run_requests where run_id = ${runId} limit 1`)
  return rowCount === 1
}

const ownRunSchema = requestedRow.extend({ startedAt: z.string() })
export type OwnRun = z.output<typeof ownRunSchema>

const listedRuns = 10

/** The runs that the caller requested and that are not over, or not delivered yet; the newest first. */
export async function selectOwnRuns(db: Db, actor: Actor): Promise<OwnRun[]> {
  return await readRows(
    db,
    ownRunSchema,
    sql`select ${requestedColumns},
        ${isoTime(sql`run_requests.created_at`)} as "startedAt"
      from run_requests join runs on runs.id = run_requests.run_id
      where ${isOwnRequest(actor)}
        and (runs.state in ('queued', 'running') or run_requests.settled_at is null)
      order by run_requests.created_at desc, run_id limit ${listedRuns}`,
  )
}

/** Gives the requests of a browser to the account that signed in there. */
export async function moveRequests(
  tx: Db,
  { visitorId, userId }: { visitorId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    update run_requests set user_id = ${userId} where visitor_id = ${visitorId} and user_id is null`)
}
