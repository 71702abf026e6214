import { randomUUID } from 'node:crypto'
import { contract } from '#contract/api.ts'
import type { Answer } from '#contract/questions.ts'
import { AppError } from '#core/app-error.ts'
import { plans } from '#product/plans.ts'
import type { Claim } from '#server/db/claims.ts'
import type { Sql } from '#server/db/sql.ts'
import { findLateAccount } from '#server/features/accounts/service.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { payerOf } from '#server/features/model-costs/service.ts'
import { releaseQuestion, reserveQuestion } from '#server/features/quota/service.ts'
import { findSource } from '#server/features/summaries/service.ts'
import { openReadableTranscript, openTranscript } from '#server/features/transcripts/service.ts'
import type { OpenTranscript } from '#server/features/transcripts/service.ts'
import { untilAborted } from '#server/lib/concurrency.ts'
import type { AnswerEngine } from '#server/ports/model-engines.ts'
import { answerKey, answerOnce, storeWritten, subjectOf } from '../answers/answers.ts'
import { isOwn, notInHistory } from '../context.ts'
import { findOwnSummary } from '../items/repo.ts'
import { askLibrary } from './ask-library.ts'
import type { AskOptions, Found, QuestionDeps } from './context.ts'
import { addLanguages, findQuestion, readEarlier, storeQuestion } from './repo.ts'
import type { NewQuestion } from './repo.ts'
import { searchTranscript } from './search-transcript.ts'
import { writeAnswer } from './write-answer.ts'
import type { Asked } from './write-answer.ts'

const { person: perOwner } = contract['POST /api/ask'].counts

type Request = {
  question: string
  transcriptId?: string | undefined
  historyId?: string | undefined
  scope?: 'library' | undefined
  /** The condition on the items of the library, in a query on `history_items as item`. */
  among?: Sql | undefined
}

/**
 * Answers a question about a transcript, a summary of the caller, or all in the caller's history: with the
 * passages that a search finds, and about one transcript with the answer of a model, where one is set up.
 * @throws AppError `NOT_FOUND` for what the caller can't read, `UNAUTHORIZED` for a library without a
 * sign-in, and as
 * `answerQuestion`
 */
export async function ask(
  deps: QuestionDeps,
  actor: Visitor,
  asked: Request,
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
    return toAnswer({ ...(await askLibrary(deps, actor, asked, options.signal)), answer: null })
  }
  const transcript = await openReadableTranscript(deps, actor, transcriptId ?? '')
  const about = { transcript, question, earlier: [], defaultLanguage: transcript.language }
  const answer = toAnswer(await answerQuestion(deps, actor, about, options))
  return await addLanguages(answer, transcript.language)
}

function requireOneSubject({ transcriptId, historyId, scope }: Request): void {
  const subjects = [transcriptId, historyId, scope].filter((subject) => subject !== undefined)
  if (subjects.length === 1) return
  const reason = 'Give one of transcriptId, historyId and scope.'
  throw new AppError('INVALID_REQUEST', reason, { fields: [{ field: 'body.transcriptId', reason }] })
}

/**
 * Answers a question about a summary of the caller and stores it. The same question again gives the stored
 * answer; one that no model answered is asked again where a model is set up.
 * @throws AppError `NOT_FOUND` for what is not the caller's, and as `answerQuestion`
 */
