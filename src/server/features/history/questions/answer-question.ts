import { createHash } from 'node:crypto'
import type { Answer, Passage } from '#contract/ask.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { releaseQuestion, reserveQuestion } from '#server/features/quota/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { AskOptions, Found, QuestionDeps } from './context.ts'
import { writeAnswer } from './write-answer.ts'
import type { Asked } from './write-answer.ts'

type Options = AskOptions & {
  /** Makes an answer of what was found, and in the same transaction the reservation final where there is one. */
  save: (found: Found, reservationId: string | null) => Promise<Answer>
}

/**
 * Answers a question of a transcript: the passages that a search finds, and where a model is set up its answer. A question that
 * a model answered is counted; when none could, the passages stand alone and nothing is.
 * @throws AppError `QUESTION_LIMIT`, `RATE_LIMITED`, `OVERLOADED`, `SHUTTING_DOWN` when the call ends before its answer
 */
export async function answerQuestion(
  deps: QuestionDeps,
  actor: Visitor,
  asked: Asked,
  { save, ...options }: Options,
): Promise<Answer> {
  const { answerEngine, lineChecks, metrics, orm } = deps
  if (answerEngine === null)
    return await save({ ...(await search(deps, asked, options)), answer: null }, null)
  const reservationId = await reserveQuestion(deps, actor, subjectOf(asked))
  let isCommitted = false
  try {
    const found = await search(deps, asked, options)
    const engines = { engine: answerEngine, lineChecks }
    const written = await writeAnswer(engines, { ...asked, passages: found.passages }, options)
    metrics.countQuestion(written === null ? 'unanswered' : written.said ? 'answered' : 'not-said')
    if (written === null) return await save({ ...found, answer: null }, null)
    const answer = await save({ ...found, ...written }, reservationId)
    isCommitted = true
    return answer
  } catch (error) {
    throw options.signal.aborted ? stopped(error) : error
  } finally {
    // One that cannot be released now stops to count in some minutes.
    if (!isCommitted) await releaseQuestion(orm, reservationId).catch(() => undefined)
  }
}

/** The same question of the same transcript counts once, in whatever summary it is asked. */
function subjectOf({ transcript, question }: Asked): string {
  return createHash('sha256').update(`${transcript.id}\n${question}`).digest('hex')
}

async function search(
  { passageWorker }: QuestionDeps,
  { transcript, question }: Asked,
  { signal }: AskOptions,
): Promise<Pick<Found, 'said' | 'passages'>> {
  const { id, sentences, language, origin } = transcript
  const { said, passages } = await passageWorker.find({ sentences, language, origin, question }, signal)
  return {
    said,
    passages: passages.map(({ score: _score, ...rest }): Passage => ({ transcriptId: id, ...rest })),
  }
}

function stopped(cause: unknown): AppError {
  return new AppError('SHUTTING_DOWN', 'The answer was stopped. Please ask again.', {
    cause,
    retryAfterSeconds: 5,
  })
}
