import { z } from 'zod'

type JsonObject = Readonly<Record<string, unknown>>

/**
 * Tokens as servers count them: LiteLLM passes on fractions, and what is below 0 or no number is no count.
 */
const count = z.number().positive().max(1e12).transform(Math.ceil).optional().catch(undefined)
const usageSchema = z.object({ prompt_tokens: count, completion_tokens: count }).optional().catch(undefined)
const text = z.string().optional().catch(undefined)
/** Mistral has parts where its models reason: `text` is the answer, `thinking` its draft. */
const part = z.object({ type: z.literal('text'), text: z.string() }).transform(({ text: said }) => said)
const parts = z.array(part.catch('')).transform((each) => each.join(''))
const messageSchema = z
  .object({
    content: z.union([z.string(), parts]).catch(''),
    // DeepSeek, vLLM and llama.cpp have the one name, OpenRouter, Groq and Ollama the other.
    reasoning_content: text,
    reasoning: text,
    refusal: text,
  })
  .optional()
  .catch(undefined)
const choiceSchema = z.object({
  delta: messageSchema,
  message: messageSchema,
  finish_reason: z.string().min(1).nullable().catch(null).default(null),
  usage: usageSchema,
})
const choicesSchema = z.tuple([choiceSchema], z.unknown()).optional().catch(undefined)
const groqSchema = z.object({ usage: usageSchema }).optional().catch(undefined)

/**
 * A chunk as OpenAI streams it, of a chunk or of a whole answer: `message` stands where `delta` belongs, no
 * choices are an empty list (Azure writes `null`), and counts stand in the choice (Moonshot) or in a field of
 * their own (Groq).
 */
export function readChoice(chunk: JsonObject): JsonObject {
  const choice = choicesSchema.parse(chunk['choices'])?.[0]
  const { prompt_tokens: prompt, completion_tokens: completion } =
    usageSchema.parse(chunk['usage']) ?? choice?.usage ?? groqSchema.parse(chunk['x_groq'])?.usage ?? {}
  const isCounted = prompt !== undefined || completion !== undefined
  return {
    choices: choice === undefined ? [] : [{ index: 0, ...deltaOf(choice) }],
    ...(isCounted ? { usage: { prompt_tokens: prompt, completion_tokens: completion } } : {}),
  }
}

function deltaOf({ delta, message, finish_reason }: z.output<typeof choiceSchema>): JsonObject {
  const { content = '', reasoning_content, reasoning, refusal } = delta ?? message ?? {}
  const draft = reasoning_content ?? reasoning
  return {
    delta: {
      content,
      ...(draft === undefined ? {} : { reasoning_content: draft }),
      ...(refusal === undefined ? {} : { refusal }),
    },
    finish_reason,
  }
}
