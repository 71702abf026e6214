import type { FastifyInstance } from 'fastify'
import { answerSchema } from '#contract/questions.ts'
import { ownerOf, readActor, requireScope, requireVisitor } from '#server/features/accounts/service.ts'
import { giveOnce } from '#server/features/idempotency/service.ts'
import { handleWithEvents } from '#server/http/event-stream.ts'
import type { StreamEvent } from '#server/http/event-stream.ts'
import { handle } from '#server/http/handle.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createOngoingWork } from '#server/lib/single-flight.ts'
import { ask } from './ask.ts'
import type { AskOptions, QuestionAppDeps } from './context.ts'
import { listQuestions, removeQuestion } from './own-questions.ts'

type QuestionEvent = StreamEvent<'POST /api/ask'>

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

/**
 * Runs work that reports its progress and gives what it reports, in order, as it comes; the result of the iteration is that of
 * the work. A reader who stops early does not stop the work: that is for its signal.
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
