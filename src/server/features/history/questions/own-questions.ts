import type { Answer } from '#contract/questions.ts'
import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { subjectOf, deleteAnswers } from '../answers/answers.ts'
import { isOwn, notInHistory } from '../context.ts'
import type { HistoryDeps } from '../context.ts'
import { findOwnSummary } from '../items/repo.ts'
import { deleteQuestion, readQuestions } from './repo.ts'

/** The questions about a summary of the caller, newest first. @throws AppError `NOT_FOUND` for the summary of another owner */
export async function listQuestions({ db }: HistoryDeps, actor: Actor, id: string): Promise<Answer[]> {
  const item = await findOwnSummary(db, { own: isOwn(actor), id, windowDays: null })
  if (item === null) throw notInHistory()
  return await readQuestions(db, item.id)
}

/** Deletes a question with its answer. @throws AppError `NOT_FOUND` for the item of another owner */
export async function removeQuestion(
  { db }: HistoryDeps,
  actor: Actor,
  { id, question }: { id: string; question: string },
): Promise<void> {
  const deleted = await deleteQuestion(db, isOwn(actor), id, question)
  if (deleted === null) throw notInHistory()
  const ownerId = actor.user?.id ?? actor.visitorId
  if (deleted.question === null || ownerId === null) return
  await deleteAnswers(db, { ownerId, subject: subjectOf(deleted.transcriptId, deleted.question) })
}

/**
 * Moves the questions of a browser's items to the equal items of an account; of the same question the account's answer stays.
 * `isSame` is the condition for equal items, in a query on `history_items as own` and `as guest`.
 */
export async function mergeQuestions(tx: Db, isSame: Sql): Promise<void> {
  // What was deleted comes back without its questions.
  await tx.execute(sql`
    delete from questions using history_items as own, history_items as guest
    where questions.item_id = own.id and own.deleted_at is not null and ${isSame} and guest.deleted_at is null`)
  await tx.execute(sql`
    update questions set item_id = own.id from history_items as own, history_items as guest
    where questions.item_id = guest.id and ${isSame} and guest.deleted_at is null
      and not exists (
        select from questions as known where known.item_id = own.id and known.question = questions.question)`)
}
