import { randomUUID } from 'node:crypto'
import type { Answer, Passage } from '#contract/ask.ts'
import { plans } from '#product/plans.ts'
import type { Actor, Visitor } from '#server/features/accounts/service.ts'
import { isOwn } from '#server/features/history/context.ts'
import { findOwnSummary } from '#server/features/history/items/repo.ts'
import { getReadableTranscript, getTranscript } from '#server/features/transcripts/service.ts'
import type { TranscriptRow } from '#server/features/transcripts/service.ts'
import { findTranscriptId } from '#server/features/summaries/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { countCall } from '#server/rate-limit/count-call.ts'
import type { CallLimit } from '#server/rate-limit/count-call.ts'
import { askLibrary } from './ask-library.ts'
import type { QuestionDeps } from './context.ts'
import { findQuestion, storeQuestion } from './repo.ts'

const perOwner: CallLimit = {
  limit: 30,
  windowSeconds: 60,
  detail: "You've asked many questions in a short time.",
}

type Asked = {
  question: string
  transcriptId?: string | undefined
  historyId?: string | undefined
  scope?: 'library' | undefined
}

/** What was found for a question, before it is an answer. */
type Found = Pick<Answer, 'said' | 'passages'>

/**
 * Answers a question with the passages of a transcript, of a summary of the caller, or of all in the caller's history. Only
 * what is asked about a summary is stored; the same question again gives the stored answer.
 * @throws AppError `NOT_FOUND` for what the caller can't read, `UNAUTHORIZED` for a library without a sign-in
 */
export async function ask(
  deps: QuestionDeps,
  actor: Visitor,
  asked: Asked,
  signal: AbortSignal,
): Promise<Answer> {
  const { question, transcriptId, historyId, scope } = asked
  requireOneSubject(asked)
  await countCall(deps.orm, `questions/${actor.user?.id ?? actor.visitorId}`, perOwner)
  if (historyId !== undefined) return await askItem(deps, actor, { question, historyId }, signal)
  const found =
    scope === undefined
      ? await askTranscript(deps, await readTranscript(deps, actor, transcriptId ?? ''), question, signal)
      : await askLibrary(deps, actor, question, signal)
  const createdAt = new Date(deps.clock.now()).toISOString()
  return { id: randomUUID(), question, answer: null, ...found, createdAt }
}

function requireOneSubject({ transcriptId, historyId, scope }: Asked): void {
  const subjects = [transcriptId, historyId, scope].filter((subject) => subject !== undefined)
  if (subjects.length === 1) return
  const reason = 'Give one of transcriptId, historyId and scope.'
  throw new AppError('INVALID_REQUEST', reason, { fields: [{ field: 'body.transcriptId', reason }] })
}

function readTranscript(deps: QuestionDeps, actor: Actor, id: string): Promise<TranscriptRow> {
  return getReadableTranscript(deps, () => Promise.resolve(actor), id)
}

async function askTranscript(
  { passageWorker }: QuestionDeps,
  { id, sentences, language, origin }: TranscriptRow,
  question: string,
  signal: AbortSignal,
): Promise<Found> {
  const { said, passages } = await passageWorker.find({ sentences, language, origin, question }, signal)
  return {
    said,
    passages: passages.map(({ score: _score, ...rest }): Passage => ({ transcriptId: id, ...rest })),
  }
}

async function askItem(
  deps: QuestionDeps,
  actor: Actor,
  { question, historyId }: { question: string; historyId: string },
  signal: AbortSignal,
): Promise<Answer> {
  const own = isOwn(actor)
  const windowDays = plans[actor.plan].historyDays
  const item = await findOwnSummary(deps.orm, { own, id: historyId, windowDays })
  if (item === null || !item.isInView) throw notYours()
  const stored = await findQuestion(deps.orm, item.id, question)
  if (stored !== null) return stored
  const transcriptId = await findTranscriptId(deps.orm, item.summaryId)
  if (transcriptId === null) throw notYours()
  const found = await askTranscript(deps, await getTranscript(deps, transcriptId), question, signal)
  const answer = await storeQuestion(deps.orm, { own, itemId: item.id, question, ...found })
  if (answer === null) throw notYours()
  return answer
}

function notYours(): AppError {
  return new AppError('NOT_FOUND', "This isn't in your history.")
}
