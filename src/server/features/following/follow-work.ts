import { randomUUID } from 'node:crypto'
import { problemCodes, problems } from '#contract/problems.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { AppError } from '#core/app-error.ts'
import type { RequestedForm } from '#product/summary-forms.ts'
import { formIds } from '#product/summary-forms.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import { watchUrl } from '#product/watch-url.ts'
import { findMember, readMailLanguage } from '#server/features/accounts/service.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { mailDigests, makeDigests } from '#server/features/digests/service.ts'
import { formToMatch, readMakeableForm } from '#server/features/forms/service.ts'
import { findSummarized } from '#server/features/playlists/service.ts'
import { canHear, hearLink, readEpisode } from '#server/features/recordings/service.ts'
import { orderSummary, withoutCallLimit } from '#server/features/summaries/service.ts'
import { giveTranscript } from '#server/features/transcripts/service.ts'
import type { TranscriptSubject } from '#server/features/transcripts/service.ts'
import { jobsChannel } from '#server/jobs/queue.ts'
import { startTurns } from '#server/jobs/turns.ts'
import type { Turns } from '#server/jobs/turns.ts'
import type { FollowWorkDeps } from './context.ts'
import { subscribeDue } from './hubs/subscriptions.ts'
import { storeItem, takeDueItems, takeWorkingItems } from './items-repo.ts'
import type { DueItem, ItemOutcome, EndedItem } from './items-repo.ts'
import { pollFollowed } from './poll-followed.ts'
import { followingTurn } from './read-followed.ts'
import { takeEntries } from './take-entries.ts'

const maxAttempts = 5
const retryMinutes = 2
/** The minutes after which an episode that is heard is looked at again. */
const hearingMinutes = 1
/** The minutes after which a follower without a summary left is looked at again. */
const unpaidMinutes = 20

/** Orders the summaries of items with transcripts, each for its follower; gives how many. */
async function orderItems(deps: FollowWorkDeps, count: number, signal: AbortSignal): Promise<number> {
  const turn = randomUUID()
  const due = await takeDueItems(deps.db, turn, count)
  await Promise.all(
    due.map(async (item) => {
      try {
        await storeItem(deps.db, item.id, turn, await orderOne(deps, item, signal))
      } catch (error) {
        // Its turn ends by itself, and it is due again; what was ordered is joined then, and counts once.
        if (!signal.aborted)
          deps.log.warn({ err: error, item: item.id }, 'a followed video could not be ordered')
      }
    }),
  )
  return due.length
}

async function orderOne(deps: FollowWorkDeps, item: DueItem, signal: AbortSignal): Promise<ItemOutcome> {
  const actor = await findMember(deps, item.userId)
  if (actor === null) return { state: 'failed', code: 'NOT_FOUND', detail: 'This account is gone.' }
  const form = await readMakeableForm(deps, actor, item.form)
  // Who has its summary already, in this form, gets no second one, in whatever window.
  const historyId = await findInHistory(deps.db, item, form)
  if (historyId !== null) return { state: 'done', historyId }
  try {
    const subject = await subjectOf(deps, actor, item, signal)
    if (subject === null) return { state: 'queued', retryMinutes: hearingMinutes, countsAttempt: false }
    const options = { form, language: await languageOf(deps.db, actor.user.email) }
    const ordered = await orderSummary(withoutCallLimit(deps), { actor, subject, options }, signal)
    if (ordered.outcome === 'locked') return { state: 'unpaid', retryMinutes: unpaidMinutes }
    if (ordered.outcome === 'delivered') return { state: 'done', historyId: ordered.historyId }
    return { state: 'working', runId: ordered.runId }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof AppError)) throw error
    return afterFailure(error, item.attempts)
  }
}

/** The language of the pages of an account, which its summaries are in unless it asks for another one. */
async function languageOf(db: FollowWorkDeps['db'], email: string): Promise<SummaryLanguage> {
  const { tag } = await readMailLanguage(db, email)
  return summaryLanguages.find((known) => known === tag) ?? summaryLanguages[0]
}

/**
 * The newest summary of a video in the history of its follower, whatever their plan shows; of key insights
 * one in any form. `null` without one, and for an episode.
 */
async function findInHistory(
  db: FollowWorkDeps['db'],
  { userId, videoId }: Pick<DueItem, 'userId' | 'videoId'>,
  asked: RequestedForm = formIds[0],
): Promise<string | null> {
  if (videoId === null) return null
  const form = formToMatch(asked)
  return (await findSummarized(db, { userId, windowDays: null, form }, [videoId])).get(videoId) ?? null
}

