import { randomUUID } from 'node:crypto'
import type { Answer } from '#contract/questions.ts'
import { asksPerMinute } from '#product/plans.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { openReadableTranscript } from '#server/features/transcripts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CallLimit } from '#server/rate-limit/call-counter.ts'
import { addLanguages } from './add-languages.ts'
import { answerQuestion } from './answer-question.ts'
import { askItem } from './ask-item.ts'
import { askLibrary } from './ask-library.ts'
import type { AskOptions, Found, QuestionDeps } from './context.ts'

const perOwner: CallLimit = {
  limit: asksPerMinute,
  windowSeconds: 60,
  detail: "You've asked many questions in a short time.",
}

type Asked = {
  question: string
  transcriptId?: string | undefined
  historyId?: string | undefined
  scope?: 'library' | undefined
}

/**
 * Answers a question about a transcript, a summary of the caller, or all in the caller's history: with the passages that a search
 * finds, and about one transcript with the answer of a model, where one is set up.
 * @throws AppError `NOT_FOUND` for what the caller can't read, `UNAUTHORIZED` for a library without a sign-in, and as
 *   `answerQuestion`
 */
export async function ask(
  deps: QuestionDeps,
  actor: Visitor,
  asked: Asked,
  options: AskOptions,
): Promise<Answer> {
  const { question, transcriptId, historyId, scope } = asked
  requireOneSubject(asked)
  await deps.callCounter.count(`questions/${actor.user?.id ?? actor.visitorId}`, perOwner)
  if (historyId !== undefined) return await askItem(deps, actor, { question, historyId }, options)
  const toAnswer = (found: Found): Answer => ({
    id: randomUUID(),
    question,
    languages: null,
    withoutModel: null,
    ...found,
    createdAt: new Date(deps.clock.now()).toISOString(),
  })
  if (scope !== undefined) {
    return toAnswer({ ...(await askLibrary(deps, actor, question, options.signal)), answer: null })
  }
  const transcript = await openReadableTranscript(deps, actor, transcriptId ?? '')
  const about = { transcript, question, earlier: [], defaultLanguage: transcript.language }
  const answer = toAnswer(await answerQuestion(deps, actor, about, options))
  return await addLanguages(answer, transcript.language)
}

function requireOneSubject({ transcriptId, historyId, scope }: Asked): void {
  const subjects = [transcriptId, historyId, scope].filter((subject) => subject !== undefined)
  if (subjects.length === 1) return
  const reason = 'Give one of transcriptId, historyId and scope.'
  throw new AppError('INVALID_REQUEST', reason, { fields: [{ field: 'body.transcriptId', reason }] })
}
