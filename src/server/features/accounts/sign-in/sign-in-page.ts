import type { IdentityFailureKind } from '#server/ports/identity-provider.ts'

/** What the page to sign in is told of a failure. */
type SignInError = 'google_unavailable' | 'expired' | 'cancelled' | 'email_unverified' | 'signin_failed'

/** How each failure of a provider is told. */
export const errorOf: Readonly<Record<IdentityFailureKind, SignInError>> = {
  unavailable: 'google_unavailable',
  cancelled: 'cancelled',
  'email-unverified': 'email_unverified',
  failed: 'signin_failed',
}

/** The address of the page to sign in that says what went wrong and still knows where to go on. */
export function signInPage(error: SignInError, returnTo: string): string {
  return `/login?${new URLSearchParams({ error, returnTo }).toString()}`
}
