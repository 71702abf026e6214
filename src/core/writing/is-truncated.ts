import type { ModelAnswer } from './language-model.ts'

/** The least share of a question's estimated tokens that is counted; no estimate is off by more. */
const minCountedShare = 0.6
/** The same share where the count equals a common size of windows. */
const minWindowShare = 0.85
const windowMultiple = 1024
/** Servers that cut a question keep as much as their window holds, and windows are multiples of this. */
const windowStep = 256
const windowSlack = 8
/** No window is smaller; a server that counts less does not count. */
const leastWindow = 512

/**
 * The server read only a part of the question, as Ollama does with one that is longer than its window: it
 * counted far less than was sent, and just as much as a window holds. A count that is merely low may leave
 * out cached tokens.
 */
export function isTruncated({ inputTokens }: ModelAnswer, sentTokens: number): boolean {
  if (inputTokens < leastWindow - windowSlack || inputTokens >= sentTokens * minWindowShare) return false
  if (inputTokens % windowMultiple === 0) return true
  if (inputTokens >= sentTokens * minCountedShare) return false
  const over = inputTokens % windowStep
  return Math.min(over, windowStep - over) <= windowSlack
}
