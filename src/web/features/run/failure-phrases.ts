/** These say nothing that a user could act on: one plain sentence stands in for them. */
export const replacedPhrases = [
  'unable to generate summary',
  'failed to generate summary',
  'no summary content received',
  'unable to fetch transcript',
]

const failureOpenings = [...replacedPhrases, 'error generating summary']

const shortAnswerLength = 50

/** Whether a text that arrived as a summary is an engine's excuse for having none. */
export function isFailureText(text: string): boolean {
  const trimmed = text.trim()
  const lower = trimmed.toLowerCase()
  if (failureOpenings.some((opening) => lower.startsWith(opening))) return true
  return trimmed.length < shortAnswerLength && /^[45]\d\d\b/.test(trimmed)
}
