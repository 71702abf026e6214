import { z } from 'zod'

type JsonObject = Readonly<Record<string, unknown>>

const object = z.record(z.string(), z.unknown())
const filled = object.refine((fields) => Object.keys(fields).length > 0)
/** A sentence (LM Studio), which says nothing of its kind. */
const sentence = z
  .string()
  .min(1)
  .transform((message): JsonObject => ({ message }))

const withError = z.object({ error: z.union([filled, sentence]) }).transform(({ error }) => error)
/** OpenRouter says in a choice that its provider failed. */
const inChoice = z
  .object({ choices: z.tuple([z.object({ error: filled })], z.unknown()) })
  .transform(({ choices: [{ error }] }) => error)
/** The event itself (vLLM). */
const itself = z.looseObject({ object: z.literal('error') })
const errors = z.union([withError, inChoice, itself])

/** The error that an object of a response is or holds, as it came; `null` for what has none. */
export function errorIn(body: JsonObject): JsonObject | null {
  return errors.safeParse(body).data ?? null
}
