import { describeVideo } from '#product/describe-video.ts'
import { plans } from '#product/plans.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { requireMakeable } from '#server/features/forms/service.ts'
import { payerOf } from '#server/features/model-costs/service.ts'
import type { ReservedWork } from '#server/features/quota/service.ts'
import {
  identifySubject,
  nameStoredSubject,
  nameSubject,
  readSubject,
} from '#server/features/transcripts/service.ts'
import type { KnownSubject, TranscriptSubject } from '#server/features/transcripts/service.ts'
import type { LimitState } from '#server/http/problem-reply.ts'
import { formKey } from '#server/lib/form-key.ts'
import { currentTraceparent } from '#server/lib/tracing.ts'
import type { DeliveredSummary, SummaryDeps } from './context.ts'
import { correctSummaries } from './corrected-summary.ts'
import { announceSummary, followRequest, releaseUnused } from './deliver.ts'
import type { Following, SummaryStreamEvent } from './deliver.ts'
import { engineVariant, presentDelivered, presentLocked, presentQuota, runKey } from './present.ts'
import type { Delivery, QuotaFields, SummaryOptions } from './present.ts'
import { refuseWhenFull, startRun } from './runs/new-runs.ts'
import type { RequestKey, Requester } from './runs/requests-repo.ts'
import type { FoundSummary } from './stored-summaries.ts'
import { explainWithoutModel, unlessModelIsOwed } from './stored-summaries.ts'

/** The ms for which a run's reservation outlasts its deadline: it is settled long before. */
const settleMs = 10 * 60_000

export type SummaryRequest = {
  actor: Actor
  subject: TranscriptSubject
  options: SummaryOptions
  /** Called with the calls of this minute that are left; `null` where they are not counted. */
  onCounted: (calls: LimitState | null) => void
  /** Called when something was stored for the caller. */
  onStored: () => Promise<void>
}

/**
 * Summarizes a video or a stored transcript for a caller: reserves it, then gives what the store has, or
 * joins the run that makes it.
 * @throws AppError
 */
export async function* summarize(
  deps: SummaryDeps,
  { actor, subject, options, onCounted, onStored }: SummaryRequest,
  following: Following,
): AsyncGenerator<SummaryStreamEvent> {
  requireMakeable(deps, options.form)
  const variant = engineVariant(deps.engine.identity, options)
  const given = readSubject(subject)
  const cached =
    given === null
      ? null
      : await unlessModelIsOwed(deps, actor, await deps.summaries.findCached(given, variant))
  if (given !== null && cached !== null) {
    const caller = { actor, known: given, options, onStored }
    onCounted(await deps.quota.countStoredRequest(actor))
    yield* giveStored(deps, caller, { stored: cached, fromPlaylist: false })
    return
  }
  // Counted before any other work, so that no request is free.
  onCounted(await deps.quota.countRequest(actor))
  const { known, fromPlaylist } = await identifySubject(deps, subject, {
    network: actor.network,
    signal: following.signal,
  })
  const stored = await unlessModelIsOwed(deps, actor, await deps.summaries.find(known, variant))
  if (stored !== null) {
    const caller = { actor, known, options, onStored }
    yield* giveStored(deps, caller, { stored, fromPlaylist })
    return
  }
  const work = { subject: await nameSubject(deps, known), variant: quotaVariant(deps, options) }
  await refuseWhenFull(deps.runs, runKey(known, variant), () => countNewRun(deps, actor))
  const reservation = await deps.quota.reserve(actor, work)
  if (reservation.outcome === 'locked') {
    yield { event: 'done', data: presentLocked(known, null, await deps.quota.read(actor)) }
    return
  }
  const request = await start(deps, { actor, known, options, work, reservation, fromPlaylist })
  await onStored()
  yield* followRequest(deps, { actor, request: { ...request, fromPlaylist } }, following)
}

/** Counts a run that a model works on. */
async function countNewRun({ engine, quota }: SummaryDeps, actor: Actor): Promise<void> {
  if (engine.identity.kind === 'model') await quota.countModelRun(actor)
}

type Caller = Pick<SummaryRequest, 'actor' | 'options' | 'onStored'> & { known: KnownSubject }
type Stored = { stored: FoundSummary; fromPlaylist: boolean }

/** The work that a summary of a stored transcript reserves. */
export function storedWork(
  deps: Pick<SummaryDeps, 'engine'>,
  options: SummaryOptions,
  { transcript }: Pick<FoundSummary, 'transcript'>,
): ReservedWork {
  return { subject: nameStoredSubject(transcript), variant: quotaVariant(deps, options) }
}

