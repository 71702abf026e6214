import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  StreamProviderError,
  TypeValidationError,
} from 'ai'
import { z } from 'zod'
import { ModelFailure } from '#core/writing/language-model.ts'
import type { ModelFailureKind } from '#core/writing/language-model.ts'
import { factsOf, readErrorBody } from './error-body.ts'
import { readMessage } from './read-message.ts'
import type { MessageFacts } from './read-message.ts'
import { ErrorInResponse } from './watch-response.ts'

/**
 * An error of the AI SDK without its texts: they may hold the question, the answer and sometimes the key.
 * `way`: `answered` by the provider, `cut` on the way, or `garbled`, an answer that could not be read.
 */
export type ProviderError = {
  way: 'answered' | 'cut' | 'garbled'
  /** HTTP status, also where an error came inside of a stream. */
  status: number | null
  /** The provider's own name of the error, such as `RESOURCE_EXHAUSTED` or `insufficient_quota`. */
  code: string | null
  /** Its wider kind, where the provider has one. */
  type: string | null
  /** The field of the request that it is about, where the provider names one. */
  field: string | null
  headers: Readonly<Record<string, string>>
  /** Google's list of typed details. */
  details: readonly unknown[]
  /** OpenRouter: the question was held back by moderation, which it answers with 403. */
  isFlagged: boolean
  /** The facts in its sentence; the sentence is not stored. */
  says: MessageFacts
}

const none: ProviderError = {
  way: 'cut',
  status: null,
  code: null,
  type: null,
  field: null,
  headers: {},
  details: [],
  isFlagged: false,
  says: readMessage(null),
}

const inner = z.object({ data: factsOf })
const refused = 400

/** Reads an error of a call by its class, status and codes, and the facts in its text. */
export function readProviderError(error: unknown): ProviderError {
  const inResponse = findCause(error, (cause) => cause instanceof ErrorInResponse)
  if (inResponse !== null) return readInResponse(inResponse)
  if (isUnreadable(error)) return { ...none, way: 'garbled' }
  if (InvalidResponseDataError.isInstance(error)) return none
  if (APICallError.isInstance(error)) return readCallError(error)
  if (StreamProviderError.isInstance(error)) {
    const { status, ...read } = readStreamed(error.data)
    return { ...read, status: status ?? error.statusCode ?? null }
  }
  if (error instanceof Error) return none
  return readStreamed(error)
}

/** The nearest error of a kind among an error and its causes. */
export function findCause<Kind extends Error>(
  error: unknown,
  isKind: (error: Error) => error is Kind,
): Kind | null {
  for (let at = error; at instanceof Error; at = at.cause) if (isKind(at)) return at
  return null
}

function isUnreadable(error: unknown): boolean {
  return JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)
}

/** A response that is nothing but an error refuses the request, whatever its status. */
function readInResponse({ data, isWhole }: ErrorInResponse): ProviderError {
  const read = readStreamed(data)
  if (read.way !== 'answered' || read.status !== null) return read
  if (isWhole) return { ...read, status: refused }
  // Nothing but a sentence, in the midst of an answer: the server broke it off.
  return read.code === null && read.type === null ? { ...read, way: 'cut' } : read
}

/** An error object that came behind a status of success. */
function readStreamed(error: unknown): ProviderError {
  const parsed = factsOf.safeParse(error).data
  if (parsed === undefined) return { ...none, way: 'garbled' }
  const more = inner.safeParse(error).data?.data
  return { ...namesOf({ ...parsed, details: more?.details ?? parsed.details }), way: 'answered', headers: {} }
}

/** Without a status nothing was answered; with one of success the body broke off or could not be read. */
function readCallError(error: APICallError): ProviderError {
  if (error.statusCode === undefined) return none
  if (error.statusCode < 400) return { ...none, way: isUnreadable(error.cause) ? 'garbled' : 'cut' }
  const parsed = readErrorBody(error)
  // OpenRouter repeats in its body what its provider had in the headers.
  const repeated = Object.entries(parsed.metadata?.headers ?? {}).map(([key, value]) => [
    key.toLowerCase(),
    value,
  ])
  return {
    ...namesOf(parsed),
    way: 'answered',
    status: error.statusCode,
    headers: { ...Object.fromEntries(repeated), ...error.responseHeaders },
  }
}

/** OpenAI has names in `code`; Google the HTTP status there and the name in `status`; LiteLLM text. */
function namesOf(parsed: z.output<typeof factsOf>): Omit<ProviderError, 'way' | 'headers'> {
  const { code, status, statusCode, status_code: otherStatusCode, type, param, details, metadata } = parsed
  const names = [code, status, type].filter((each) => typeof each === 'string')
  const numbers = [statusCode, otherStatusCode, code, status].map((each) =>
    typeof each === 'string' && /^[45]\d\d$/.test(each) ? Number(each) : each,
  )
  const says = readMessage([parsed.message ?? '', metadata?.raw ?? ''].join('\n'))
  // LiteLLM writes `None` where nothing is named.
  const named = param === 'None' ? null : (param ?? null)
  return {
    status:
      numbers.filter((each) => typeof each === 'number').find((each) => each >= 400 && each < 600) ?? null,
    code: names[0] ?? null,
    type: type ?? null,
    field: named ?? says.field,
    details: details ?? [],
    isFlagged: (metadata?.reasons ?? []).length > 0,
    says,
  }
}

/** The end of an answer: in the words common to all providers, and in the provider's own. */
type Finish = { unified: string; raw: string | undefined }

/**
 * The size of a question, which may exceed the window if it has a character for each of its tokens; the time
 * in ms since 1970.
 */
export type QuestionFacts = { mayBeTooLong: boolean; now: number }

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
  // There is something else than a model at this address.
  405: 'unauthorized',
  408: 'timeout',
  409: 'unavailable',
  410: 'unauthorized',
  413: 'too-long',
  424: 'unavailable',
  425: 'unavailable',
  429: 'rate-limited',
  // Groq: no capacity of this kind is left.
  498: 'unavailable',
  499: 'unavailable',
  504: 'timeout',
  524: 'timeout',
}

/** The failure that every provider means alike by its HTTP status or by the way the call failed. */
export function classifyStatus({ way, status }: ProviderError): ModelFailureKind {
  if (way === 'garbled') return 'broken'
  if (way === 'cut') return 'unavailable'
  if (status === null) return 'broken'
  return kindOfStatus[status] ?? (status >= 500 ? 'unavailable' : 'broken')
}

/** Makes the failure of a call. Its cause has status and code only: SDK errors hold the question. */
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
