import type { CaptionsPart, Problem } from '#contract/problem.ts'
import { runFailures } from '#messages/run-failures.ts'
import { ApiError } from '#web/api/api-error.ts'

export type Remedy = Problem['remedies'][number]

/** The part of a problem that the page shows. */
export type ReportedProblem = Pick<Problem, 'code' | 'detail' | 'remedies'> & Partial<Problem>

/** The known reason of a failed request. Its words are chosen later, off the first load. */
export type FailureReason = {
  /** The description by the server, or the engine in place of a summary; else `null`. */
  problem: ReportedProblem | null
  /** `unknown` where the server may still make the summary, which then counts. */
  cost: 'none' | 'unknown'
  /** The status of an answer without a description. */
  status?: number
}

/** A failure as the page shows it. */
type Failure = {
  title: string
  detail: string
  /** Never empty: another video is always possible. */
  remedies: readonly Remedy[]
  /** Seconds until trying again makes sense. */
  retryAfterSeconds: number
  /** The title of the video, where the failure names it. */
  videoTitle: string | null
  /** The start of an announced video, where that is known. */
  startsAt: string | null
  /** Captions that leave most of the video out, which may be summarized all the same. */
  captionsPart: CaptionsPart | null
}

/** The failure to reach the server, or to load a part of the page from it. */
const lostConnection: Failure = {
  title: runFailures.connectionTitle,
  detail: runFailures.connection,
  remedies: ['retry'],
  retryAfterSeconds: 0,
  videoTitle: null,
  startsAt: null,
  captionsPart: null,
}

/** The failure of a refused call or of a broken connection. */
export function toFailure(error: unknown): Failure {
  return reasonFailure({ problem: error instanceof ApiError ? error.problem : null })
}

/** The failure that a request ended with, in whatever wording the engine gave for it. */
export function reasonFailure({ problem }: Pick<FailureReason, 'problem'>): Failure {
  return problem === null ? lostConnection : problemFailure(problem)
}

function problemFailure(problem: ReportedProblem): Failure {
  const { code, title = runFailures.title, detail, remedies } = problem
  const { retryAfterSeconds = 0, videoTitle = null, startsAt = null, captionsPart = null } = problem
  return {
    title,
    detail: code === 'SUMMARY_FAILED' ? failureSentence(detail) : detail,
    remedies: orAnother(remedies),
    retryAfterSeconds,
    videoTitle,
    startsAt,
    captionsPart,
  }
}

function orAnother(remedies: readonly Remedy[]): readonly Remedy[] {
  return remedies.length === 0 ? ['another'] : remedies
}

const httpCode = /\b[45]\d\d\b:?\s*/g

/** The sentence about a failed summary: no HTTP codes, one plain sentence for excuses. */
export function failureSentence(message: string): string {
  const lower = message.toLowerCase()
  if (replacedPhrases.some((phrase) => lower.includes(phrase))) return runFailures.apology
  return message.replaceAll(httpCode, '').trim()
}

/** These say nothing that a user could act on: one plain sentence stands in for them. */
const replacedPhrases = [
  'unable to generate summary',
  'failed to generate summary',
  'no summary content received',
  'unable to fetch transcript',
]

const failureOpenings = [...replacedPhrases, 'error generating summary']

const shortAnswerLength = 50

/** A text that arrived as a summary is an engine's excuse for having none. */
export function isFailureText(text: string): boolean {
  const trimmed = text.trim()
  const lower = trimmed.toLowerCase()
  if (failureOpenings.some((opening) => lower.startsWith(opening))) return true
  return trimmed.length < shortAnswerLength && /^[45]\d\d\b/.test(trimmed)
}
