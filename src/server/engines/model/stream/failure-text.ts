/** Beginnings of texts that stand for a failure, in lower case, as the product's specification lists them. */
const failures = [
  'unable to generate summary',
  'no summary content received',
  'failed to generate summary',
  'error generating summary',
  'unable to fetch transcript',
]
/** With what a refusal or a failure begins. */
const openers = [...failures, 'i', 'we', 'sorry', 'unfortunately', 'i apologise', 'i apologize', 'as an ai']
const apology =
  /^(?:(?:i['’]m|i am) (?:very |so )?sorry|sorry|i apologi[sz]e|unfortunately|as an ai\b[^,]{0,40})[,.;:]? (?:but )?/
const unwilling =
  /^(?:i|we)(?: (?:can ?not|can['’]t|won['’]t|will not|must (?:decline|refuse) to|do not|don['’]t)|(?: am| are|['’]m|['’]re) (?:unable|not able|not allowed) to) (?:be able to )?/
const task =
  /^(?:summari[sz]e|provide|help|assist|create|generate|fulfil|comply|process|access|answer|complete|produce|write|do that|discuss|engage|have access)/
const statusCode = /^[45]\d\d(?!\d)/
/** A text that begins with a status code is a failure when it is shorter than this, in characters. */
const shortText = 50
/** Characters after which no refusal is to be expected any more. */
const settledAfter = 120

/** Whether a text says that there is no summary instead of being one. */
export function isFailureText(text: string): boolean {
  const start = text.trim().toLowerCase()
  if (failures.some((failure) => start.startsWith(failure))) return true
  if (start.length < shortText && statusCode.test(start)) return true
  const said = start.replace(apology, '')
  return unwilling.test(said) && task.test(said.replace(unwilling, ''))
}

/** Whether the beginning of a text may still turn out to be the beginning of a failure. */
export function mayBecomeFailure(beginning: string): boolean {
  const start = beginning.trimStart().toLowerCase()
  if (start.length >= settledAfter) return false
  if (/^[45](?:$|\d$|\d\d(?!\d))/.test(start)) return start.length < shortText
  return openers.some(
    (opener) =>
      opener.startsWith(start) || (start.startsWith(opener) && !/^\p{L}/u.test(start.slice(opener.length))),
  )
}
