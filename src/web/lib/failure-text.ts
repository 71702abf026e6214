import { ApiError } from './api-error.ts'

/** What a person is told of a call that failed: the server's sentence, with the reason of the field that it refused. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  const { problem, message } = error
  return problem?.errors?.[0]?.reason ?? problem?.detail ?? message.replace(/^\d+: /, '')
}
