import type { Problem } from '#contract/problem.ts'
import { ApiError } from '#web/lib/api-error.ts'

export type Remedy = Problem['remedies'][number]

/** A failure as the page shows it. */
export type Failure = {
  title: string
  detail: string
  /** Never empty: another video is always possible. */
  remedies: readonly Remedy[]
  /** Seconds until trying again makes sense. */
  retryAfterSeconds: number
  /** Of the video, where the failure names it. */
  videoTitle: string | null
  /** When an announced video begins, where that is known. */
  startsAt: string | null
}

/** The stream ended, or never began, without an answer and without a reason. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/** The failure to reach the server, or to load a part of the page from it. */
const lostConnection: Failure = {
  title: 'The connection was lost',
  detail: "We couldn't reach the server, or it stopped answering. Check your connection and try again.",
  remedies: ['retry'],
  retryAfterSeconds: 0,
  videoTitle: null,
  startsAt: null,
}

const failureTitle = 'Unable to Generate Summary'

/** The failure of a refused call or of a broken connection. */
export function toFailure(error: unknown): Failure {
  return error instanceof ApiError && error.problem !== null ? problemFailure(error.problem) : lostConnection
}

/** The failure that a problem document describes. */
export function problemFailure(problem: Problem): Failure {
  const { code, title, detail, remedies, retryAfterSeconds = 0, videoTitle = null, startsAt = null } = problem
  if (code === 'SUMMARY_FAILED') return { ...summaryFailure(detail, remedies), retryAfterSeconds }
  const facts = { retryAfterSeconds, videoTitle, startsAt }
  return { title, detail, remedies: orAnother(remedies), ...facts }
}

/** The failure to make a summary, in whatever wording the engine gave for it. */
export function summaryFailure(message: string, remedies: readonly Remedy[]): Failure {
  return {
    title: failureTitle,
    detail: failureSentence(message),
    remedies: orAnother(remedies),
    retryAfterSeconds: 0,
    videoTitle: null,
    startsAt: null,
  }
}

function orAnother(remedies: readonly Remedy[]): readonly Remedy[] {
  return remedies.length === 0 ? ['another'] : remedies
}

/** These say nothing that a user could act on: one plain sentence stands in for them. */
const replacedPhrases = [
  'unable to generate summary',
  'failed to generate summary',
  'no summary content received',
  'unable to fetch transcript',
]

const failureOpenings = [...replacedPhrases, 'error generating summary']

const httpCode = /\b[45]\d\d\b:?\s*/g
const shortAnswerLength = 50

const apology =
  "Sorry, we couldn't generate a summary for this video. This might happen if the video has no audio, is too short, " +
  "or contains content that's difficult to process. Please try a different video."

/** Whether a text that arrived as a summary is an engine's excuse for having none. */
export function isFailureText(text: string): boolean {
  const trimmed = text.trim()
  const lower = trimmed.toLowerCase()
  if (failureOpenings.some((opening) => lower.startsWith(opening))) return true
  return trimmed.length < shortAnswerLength && /^[45]\d\d\b/.test(trimmed)
}

/** The sentence about a failed summary: without HTTP codes, and one plain sentence for the engine's excuses. */
export function failureSentence(message: string): string {
  const lower = message.toLowerCase()
  if (replacedPhrases.some((phrase) => lower.includes(phrase))) return apology
  return message.replaceAll(httpCode, '').trim()
}
