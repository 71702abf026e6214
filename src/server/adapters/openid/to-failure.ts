import { AuthorizationResponseError } from 'openid-client'
import { IdentityFailure } from '#server/ports/identity-provider.ts'

/** Error codes of OAuth that stand for a provider in trouble. */
const troubles = new Set(['temporarily_unavailable', 'server_error'])

/** Whatever the library raised, as the failure that it is; `fallback` when it is none of those that are known. */
export function toFailure(error: unknown, fallback: 'unavailable' | 'failed'): IdentityFailure {
  const own = findFailure(error)
  if (own !== null) return own
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return new IdentityFailure('cancelled')
    if (troubles.has(error.error)) return new IdentityFailure('unavailable')
  }
  return new IdentityFailure(fallback, { cause: new Error(describe(error)) })
}

/** Names and codes alone: the errors of the library hold answers, and those hold codes and tokens. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'no error'
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  const inner = error.cause instanceof Error ? ` <- ${describe(error.cause)}` : ''
  return `${error.name}${code}${inner}`
}

/** Our own failure, where the library wrapped it into errors of its own. */
function findFailure(error: unknown): IdentityFailure | null {
  if (error instanceof IdentityFailure) return error
  return error instanceof Error && error.cause !== undefined ? findFailure(error.cause) : null
}
