import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  StreamProviderError,
  TypeValidationError,
} from 'ai'
import { z } from 'zod'
import { parseJson } from '#server/lib/parse-json.ts'
import { ErrorInResponse } from './watch-response.ts'

/**
 * What an error of the AI SDK says, without its texts: they hold the question, the answer and sometimes the key.
 * `way`: `answered` by the provider, `cut` on the way, or `garbled`, that is an answer that could not be read.
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
}

const name = z.string().regex(/^[\w.-]{1,64}$/)
const number = z.number().nullish().catch(null)
const facts = z.object({
  code: z.union([name, z.number()]).nullish().catch(null),
  status: z.union([name, z.number()]).nullish().catch(null),
  statusCode: number,
  status_code: number,
  type: name.nullish().catch(null),
  param: name.nullish().catch(null),
  details: z.array(z.unknown()).nullish().catch(null),
  metadata: z
    .object({ reasons: z.array(z.unknown()).nullish().catch(null) })
    .nullish()
    .catch(null),
})
const wrapped = z.object({ error: facts })
/** Text Generation Inference puts a sentence where others have an object. */
const typedSentence = z.object({ error: z.string(), error_type: name })
/** FastAPI names the field that it does not take. */
const invalid = z.object({
  detail: z.tuple([z.object({ loc: z.tuple([z.literal('body'), name], z.unknown()) })], z.unknown()),
})
const inner = z.object({ data: facts })
const refused = 400

/** Reads an error of a call by its class, its status and its codes, never by its text. */
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
  return isWhole && read.way === 'answered' ? { ...read, status: read.status ?? refused } : read
}

/** An error object that came behind a status of success. */
function readStreamed(error: unknown): ProviderError {
  const parsed = facts.safeParse(error).data
  if (parsed === undefined) return { ...none, way: 'garbled' }
  const more = inner.safeParse(error).data?.data
  return { ...namesOf({ ...parsed, details: more?.details ?? parsed.details }), way: 'answered', headers: {} }
}

/** Without a status nothing was answered; with one of success the body broke off or could not be read. */
function readCallError(error: APICallError): ProviderError {
  if (error.statusCode === undefined) return none
  if (error.statusCode < 400) return { ...none, way: isUnreadable(error.cause) ? 'garbled' : 'cut' }
  return {
    ...namesOf(readBody(error)),
    way: 'answered',
    status: error.statusCode,
    headers: error.responseHeaders ?? {},
  }
}

function readBody({ data, responseBody }: APICallError): z.output<typeof facts> {
  const body = parseJson(responseBody ?? '')
  // The AI SDK leaves fields out that it doesn't know, such as OpenRouter's reasons of moderation.
  const parsed = wrapped.safeParse(body).data ?? wrapped.safeParse(data).data
  if (parsed !== undefined) return parsed.error
  const field = invalid.safeParse(body).data?.detail[0].loc[1]
  const sentence = typedSentence.safeParse(body).data
  return {
    ...(field === undefined ? {} : { param: field }),
    ...(sentence === undefined ? {} : { type: sentence.error_type }),
  }
}

/** OpenAI has names in `code`; Google has the HTTP status there and the name in `status`. */
function namesOf(parsed: z.output<typeof facts>): Omit<ProviderError, 'way' | 'headers'> {
  const { code, status, statusCode, status_code: otherStatusCode, type, param, details, metadata } = parsed
  const names = [code, status, type].filter((each) => typeof each === 'string')
  const numbers = [statusCode, otherStatusCode, code, status].filter((each) => typeof each === 'number')
  return {
    status: numbers.find((each) => each >= 400 && each < 600) ?? null,
    code: names[0] ?? null,
    type: type ?? null,
    field: param ?? null,
    details: details ?? [],
    isFlagged: (metadata?.reasons ?? []).length > 0,
  }
}
