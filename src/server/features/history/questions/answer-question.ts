import type { Passage } from '#contract/questions.ts'
import type { Claim } from '#server/db/claims.ts'
import { turnOf } from '#server/features/accounts/service.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { payerOf } from '#server/features/model-costs/service.ts'
import { releaseQuestion, reserveQuestion } from '#server/features/quota/service.ts'
import type { OpenTranscript } from '#server/features/transcripts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { untilAborted } from '#server/lib/single-flight.ts'
import type { AnswerEngine } from '#server/ports/model-engines.ts'
import { answerKey, answerOnce, subjectOf, storeWritten } from '../answers/answers.ts'
import type { AskOptions, Found, QuestionDeps } from './context.ts'
import { writeAnswer } from './write-answer.ts'
import type { Asked } from './write-answer.ts'

type Question = Omit<Asked, 'transcript'> & { transcript: OpenTranscript }

/**
 * Answers a question of a transcript: the passages that a search finds, and where a model is set up its answer. What a model answered
 * is stored for the caller and counted once; the same question again, also at the same time on another node, is given the stored
 * answer. A caller who goes away does not end it: asked again, the answer is there. When no model could answer, the passages stand alone
 * and nothing is counted.
 * @throws AppError `QUESTION_LIMIT`, `RATE_LIMITED`, `OVERLOADED`, `SHUTTING_DOWN` when the call ends before its answer
 */
export async function answerQuestion(
  deps: QuestionDeps,
  actor: Visitor,
  asked: Question,
  options: AskOptions,
): Promise<Found> {
  const { answerEngine } = deps
  if (answerEngine === null) return { ...(await search(deps, actor, asked, options.signal)), answer: null }
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
    const found = await search(deps, actor, asked, options.signal)
    const payers = () => Promise.resolve([payerOf(actor)])
    const transcript = await asked.transcript.read(options.signal)
    const input = { ...asked, transcript, passages: found.passages }
    const engines = { engine: answerEngine, lineChecks }
    const written = await writeAnswer(engines, input, { ...options, payers })
    if ('withoutModel' in written) {
      metrics.countQuestion('unanswered')
      const withoutModel = await deps.modelShares.explain(actor, written.withoutModel)
      return { ...found, answer: null, withoutModel }
    }
    metrics.countQuestion(written.said ? 'answered' : 'not-said')
    const { said, answer } = written
    await storeWritten(db, claim, { ...found, said, answer }, reservationId)
    isCommitted = true
    return { ...found, said, answer }
  } finally {
    // One that cannot be released now stops to count in some minutes.
    if (!isCommitted) await releaseQuestion(db, reservationId).catch(() => undefined)
  }
}

async function search(
  { passageWorker }: QuestionDeps,
  actor: Visitor,
  { transcript, question }: Question,
  signal: AbortSignal,
): Promise<Pick<Found, 'said' | 'passages'>> {
  const options = { signal, caller: turnOf(actor) }
  const { said, passages } = await passageWorker.find({ transcript, question }, options)
  return {
    said,
    passages: passages.map(({ score: _score, ...rest }): Passage => ({
      transcriptId: transcript.id,
      ...rest,
    })),
  }
}

function stopped(cause: unknown): AppError {
  return new AppError('SHUTTING_DOWN', 'The answer was stopped. Please ask again.', {
    cause,
    retryAfterSeconds: 5,
  })
}
