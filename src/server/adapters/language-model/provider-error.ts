import { APICallError, InvalidResponseDataError, JSONParseError, TypeValidationError } from 'ai'
import { z } from 'zod'

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
  headers: Readonly<Record<string, string>>
  /** Google's list of typed details. */
  details: readonly unknown[]
}

const none: ProviderError = { way: 'cut', status: null, code: null, type: null, headers: {}, details: [] }

const name = z.string().regex(/^[\w.-]{1,64}$/)
const facts = z.object({
  code: z.union([name, z.number()]).nullish().catch(null),
  status: z.union([name, z.number()]).nullish().catch(null),
  statusCode: z.number().nullish().catch(null),
  type: name.nullish().catch(null),
  details: z.array(z.unknown()).nullish().catch(null),
})
const wrapped = z.object({ error: facts })
const inner = z.object({ data: facts })

/** Reads an error of a call by its class, its status and its codes, never by its text. */
export function readProviderError(error: unknown): ProviderError {
  if (isUnreadable(error)) return { ...none, way: 'garbled' }
  if (InvalidResponseDataError.isInstance(error)) return none
  if (APICallError.isInstance(error)) return readCallError(error)
  if (error instanceof Error) return none
  const parsed = facts.safeParse(error).data
  if (parsed === undefined) return { ...none, way: 'garbled' }
  const more = inner.safeParse(error).data?.data
  return { ...namesOf({ ...parsed, details: more?.details ?? parsed.details }), way: 'answered', headers: {} }
}

function isUnreadable(error: unknown): boolean {
  return JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)
}

/** Without a status nothing was answered; with one of success the body broke off or could not be read. */
function readCallError(error: APICallError): ProviderError {
  if (error.statusCode === undefined) return none
  if (error.statusCode < 400) return { ...none, way: isUnreadable(error.cause) ? 'garbled' : 'cut' }
  const parsed = wrapped.safeParse(error.data).data ?? { error: {} }
  return {
    ...namesOf(parsed.error),
    way: 'answered',
    status: error.statusCode,
    headers: error.responseHeaders ?? {},
  }
}

/** OpenAI has names in `code`; Google has the HTTP status there and the name in `status`. */
function namesOf({ code, status, statusCode, type, details }: z.output<typeof facts>) {
  const names = [code, status, type].filter((each) => typeof each === 'string')
  const numbers = [statusCode, code, status].filter((each) => typeof each === 'number')
  return {
    status: numbers.find((number) => number >= 400 && number < 600) ?? null,
    code: names[0] ?? null,
    type: type ?? null,
    details: details ?? [],
  }
}
