import { plans } from '#product/plans.ts'
import type { SignInReason } from '#web/session/page-dialog.ts'

const codeText = "We'll email you a six-digit code. No password needed."
const freeSummaries = plans.free.allowance?.summaries ?? 0

/** The title and the description of the sign-in for each reason. */
export const signInTexts: Readonly<Record<SignInReason, { title: string; description: string }>> = {
  account: { title: 'Login to Your Account', description: codeText },
  'free-summaries': { title: `Login for ${freeSummaries} Free Summaries`, description: codeText },
  plan: {
    title: 'Login to Your Account',
    description: `Please sign in to buy a plan for this email. ${codeText}`,
  },
  continue: {
    title: 'Sign in to continue',
    description: 'Your summaries come with you.',
  },
}

const texts = new Map([
  ['cancelled', 'Sign-in cancelled.'],
  ['expired', 'That took too long, or started in another browser. Please try again.'],
  ['email_unverified', "That account's email isn't verified. Please sign in with a code instead."],
  ['google_unavailable', "We can't reach that provider right now. Please sign in with a code instead."],
])
const otherText = "That didn't work. Please try again, or sign in with a code."

/** The message for an error code that another provider returned with; `null` without one. */
export function signInErrorText(code: string | null): string | null {
  return code === null ? null : (texts.get(code) ?? otherText)
}
