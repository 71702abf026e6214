import { ModelFailure } from '#server/ports/language-model.ts'
import type { ModelFailureKind } from '#server/ports/language-model.ts'
import type { ProviderError } from './provider-error.ts'

/** How an answer ended: in the words common to all providers, and in the provider's own. */
export type Finish = { unified: string; raw: string | undefined }

/** Facts about a question that decide why it failed. */
export type QuestionFacts = {
  /** Whether the question may be larger than the model's window: it has at least a character for each of its tokens. */
  mayBeTooLong: boolean
  /** Milliseconds since 1970. */
  now: number
}

/** The part of a provider's protocol that differs: the meaning of its finish reasons and errors. */
export type ErrorMapper = {
  classifyFinish: (finish: Finish) => 'stop' | 'length' | ModelFailure
  classifyError: (error: ProviderError, question: QuestionFacts) => ModelFailure
}

/** Longer waits than these seconds mean that a quota is used up. */
export const maxShortWaitSeconds = 60

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

/** The failure that every provider means alike by its HTTP status or by the way the call failed. */
export function classifyStatus({ way, status }: ProviderError): ModelFailureKind {
  if (way === 'garbled') return 'broken'
  if (way === 'cut') return 'unavailable'
  if (status === null) return 'broken'
  return kindOfStatus[status] ?? (status >= 500 ? 'unavailable' : 'broken')
}

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
export function makeFinishFailure(kind: ModelFailureKind, raw: string | undefined): ModelFailure {
  const finish = raw !== undefined && /^[\w.-]{1,64}$/.test(raw) ? raw : 'unknown'
  return new ModelFailure(kind, null, { cause: new Error(`ended as ${finish}`) })
}
