import { plans } from '#product/plans.ts'
import type { SignInReason } from '#web/lib/page-dialog.ts'

const codeWords = "We'll email you a six-digit code. No password needed."
const freeSummaries = plans.free.allowance?.summaries ?? 0

/** What a person reads before they sign in. */
export const signInWords: Readonly<Record<SignInReason, { title: string; description: string }>> = {
  account: { title: 'Login to Your Account', description: codeWords },
  'free-summaries': { title: `Login for ${freeSummaries} Free Summaries`, description: codeWords },
  plan: {
    title: 'Login to Your Account',
    description: `Please sign in to buy a plan for this email. ${codeWords}`,
  },
  continue: {
    title: 'Sign in to continue',
    description: 'Your summaries come with you.',
  },
}
