import type { SignInNeeds as AccountSignIn } from '#server/features/accounts/service.ts'
import type { IdentityProvider } from '#server/ports/identity-provider.ts'

/** What it takes to find out who somebody is. */
export type SignInNeeds = AccountSignIn & {
  /** No mail server is set up, so that codes are printed where the server was started. */
  codeIsPrinted: boolean
  /** Another provider that people may sign in with; `null` without one. */
  identityProvider: IdentityProvider | null
  /** Six digits that nobody can guess. */
  createCode: () => string
}
