import type { ModelFailureKind } from '#server/ports/language-model.ts'
import type { ProviderError } from './provider-error.ts'

/** Longer waits than these seconds mean that a quota is used up. */
export const shortWaitSeconds = 60

const kindOfStatus: Readonly<Record<number, ModelFailureKind>> = {
  401: 'unauthorized',
  402: 'quota',
  403: 'unauthorized',
  // There is no such model, or not for this key.
  404: 'unauthorized',
  408: 'timeout',
  409: 'unavailable',
  413: 'too-long',
  429: 'rate-limited',
  499: 'unavailable',
  504: 'timeout',
}

/** Why a call failed, as far as it can be told for every provider alike: by the way it failed and by its HTTP status. */
export function failureOfStatus({ way, status }: ProviderError): ModelFailureKind {
  if (way === 'garbled') return 'broken'
  if (way === 'cut') return 'unavailable'
  if (status === null) return 'broken'
  return kindOfStatus[status] ?? (status >= 500 ? 'unavailable' : 'broken')
}
