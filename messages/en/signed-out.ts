/** What a page says when a session has ended. */
export const signedOut = {
  title: 'Unauthorized',
  again: 'You are logged out. Logging in again...',
}
