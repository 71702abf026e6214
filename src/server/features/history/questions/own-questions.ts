import type { Answer } from '#contract/questions.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { subjectOf } from '#server/features/history/answers/keys.ts'
import { deleteAnswers } from '#server/features/history/answers/repo.ts'
import { isOwn, notInHistory } from '#server/features/history/context.ts'
import type { HistoryDeps } from '#server/features/history/context.ts'
import { findOwnSummary } from '#server/features/history/items/repo.ts'
import { deleteQuestion, readQuestions } from './repo.ts'

/** The questions about a summary of the caller, newest first. @throws AppError `NOT_FOUND` for the summary of another owner */
export async function listQuestions({ orm }: HistoryDeps, actor: Actor, id: string): Promise<Answer[]> {
  const item = await findOwnSummary(orm, { own: isOwn(actor), id, windowDays: null })
  if (item === null) throw notInHistory()
  return await readQuestions(orm, item.id)
}

/** Deletes a question with its answer. @throws AppError `NOT_FOUND` for the item of another owner */
export async function removeQuestion(
  { orm }: HistoryDeps,
  actor: Actor,
  { id, question }: { id: string; question: string },
): Promise<void> {
  const deleted = await deleteQuestion(orm, isOwn(actor), id, question)
  if (deleted === null) throw notInHistory()
  const ownerId = actor.user?.id ?? actor.visitorId
  if (deleted.question === null || ownerId === null) return
  await deleteAnswers(orm, { ownerId, subject: subjectOf(deleted.transcriptId, deleted.question) })
}
