/**
 * Beside the session, which no script can read, the server sets a cookie that only says that there is one. Without it
 * nobody is asked about, so that a visitor's page makes no call that is refused.
 */
const name = 'signed_in'

/** Whether this browser may be signed in. */
export function isPerhapsSignedIn(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie === `${name}=1`)
}

/** Takes the cookie away after the server said that nobody is signed in. */
export function forgetSignInHint(): void {
  document.cookie = `${name}=; path=/; max-age=0`
}
