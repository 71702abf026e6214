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
  ['refused', signInFailures.refused],
  ['invitation_ended', signInFailures.invitationEnded],
  ['email_unverified', signInFailures.emailUnverified],
  ['provider_unavailable', signInFailures.unavailable],
])
const { withoutCode } = signInFailures
/** The messages that speak of codes, in other words where none signs in. */
const failuresWithoutCode = new Map([
  ['email_unverified', withoutCode.emailUnverified],
  ['provider_unavailable', withoutCode.unavailable],
])

/** The message for the error code of a way in that failed; `null` without one. */
export function signInErrorText(code: string | null, takesCodes: boolean): string | null {
  if (code === null) return null
  const alone = takesCodes ? undefined : failuresWithoutCode.get(code)
  return alone ?? failures.get(code) ?? (takesCodes ? signInFailures.other : withoutCode.other)
}
