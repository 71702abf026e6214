import type { Result } from '#contract/history.ts'
import { plans } from '#product/plans.ts'
import type { AccountDeps, Actor } from '#server/features/accounts/service.ts'
import { isOwn } from '#server/features/history/context.ts'
import { currentSharePath } from '#server/features/history/sharing/share-item.ts'
import {
  explainWithoutModel,
  isOwnRun,
  presentDelivered,
  presentLocked,
  presentQuota,
} from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { findOwnSummary } from './repo.ts'
import type { OwnSummary } from './repo.ts'

type Deps = SummaryDeps & AccountDeps

/**
 * The content of `/v/{id}` for the caller, by the id of an item of theirs or of a run that they asked for. A summary
 * outside the window of their plan is locked.
 * @throws AppError `NOT_FOUND` for the id of another owner
 */
export async function getResult(deps: Deps, actor: Actor, id: string): Promise<Result> {
  const windowDays = plans[actor.plan].historyDays
  const item = await findOwnSummary(deps.orm, { own: isOwn(actor), id, windowDays })
  if (item !== null) return await presentItem(deps, actor, item)
  if (await isOwnRun(deps, actor, id)) return { state: 'running', runId: id }
  throw new AppError('NOT_FOUND', "There's no such summary.")
}

async function presentItem(deps: Deps, actor: Actor, item: OwnSummary): Promise<Result> {
  const { id, summaryId, sharesQuestions, createdAt } = item
  const [found, left] = await Promise.all([deps.summaries.read(summaryId), deps.quota.read(actor)])
  if (found === null) throw new AppError('NOT_FOUND', "There's no such summary.")
  const withoutModel = await explainWithoutModel(deps, actor, found)
  const circumstances = { cached: true, fromPlaylist: false, withoutModel }
  const answer = item.isInView
    ? presentDelivered(found, { ...circumstances, historyId: id }, presentQuota(left))
    : presentLocked({ transcriptId: found.transcript.id }, found, { ...left, showPaywall: true })
  const sharePath = await currentSharePath(deps, item)
  return { state: 'done', historyId: id, sharePath, sharesQuestions, createdAt, answer }
}
