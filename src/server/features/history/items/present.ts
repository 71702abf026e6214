import type { HistoryHit, HistoryItem, Result, Transcription } from '#contract/history.ts'
import { AppError } from '#core/app-error.ts'
import { readableText } from '#core/text/readable-text.ts'
import { markedSummary, withNote } from '#export/marked-summary.ts'
import { describeVideo } from '#product/describe-video.ts'
import { plans } from '#product/plans.ts'
import type { AccountDeps, Actor } from '#server/features/accounts/service.ts'
import {
  explainWithoutModel,
  isOwnRun,
  presentDelivered,
  presentLocked,
  presentQuota,
  presentSummary,
  readCorrected,
} from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { isOwn } from '../context.ts'
import { currentSharePath } from '../sharing/shares.ts'
import { findOwnSummary } from './repo.ts'
import type { OwnSummary, SummaryItem, TranscriptItem } from './repo.ts'

/** The characters of a transcript that a list shows. */
const previewCharacters = 300

/**
 * A summary of a history as it goes on the wire; in its text, which lists show without dots, a line says who
 * speaks, and that it differs or was not found.
 */
export function presentHistoryItem(
  { item, summary, transcript }: SummaryItem,
  hits: readonly HistoryHit[] = [],
): HistoryItem {
  const shown = presentSummary({ summary, transcript })
  const { language, style, form, engine, gist, gistSentence, keyInsights, insights, timings } = shown
  return {
    id: item.id,
    transcriptId: transcript.id,
    ...describeVideo(transcript),
    language,
    style,
    form,
    engine,
    gist: gistSentence === null ? gist : withNote({ ...gistSentence, corrected: undefined }),
    summary: markedSummary(shown),
    keyInsights,
    insights,
    timings,
    hits: [...hits],
    isShared: item.shareHash !== null,
    createdAt: item.createdAt.toISOString(),
  }
}

/** A transcript of a history as it goes on the wire. */
export function presentTranscription({ item, transcript, opening }: TranscriptItem): Transcription {
  return {
    id: item.id,
    transcriptId: transcript.id,
    ...describeVideo(transcript),
    language: transcript.language,
    timings: transcript.timings,
    content: Array.from(readableText(opening)).slice(0, previewCharacters).join(''),
    createdAt: item.createdAt.toISOString(),
  }
}

type Deps = SummaryDeps & AccountDeps

/**
 * The content of `/v/{id}` for the caller, by the id of an item of theirs or of a run that they asked for. A
 * summary outside the window of their plan is locked.
 * @throws AppError `NOT_FOUND` for the id of another owner
 */
export async function getResult(deps: Deps, actor: Actor, id: string): Promise<Result> {
  const windowDays = plans[actor.plan].historyDays
  const item = await findOwnSummary(deps.db, { own: isOwn(actor), id, windowDays })
  if (item !== null) return await presentItem(deps, actor, item)
  if (await isOwnRun(deps, actor, id)) return { state: 'running', runId: id }
  throw new AppError('NOT_FOUND', "There's no such summary.")
}

async function presentItem(deps: Deps, actor: Actor, item: OwnSummary): Promise<Result> {
  const { id, summaryId, sharesQuestions, createdAt } = item
  const [found, left] = await Promise.all([readCorrected(deps, actor, summaryId), deps.quota.read(actor)])
  if (found === null) throw new AppError('NOT_FOUND', "There's no such summary.")
  const withoutModel = await explainWithoutModel(deps, actor, found)
  const circumstances = { cached: true, fromPlaylist: false, withoutModel }
  const answer = item.isInView
    ? presentDelivered(found, { ...circumstances, historyId: id }, presentQuota(left))
    : presentLocked({ transcriptId: found.transcript.id }, found, { ...left, showPaywall: true })
  const sharePath = await currentSharePath(deps, item)
  return { state: 'done', historyId: id, sharePath, sharesQuestions, createdAt, answer }
}
