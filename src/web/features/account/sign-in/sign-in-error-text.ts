const texts = new Map([
  ['cancelled', 'Sign-in cancelled.'],
  ['expired', 'That took too long, or started in another browser. Please try again.'],
  ['email_unverified', "That account's email isn't verified. Please sign in with a code instead."],
  ['google_unavailable', "We can't reach that provider right now. Please sign in with a code instead."],
])
const otherText = "That didn't work. Please try again, or sign in with a code."

/** What went wrong on the way back from another provider, in words; `null` when nothing did. */
export function signInErrorText(code: string | null): string | null {
  return code === null ? null : (texts.get(code) ?? otherText)
}