/** A failure of an order or of its run: tried again where it passes, or final. */
function afterFailure({ code, detail }: Pick<AppError, 'code' | 'detail'>, attempts: number): ItemOutcome {
  if (code === 'RECORDING_LIMIT') return { state: 'unpaid', retryMinutes: unpaidMinutes }
  if (problems[code].passes !== 'shortly' || attempts >= maxAttempts) return { state: 'failed', code, detail }
  return { state: 'queued', retryMinutes, countsAttempt: code !== 'OVERLOADED' && code !== 'RATE_LIMITED' }
}

/**
 * An episode's transcript becomes one of the follower's own, like one that they gave; `null` while it is
 * heard.
 */
async function subjectOf(
  deps: FollowWorkDeps,
  actor: Member,
  { videoId, title, transcripts, soundUrl }: DueItem,
  signal: AbortSignal,
): Promise<TranscriptSubject | null> {
  if (videoId !== null) return { videoUrl: watchUrl(videoId) }
  if (transcripts.length === 0 && soundUrl !== null && canHear(deps)) {
    const transcriptId = await hearLink(deps, actor, { url: soundUrl, name: title ?? soundUrl })
    return transcriptId === null ? null : { transcriptId }
  }
  const file = await readEpisode(deps, { transcripts, caller: followingTurn }, signal)
  const { row } = await giveTranscript(deps, { ...file, title: title ?? undefined }, { actor, signal })
  return { transcriptId: row.id }
}

/** Stores what became of the summaries that were ordered; gives how many were looked at. */
async function settleItems({ db }: Pick<FollowWorkDeps, 'db'>, count: number): Promise<number> {
  const turn = randomUUID()
  const taken = await takeWorkingItems(db, turn, count)
  for (const item of taken) await storeItem(db, item.id, turn, await outcomeOf(db, item))
  return taken.length
}

async function outcomeOf(db: FollowWorkDeps['db'], item: EndedItem): Promise<ItemOutcome> {
  if (item.historyId !== null) return { state: 'done', historyId: item.historyId }
  if (item.request === 'settled') {
    const code = problemCodes.find((known) => known === item.code) ?? ('SUMMARY_FAILED' satisfies ProblemCode)
    return afterFailure({ code, detail: item.detail ?? 'No summary could be made.' }, item.attempts)
  }
  // The run is forgotten a day after its end, or its owner cancelled it.
  const historyId = await findInHistory(db, item)
  if (historyId !== null) return { state: 'done', historyId }
  if (item.request === 'gone') {
    return { state: 'failed', code: 'SUMMARY_STOPPED', detail: 'This summary was cancelled.' }
  }
  return { state: 'working', runId: item.runId }
}

/** The pause in ms of a process that found nothing to do and is not woken. */
const idleMs = 5000
const busyMs = 100

/** Payload of the notification that a follower has something to be ordered. */
const followJob = 'following'

/**
 * Wakes who works on what is followed, after the commit of what there is to do: a person who follows a source
 * waits for its first summary.
 */
export function wakeFollowing({ runs }: Pick<FollowWorkDeps, 'runs'>): void {
  runs.notifications.notify(jobsChannel, followJob)
}

/** Works on what is followed until it is stopped, beside any number of other processes. */
export function startFollowing(deps: FollowWorkDeps): Turns {
  const { clock, log, runs } = deps
  return startTurns({
    turn: async (signal) => (await workOnFollowing(deps, signal)) > 0,
    onFailure: (error) => log.warn({ err: error }, 'what is followed could not be worked on'),
    clock,
    idleMs,
    busyMs,
    listen: (wake) =>
      runs.notifications.listen(jobsChannel, {
        onNotification: (job) => (job === followJob ? wake() : undefined),
        onReady: wake,
      }),
  })
}

/** The amount of each kind of work in one turn. */
const atOnce = { watches: 20, hubs: 20, entries: 4, orders: 8, settled: 50, digests: 20, mails: 5 } as const

/** Does one turn of the work for following and digests, on any nodes; gives how much there was. */
export async function workOnFollowing(deps: FollowWorkDeps, signal: AbortSignal): Promise<number> {
  const [watches, hubs, entries, settled] = await Promise.all([
    pollFollowed(deps, atOnce.watches, signal),
    subscribeDue(deps, atOnce.hubs, signal),
    takeEntries(deps, atOnce.entries, signal),
    settleItems(deps, atOnce.settled),
  ])
  const ordered = await orderItems(deps, atOnce.orders, signal)
  const digests = await makeDigests(deps, atOnce.digests)
  const mails = await mailDigests(deps, atOnce.mails, signal)
  return watches + hubs + entries + settled + ordered + digests + mails
}
