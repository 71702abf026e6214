import { isQuickJson } from '#core/parse-json.ts'
import type { Heard } from '#core/recordings/heard.ts'
import { leaveOutInventions } from '#core/recordings/leave-out-inventions.ts'
import { readAnswer } from '#core/recordings/read-answer.ts'

/** An hour of speech with a time for each word has two megabytes. */
export const maxAnswerBytes = 4 * 1024 * 1024

/**
 * Lines that a recognizer heard in a piece of sound, without what it invented; `null` for an answer without a
 * transcript, and for one of so many values that reading it would hold up other callers.
 */
export function readHeard(body: string, durationMs: number): Heard | null {
  const answer = isQuickJson(body) ? readAnswer(body, durationMs) : null
  return answer === null ? null : leaveOutInventions(answer, durationMs)
}
