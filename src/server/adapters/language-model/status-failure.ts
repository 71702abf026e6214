import type { ModelFailureKind } from '#server/ports/language-model.ts'
import type { ProviderError } from './provider-error.ts'

/** Longer waits than these seconds mean that a quota is used up. */
export const shortWaitSeconds = 60

/** Why a call failed, as far as it can be told for every provider alike: by the way it failed and by its HTTP status. */
export function failureOfStatus({ way, status }: ProviderError): ModelFailureKind {
  if (way === 'garbled') return 'broken'
  if (way === 'cut') return 'unavailable'
  switch (status) {
    case 401:
    case 403:
    case 404:
      return 'unauthorized'
    case 402:
      return 'quota'
    case 408:
    case 504:
      return 'timeout'
    case 413:
      return 'too-long'
    case 429:
      return 'rate-limited'
    case 409:
    case 499:
      return 'unavailable'
    default:
      return status !== null && status >= 500 ? 'unavailable' : 'broken'
  }
}
