/** What is said once this browser was signed out, or could not be. */
export const logOut = {
  done: 'Logged Out',
  signInAgain: 'Sign in again',
  /** The title above the failure. */
  error: 'Error',
  failed: "You couldn't be logged out. Please try again.",
}
