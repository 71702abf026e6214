import { signInFailures } from '#messages/sign-in-failures.ts'
import { signIn } from '#messages/sign-in.ts'
import { plans } from '#product/plans.ts'
import type { SignInReason } from '#web/session/page-dialog.ts'

/** The title and the description of the sign-in for each reason. */
export const signInTexts: Readonly<Record<SignInReason, { title: string; description: string }>> = {
  account: { title: signIn.title, description: signIn.description },
  'free-summaries': {
    title: signIn.titleForSummaries(plans.free.allowance?.summaries ?? 0),
    description: signIn.description,
  },
  plan: { title: signIn.title, description: signIn.descriptionForPlan },
  continue: { title: signIn.titleToContinue, description: signIn.descriptionToContinue },
}

const failures = new Map([
  ['cancelled', signInFailures.cancelled],
  ['expired', signInFailures.expired],
  ['email_unverified', signInFailures.emailUnverified],
  ['google_unavailable', signInFailures.unavailable],
])

/** The message for an error code that another provider returned with; `null` without one. */
export function signInErrorText(code: string | null): string | null {
  return code === null ? null : (failures.get(code) ?? signInFailures.other)
}
