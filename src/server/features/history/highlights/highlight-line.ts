import { plans } from '#product/plans.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { isOwn, notInHistory } from '#server/features/history/context.ts'
import { findOwnSummary } from '#server/features/history/items/repo.ts'
import { findLine } from '#server/features/history/moments/find-line.ts'
import { presentSummary } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CallLimit } from '#server/rate-limit/call-counter.ts'
import { putHighlight } from './repo.ts'
import type { StoredHighlight } from './repo.ts'

const perOwner: CallLimit = {
  limit: 60,
  windowSeconds: 60,
  detail: "You've highlighted many lines in a short time.",
}

type Line = {
  id: string
  line: string
  /** `null` leaves the note that the line has. */
  note: string | null
}

/**
 * Highlights a line of a summary of the caller, or writes its note. A line that the caller's plan doesn't show can't be
 * highlighted.
 * @throws AppError `NOT_FOUND` for the summary of another owner, or a line that it doesn't have
 */
export async function highlightLine(
  { orm, summaries, callCounter }: Pick<SummaryDeps, 'orm' | 'summaries' | 'callCounter'>,
  actor: Actor,
  { id, line, note }: Line,
): Promise<StoredHighlight> {
  const own = isOwn(actor)
  const item = await findOwnSummary(orm, { own, id, windowDays: plans[actor.plan].historyDays })
  if (item === null || !item.isInView) throw notInHistory()
  await callCounter.count(`highlights/${actor.user?.id ?? actor.visitorId ?? ''}`, perOwner)
  const found = await summaries.read(item.summaryId)
  if (found === null || findLine(presentSummary(found), line) === null) {
    throw new AppError('NOT_FOUND', 'This summary has no such line.')
  }
  const stored = await putHighlight(orm, { own, itemId: item.id, line, note })
  if (stored === null) throw notInHistory()
  return stored
}
