import type { Answer } from '#contract/questions.ts'
import { plans } from '#product/plans.ts'
import { findLateAccount } from '#server/features/accounts/service.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { isOwn, notInHistory } from '#server/features/history/context.ts'
import { findOwnSummary } from '#server/features/history/items/repo.ts'
import { findSource } from '#server/features/summaries/service.ts'
import { openTranscript } from '#server/features/transcripts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { answerQuestion } from './answer-question.ts'
import type { AskOptions, QuestionDeps } from './context.ts'
import { findQuestion, readEarlier, storeQuestion } from './repo.ts'
import type { NewQuestion } from './repo.ts'

/**
 * Answers a question about a summary of the caller and stores it. The same question again gives the stored answer; one that no
 * model answered is asked again where a model is set up.
 * @throws AppError `NOT_FOUND` for what is not the caller's, and as `answerQuestion`
 */
export async function askItem(
  deps: QuestionDeps,
  actor: Visitor,
  { question, historyId }: { question: string; historyId: string },
  options: AskOptions,
): Promise<Answer> {
  const { orm, answerEngine } = deps
  const began = deps.clock.now()
  const own = isOwn(actor)
  const windowDays = plans[actor.plan].historyDays
  const item = await findOwnSummary(orm, { own, id: historyId, windowDays })
  if (item === null || !item.isInView) throw notInHistory()
  const stored = await findQuestion(orm, item.id, question)
  if (stored !== null && (stored.answer !== null || answerEngine === null)) return stored
  const { summaryId } = item
  const source = await findSource(orm, summaryId)
  if (source === null) throw notInHistory()
  const asked = {
    question,
    transcript: await openTranscript(deps, source.transcriptId),
    earlier: answerEngine === null ? [] : await readEarlier(orm, item.id, question),
    defaultLanguage: source.language,
  }
  try {
    const found = await answerQuestion(deps, actor, asked, options)
    const answer = await storeForOwner(deps, { actor, began }, { question, summaryId, ...found })
    // Of two at once the other may have been answered.
    return answer.answer === null ? { ...answer, withoutModel: found.withoutModel ?? null } : answer
  } catch (error) {
    // Asked again it costs nothing: what was found before is given.
    const isUsedUp = error instanceof AppError && error.code === 'QUESTION_LIMIT'
    if (stored !== null && isUsedUp) return stored
    throw error
  }
}

/**
 * Stores an answer for the caller, or for the account that the browser signed in to while it was written: the sign-in took
 * the summary along. @throws AppError `NOT_FOUND` where neither has the summary
 */
async function storeForOwner(
  deps: QuestionDeps,
  { actor, began }: { actor: Visitor; began: number },
  answered: NewQuestion,
): Promise<Answer> {
  try {
    return await storeQuestion(deps.orm, isOwn(actor), answered)
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'NOT_FOUND'
    const userId = isGone ? await findLateAccount(deps, actor, began) : null
    if (userId === null) throw error
    const own = isOwn({ user: { id: userId }, visitorId: null })
    return await storeQuestion(deps.orm, own, answered)
  }
}
