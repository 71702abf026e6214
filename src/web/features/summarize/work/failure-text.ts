const failureOpenings = [
  'unable to generate summary',
  'no summary content received',
  'failed to generate summary',
  'error generating summary',
  'unable to fetch transcript',
]

const replacedPhrases = [
  'unable to generate summary',
  'failed to generate summary',
  'no summary content received',
  'unable to fetch transcript',
]

const httpCode = /\b[45]\d\d\b:?\s*/g
const shortAnswerLength = 50

const apology =
  "Sorry, we couldn't generate a summary for this video. This might happen if the video has no audio, is too short, " +
  "or contains content that's difficult to process. Please try a different video."

/** Whether a text that arrived as a summary is in truth an engine's excuse for having none. */
export function isFailureText(text: string): boolean {
  const trimmed = text.trim()
  const lower = trimmed.toLowerCase()
  if (failureOpenings.some((opening) => lower.startsWith(opening))) return true
  return trimmed.length < shortAnswerLength && /^[45]\d\d\b/.test(trimmed)
}

/** What a person is told of a failed summary: without HTTP codes, and one plain sentence for the engine's excuses. */
export function failureSentence(message: string): string {
  const lower = message.toLowerCase()
  if (replacedPhrases.some((phrase) => lower.includes(phrase))) return apology
  return message.replaceAll(httpCode, '').trim()
}
