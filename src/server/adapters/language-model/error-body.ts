import { z } from 'zod'
import { parseQuickJson } from '#core/parse-json.ts'

const name = z.string().regex(/^[\w.-]{1,64}$/)
/** A location in the request, such as `messages[0].role`. */
const location = z.string().regex(/^[\w.[\]-]{1,128}$/)
const number = z.number().nullish().catch(null)
const list = z.array(z.unknown()).nullish().catch(null)
const headerFields = z.record(z.string(), z.union([z.string(), z.number()]).transform(String))
/** The facts of an error object, each as far as it can be read. */
export const factsOf = z.object({
  code: z.union([name, z.number()]).nullish().catch(null),
  status: z.union([name, z.number()]).nullish().catch(null),
  statusCode: number,
  status_code: number,
  type: name.nullish().catch(null),
  param: location.nullish().catch(null),
  message: z.string().nullish().catch(null),
  details: list,
  metadata: z
    .object({
      reasons: list,
      // OpenRouter passes on here what its provider said.
      raw: z.string().nullish().catch(null),
      headers: headerFields.nullish().catch(null),
    })
    .nullish()
    .catch(null),
})
const wrapped = z.object({ error: factsOf })
/** Text Generation Inference and xAI put a sentence in place of an object; FastAPI has its own. */
const sentence = z.union([
  z.object({ error: z.string(), error_type: name.optional().catch(undefined) }),
  z.object({ detail: z.string() }).transform(({ detail }) => ({ error: detail, error_type: undefined })),
])
/** FastAPI names the field that it does not take; Mistral puts that into its message. */
const invalid = z.object({
  detail: z.tuple([z.object({ loc: z.tuple([z.literal('body'), name], z.unknown()) })], z.unknown()),
})
const invalidInside = z.object({ message: invalid }).transform(({ message }) => message)
/** Words in place of JSON, and no page. */
const plainSentence = z
  .string()
  .max(500)
  .regex(/^\s*[^\s<{[]/)
  .transform((error) => ({ error, error_type: undefined }))

type ErrorFacts = z.output<typeof factsOf>
/** The body of an error response, as it came and as the AI SDK read it. */
type ErrorBody = { data?: unknown; responseBody?: string | undefined }

/** The facts of an error response: its object, a sentence in its place, or the framework's field. */
export function readErrorBody({ data, responseBody = '' }: ErrorBody): ErrorFacts {
  const whole = parseQuickJson(responseBody)
  // Gemini's endpoint in OpenAI's form answers with a list of one error.
  const body: unknown = Array.isArray(whole) ? whole[0] : whole
  // The AI SDK leaves fields out that it doesn't know, such as OpenRouter's reasons of moderation.
  const parsed = wrapped.safeParse(body).data ?? wrapped.safeParse(data).data
  if (parsed !== undefined) return parsed.error
  const field = (invalid.safeParse(body).data ?? invalidInside.safeParse(body).data)?.detail[0].loc[1]
  const said = sentence.safeParse(body).data ?? plainSentence.safeParse(responseBody).data
  return {
    ...factsOf.safeParse(body).data,
    ...(field === undefined ? {} : { param: field }),
    ...(said === undefined ? {} : { message: said.error }),
    ...(said?.error_type === undefined ? {} : { type: said.error_type }),
  }
}
