const texts = new Map([
  ['cancelled', 'Sign-in cancelled.'],
  ['expired', 'That took too long, or was begun in another browser. Please try again.'],
  ['email_unverified', 'The address of that account is not verified. Please sign in with a code instead.'],
  [
    'google_unavailable',
    'The other provider cannot be reached right now. Please sign in with a code instead.',
  ],
])
const otherText = 'The sign-in did not work. Please try again, or sign in with a code.'

/** What went wrong on the way back from another provider, in words; `null` when nothing did. */
export function signInErrorText(code: string | null): string | null {
  return code === null ? null : (texts.get(code) ?? otherText)
}
