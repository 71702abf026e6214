import type { FastifyInstance } from 'fastify'
import type { Answer } from '#contract/questions.ts'
import { answerSchema } from '#contract/questions.ts'
import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { ownerOf, readActor, requireScope, requireVisitor } from '#server/features/accounts/service.ts'
import { giveOnce } from '#server/features/idempotency/service.ts'
import { correctAnswers } from '#server/features/summaries/service.ts'
import type { AnswerDeps } from '#server/features/summaries/service.ts'
import { handleWithEvents } from '#server/http/event-stream.ts'
import type { StreamEvent } from '#server/http/event-stream.ts'
import { handle } from '#server/http/handle.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createOngoingWork } from '#server/lib/concurrency.ts'
import { subjectOf, deleteAnswers } from '../answers/answers.ts'
import { isOwn, notInHistory } from '../context.ts'
import type { HistoryDeps } from '../context.ts'
import { findOwnSummary } from '../items/repo.ts'
import { ask } from './ask.ts'
import type { AskOptions, QuestionAppDeps } from './context.ts'
import { deleteQuestion, readQuestions } from './repo.ts'

type QuestionEvent = StreamEvent<'POST /api/ask'>

/** Registers the calls about questions, for visitors too. */
export function registerQuestionRoutes(app: FastifyInstance, given: QuestionAppDeps): void {
  const deps = { ...given, ongoing: createOngoingWork(), wait: systemClock.wait }
  app.addHook('preClose', () => deps.ongoing.stop())
  handleWithEvents(app, 'POST /api/ask', async function* (call) {
    const actor = await requireVisitor(deps, call)
    const { body, signal } = call
    if (body.scope === 'library') requireScope(call.request, 'library')
    const work = (emit: AskOptions['emit']) => ask(deps, actor, body, { signal, emit })
    yield* giveOnce(deps, { ...call, ownerId: ownerOf(actor), toDone }, () => answerInEvents(work))
  })

  handle(app, 'GET /api/history/:id/questions', async ({ params, request }) => ({
    questions: await listQuestions(deps, await readActor(deps, request), params.id),
  }))

  handle(app, 'DELETE /api/history/:id/questions/:question', async ({ params, request }) => {
    await removeQuestion(deps, await readActor(deps, request), params)
    return { id: params.question }
  })
}

/** An answer that was given before, as it was. */
function toDone(answer: unknown): QuestionEvent {
  return { event: 'done', data: answerSchema.parse(answer) }
}

async function* answerInEvents(
  work: (emit: AskOptions['emit']) => ReturnType<typeof ask>,
): AsyncGenerator<QuestionEvent> {
  const answer = yield* iterateProgress(work)
  yield { event: 'done', data: answer }
}

/**
 * Runs work that reports its progress and gives what it reports, in order, as it comes; the result of the
 * iteration is that of the work. A reader who stops early does not stop the work: that is for its signal.
 */
export async function* iterateProgress<Progress, Result>(
  work: (report: (progress: Progress) => void) => Promise<Result>,
): AsyncGenerator<Progress, Result> {
  const reported: Progress[] = []
  const state = { isSettled: false, wake: Promise.withResolvers<void>() }
  const settle = (): void => {
    state.isSettled = true
    state.wake.resolve()
  }
  const working = work((progress) => {
    reported.push(progress)
    state.wake.resolve()
  })
  working.then(settle, settle)
  for (;;) {
    yield* reported.splice(0)
    if (state.isSettled && reported.length === 0) return await working
    await state.wake.promise
    state.wake = Promise.withResolvers<void>()
  }
}

/**
 * The questions about a summary of the caller, newest first.
 * @throws AppError `NOT_FOUND` for the summary of another owner
 */
async function listQuestions(deps: AnswerDeps, actor: Actor, id: string): Promise<Answer[]> {
  const { db } = deps
  const item = await findOwnSummary(db, { own: isOwn(actor), id, windowDays: null })
  if (item === null) throw notInHistory()
  const answers = await readQuestions(db, item.id)
  return await correctAnswers(deps, actor, { transcriptId: item.transcriptId, answers })
}

/** Deletes a question with its answer. @throws AppError `NOT_FOUND` for the item of another owner */
async function removeQuestion(
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
 * Moves the questions of a browser's items to the equal items of an account; of the same question the
 * account's answer stays. `isSame` is the condition for equal items, in a query on `history_items as own` and
 * `as guest`.
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
