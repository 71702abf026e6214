import type { Failure } from './failure-shape.ts'

/** The failure to reach the server, or to get anything of the page from it. */
export const lostConnection: Failure = {
  title: 'The connection was lost',
  detail: 'The server could not be reached, or it stopped answering. Check your connection and try again.',
  remedies: ['retry'],
  retryAfterSeconds: 0,
  videoTitle: null,
  toastTitle: 'Error',
}