/** Delivers a stored summary: at once to a caller who got it before, else as far as the quota allows. */
export async function* giveStored(
  deps: SummaryDeps,
  { actor, known, options, onStored }: Caller,
  { stored, fromPlaylist }: Stored,
): AsyncGenerator<SummaryStreamEvent> {
  const { db } = deps.runs
  const given = { cached: true, fromPlaylist, withoutModel: await explainWithoutModel(deps, actor, stored) }
  const work = storedWork(deps, options, stored)
  const repeated = await deps.quota.readRepeat(actor, work)
  if (repeated !== null) {
    const newest = await deps.history.findNewest(db, actor, stored.summary.id)
    const historyId = newest ?? (await deliverAgain(deps, actor, stored))
    if (newest === null) await onStored()
    yield* deliverEvents(
      await correctOwn(deps, actor, stored),
      { ...given, historyId },
      presentQuota(repeated),
    )
    return
  }
  const reservation = await deps.quota.reserve(actor, work)
  if (reservation.outcome === 'locked') {
    yield { event: 'done', data: presentLocked(known, stored, await deps.quota.read(actor)) }
    return
  }
  const historyId = await transaction(db, async (tx) => {
    await deps.quota.commit(tx, reservation.reservationId)
    const requester = requesterOf(actor)
    const delivered = await deps.history.put(tx, requester, toDeliver(stored))
    await announceSummary(tx, {
      ...requester,
      historyId: delivered,
      summaryId: stored.summary.id,
      runId: null,
    })
    return delivered
  })
  await onStored()
  const left = await deps.quota.read(actor)
  yield* deliverEvents(await correctOwn(deps, actor, stored), { ...given, historyId }, presentQuota(left))
}

async function deliverAgain(deps: SummaryDeps, actor: Actor, stored: FoundSummary): Promise<string | null> {
  return await transaction(deps.runs.db, (tx) => deps.history.put(tx, requesterOf(actor), toDeliver(stored)))
}

type Reserved = {
  actor: Actor
  known: KnownSubject
  options: SummaryOptions
  work: ReservedWork
  reservation: { reservationId: string; isNewVariant: boolean }
  fromPlaylist: boolean
}

async function start(deps: SummaryDeps, reserved: Reserved): Promise<RequestKey> {
  const { actor, known, options, work, reservation, fromPlaylist } = reserved
  const { reservationId } = reservation
  const { runs, quota } = deps
  const traceparent = currentTraceparent()
  const run = {
    key: runKey(known, engineVariant(deps.engine.identity, options)),
    task: { subject: known, ...options, ...(traceparent === null ? {} : { traceparent }) },
    isFirst: plans[actor.plan].isFirstInQueue,
  }
  const payer = payerOf(actor)
  const request = { reservationId, variant: work.variant, requester: requesterOf(actor), fromPlaylist, payer }
  const extend = (...[tx, id]: Parameters<Parameters<typeof startRun>[0]['extend']>): Promise<void> =>
    quota.extend(tx, id, Math.max(0, runs.deadlineMs) + settleMs)
  try {
    return await startRun({ ...runs, extend }, run, request)
  } catch (error) {
    // No run would release it, unless another call reserved the same. A reservation whose release fails as
    // well expires.
    const unused = { reservationId, variant: work.variant, reason: 'failed' } as const
    const release = () => transaction(runs.db, (tx) => releaseUnused(tx, quota, unused))
    if (reservation.isNewVariant) await release().catch(() => undefined)
    throw error
  }
}

/** The variant that the quota counts: style, language and form, when the engine has options. */
function quotaVariant(
  { engine }: Pick<SummaryDeps, 'engine'>,
  { style, language, form }: SummaryOptions,
): string {
  if (engine.identity.kind === 'extractive') return 'extractive'
  const key = formKey(form)
  return `${style}/${language}${key === null ? '' : `/${key}`}`
}

function toDeliver({ summary, transcript }: FoundSummary): DeliveredSummary {
  return { summaryId: summary.id, transcriptId: transcript.id, runId: null }
}

/** A stored summary as the caller sees it. */
async function correctOwn(deps: SummaryDeps, actor: Actor, stored: FoundSummary): Promise<FoundSummary> {
  const [corrected = stored] = await correctSummaries(deps, actor, [stored])
  return corrected
}

function* deliverEvents(
  stored: FoundSummary,
  delivery: Delivery,
  quota: QuotaFields,
): Generator<SummaryStreamEvent> {
  const { transcript } = stored
  yield {
    event: 'video',
    data: { transcriptId: transcript.id, timings: transcript.timings, ...describeVideo(transcript) },
  }
  yield { event: 'done', data: presentDelivered(stored, delivery, quota) }
}

/** The owner of the history that the caller's summaries are delivered to. */
function requesterOf({ user, visitorId }: Pick<Actor, 'user' | 'visitorId'>): Requester {
  if (user !== null) return { userId: user.id, deviceId: user.deviceId, visitorId: null }
  return { userId: null, deviceId: null, visitorId }
}
