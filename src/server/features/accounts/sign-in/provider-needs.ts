import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import type { IdentityProvider } from '#server/ports/identity-provider.ts'
import type { SignInNeeds } from './needs-of-sign-in.ts'

/** What it takes to sign in by another provider. */
export type ProviderNeeds = SignInNeeds

/** The provider. @throws AppError `NOT_FOUND` where none is set up */
export function requireProvider({ identityProvider }: ProviderNeeds): IdentityProvider {
  if (identityProvider === null) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
  return identityProvider
}

/** Where the provider sends people back to; it takes none but those that the operator named there. */
export function callbackAddress({ publicUrl }: ProviderNeeds, { protocol, host }: FastifyRequest): string {
  return `${publicUrl ?? `${protocol}://${host}`}/api/auth/callback`
}
