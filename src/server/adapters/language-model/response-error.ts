import { z } from 'zod'

type JsonObject = Readonly<Record<string, unknown>>

const object = z.record(z.string(), z.unknown())
const filled = object.refine((fields) => Object.keys(fields).length > 0)
/** A sentence (LM Studio), which says nothing of its kind. */
const sentence = z
  .string()
  .min(1)
  .transform((message): JsonObject => ({ message }))
const stated = z.union([filled, sentence])
/** An object, a sentence, or a list whose first error is one of these (Cloudflare). */
const anyError = z.union([stated, z.tuple([stated], z.unknown()).transform(([first]) => first)])

const withError = z.object({ error: anyError }).transform(({ error }) => error)
/** OpenRouter says in a choice that its provider failed. */
const inChoice = z
  .object({ choices: z.tuple([z.object({ error: filled })], z.unknown()) })
  .transform(({ choices: [{ error }] }) => error)
/** The event itself (vLLM). */
const itself = z.looseObject({ object: z.literal('error') })
const ofType = z.looseObject({ type: z.literal('error') })
/** Cloudflare's envelope, and MiniMax's, where 0 is no error. */
const unsuccessful = z
  .object({ success: z.literal(false), errors: anyError.catch({}) })
  .transform(({ errors }) => errors)
const number = z.union([z.number(), z.string().regex(/^\d{1,9}$/)]).transform(Number)
const baseStatus = z
  .object({ base_resp: z.object({ status_code: number.refine((code) => code !== 0) }) })
  .transform(({ base_resp: { status_code: code } }): JsonObject => ({ code: String(code) }))
const errors = z.union([withError, inChoice, itself, ofType, unsuccessful, baseStatus])

/** A body that has an error and nothing of an answer. */
const bare = z.union([
  z.looseObject({ detail: z.union([z.string(), z.array(z.unknown())]) }),
  z.looseObject({ error_code: z.union([z.string(), z.number()]) }),
  z.looseObject({ code: z.union([z.string(), z.number()]), message: z.string() }),
  z.looseObject({ status: z.union([z.string(), z.number()]), msg: z.string() }),
])
const answerKeys = ['choices', 'result', 'response', 'output', 'data', 'message', 'usage']

/** The error that an object of a response is or holds, as it came; `null` for what has none. */
export function errorIn(body: JsonObject): JsonObject | null {
  const found = errors.safeParse(body).data
  if (found !== undefined) return found
  const { message: _, ...rest } = body
  const isAnswer = answerKeys.some((key) => key in rest && rest[key] !== null)
  return isAnswer || typeof body['message'] === 'object' ? null : (bare.safeParse(body).data ?? null)
}
