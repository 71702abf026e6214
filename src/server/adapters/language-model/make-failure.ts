import { ModelFailure } from '#server/ports/language-model.ts'
import type { ModelFailureKind } from '#server/ports/language-model.ts'
import type { ProviderError } from './provider-error.ts'

/**
 * Makes the failure of a call. Its cause names status and code only: the errors of the AI SDK hold question and answer.
 */
export function makeFailure(
  kind: ModelFailureKind,
  { status, code, way }: ProviderError,
  retryAfterSeconds: number | null = null,
): ModelFailure {
  const facts = [way, status === null ? null : `HTTP ${status}`, code].filter((fact) => fact !== null)
  return new ModelFailure(kind, retryAfterSeconds, { cause: new Error(facts.join(', ')) })
}

/** Makes the failure of an answer that ended in a way that is no success. */
export function makeEndingFailure(kind: ModelFailureKind, raw: string | undefined): ModelFailure {
  const ending = raw !== undefined && /^[\w.-]{1,64}$/.test(raw) ? raw : 'unknown'
  return new ModelFailure(kind, null, { cause: new Error(`ended as ${ending}`) })
}