async function askItem(
  deps: QuestionDeps,
  actor: Visitor,
  { question, historyId }: { question: string; historyId: string },
  options: AskOptions,
): Promise<Answer> {
  const { db, answerEngine } = deps
  const began = deps.clock.now()
  const own = isOwn(actor)
  const windowDays = plans[actor.plan].historyDays
  const item = await findOwnSummary(db, { own, id: historyId, windowDays })
  if (item === null || !item.isInView) throw notInHistory()
  const stored = await findQuestion(db, item.id, question)
  if (stored !== null && (stored.answer !== null || answerEngine === null)) return stored
  const { summaryId } = item
  const source = await findSource(db, summaryId)
  if (source === null) throw notInHistory()
  const asked = {
    question,
    transcript: await openTranscript(deps, source.transcriptId, actor),
    earlier: answerEngine === null ? [] : await readEarlier(db, item.id, question),
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
 * Stores an answer for the caller, or for the account that the browser signed in to while it was written: the
 * sign-in took the summary along. @throws AppError `NOT_FOUND` where neither has the summary
 */
async function storeForOwner(
  deps: QuestionDeps,
  { actor, began }: { actor: Visitor; began: number },
  answered: NewQuestion,
): Promise<Answer> {
  try {
    return await storeQuestion(deps.db, isOwn(actor), answered)
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'NOT_FOUND'
    const userId = isGone ? await findLateAccount(deps, actor, began) : null
    if (userId === null) throw error
    const own = isOwn({ user: { id: userId }, visitorId: null })
    return await storeQuestion(deps.db, own, answered)
  }
}

type Question = Omit<Asked, 'transcript'> & { transcript: OpenTranscript }

/**
 * Answers a question of a transcript: the passages that a search finds, and where a model is set up its
 * answer. What a model answered is stored for the caller and counted once; the same question again, also at
 * the same time on another node, is given the stored answer. A caller who goes away does not end it: asked
 * again, the answer is there. When no model could answer, the passages stand alone and nothing is counted.
 * @throws AppError `QUESTION_LIMIT`, `RATE_LIMITED`, `OVERLOADED`, `SHUTTING_DOWN` when the call ends before
 * its answer
 */
async function answerQuestion(
  deps: QuestionDeps,
  actor: Visitor,
  asked: Question,
  options: AskOptions,
): Promise<Found> {
  const { answerEngine } = deps
  if (answerEngine === null) {
    const { said, passages } = await searchTranscript(deps, actor, asked, { signal: options.signal })
    return { said, passages, answer: null }
  }
  const { transcript, question } = asked
  const wanted = {
    ownerId: actor.user?.id ?? actor.visitorId,
    transcriptId: transcript.id,
    key: answerKey(asked, answerEngine.identity),
    subject: subjectOf(transcript.id, question),
    question,
  }
  // The work ends with the server and not with the caller, who pays for it either way.
  const signal = deps.ongoing.signal
  const write = (claim: Claim) =>
    writeOnce({ ...deps, answerEngine }, actor, { asked, claim }, { ...options, signal })
  try {
    return await untilAborted(
      deps.ongoing.keep(
        answerOnce(deps, wanted, { write, signal: AbortSignal.any([signal, options.signal]) }),
      ),
      options.signal,
    )
  } catch (error) {
    throw options.signal.aborted || signal.aborted ? stopped(error) : error
  }
}

type Writing = { asked: Question; claim: Claim }

/** Reserves a question, has it answered, and stores the answer with its reservation. */
async function writeOnce(
  deps: QuestionDeps & { answerEngine: AnswerEngine },
  actor: Visitor,
  { asked, claim }: Writing,
  options: AskOptions,
): Promise<Found> {
  const { answerEngine, lineChecks, metrics, db } = deps
  const reservationId = await reserveQuestion(deps, actor, claim.id)
  let isCommitted = false
  try {
    const payers = () => Promise.resolve([payerOf(actor)])
    const { nearest, ...found } = await searchTranscript(deps, actor, asked, {
      signal: options.signal,
      payers,
    })
    const transcript = await asked.transcript.read(options.signal)
    const input = { ...asked, transcript, passages: nearest }
    const engines = { engine: answerEngine, lineChecks }
    const written = await writeAnswer(engines, input, { ...options, payers })
    if ('withoutModel' in written) {
      metrics.count('precis_questions_total', { outcome: 'unanswered' })
      const withoutModel = await deps.modelShares.explain(actor, written.withoutModel)
      return { ...found, answer: null, withoutModel }
    }
    metrics.count('precis_questions_total', { outcome: written.said ? 'answered' : 'not-said' })
    const { said, answer } = written
    await storeWritten(db, claim, { ...found, said, answer }, reservationId)
    isCommitted = true
    return { ...found, said, answer }
  } finally {
    // One that cannot be released now stops to count in some minutes.
    if (!isCommitted) await releaseQuestion(db, reservationId).catch(() => undefined)
  }
}

function stopped(cause: unknown): AppError {
  return new AppError('SHUTTING_DOWN', 'The answer was stopped. Please ask again.', {
    cause,
    retryAfterSeconds: 5,
  })
}
