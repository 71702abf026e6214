/** How a server is asked beyond what all of them take. */
export type RequestShape = {
  /** How JSON is asked for: by a schema, in general, or by the prompt alone. */
  format: 'json_schema' | 'json_object' | 'text'
  /** `null` leaves it to the server. */
  temperature: number | null
  /** The field that holds the most tokens of an answer. */
  limitField: 'max_tokens' | 'max_completion_tokens'
  /** The role of the rules; some templates know none but the user's. */
  rulesRole: 'system' | 'user'
  /** Whether the counts of tokens are asked for. */
  asksForUsage: boolean
}

/** A change of the shape, and the setting that makes it lasting. */
type ShapeChange = { setting: string; shape: RequestShape }

type Step = {
  fields: readonly string[]
  setting: string
  change: (shape: RequestShape) => Partial<RequestShape> | null
}

/** What servers are known to refuse, the most frequent first, by the names of its fields. */
const steps: readonly Step[] = [
  {
    fields: ['response_format', 'json_schema'],
    setting: 'OPENAI_RESPONSE_FORMAT',
    change: ({ format }) =>
      format === 'json_schema'
        ? { format: 'json_object' }
        : format === 'json_object'
          ? { format: 'text' }
          : null,
  },
  {
    fields: ['temperature'],
    setting: 'MODEL_TEMPERATURE',
    change: ({ temperature }) => (temperature === null ? null : { temperature: null }),
  },
  {
    fields: ['max_tokens'],
    setting: 'MODEL_LIMIT_FIELD',
    change: ({ limitField }) =>
      limitField === 'max_tokens' ? { limitField: 'max_completion_tokens' } : null,
  },
  {
    fields: ['max_completion_tokens'],
    setting: 'MODEL_LIMIT_FIELD',
    change: ({ limitField }) =>
      limitField === 'max_completion_tokens' ? { limitField: 'max_tokens' } : null,
  },
  {
    fields: ['messages', 'system'],
    setting: 'MODEL_RULES_ROLE',
    change: ({ rulesRole }) => (rulesRole === 'system' ? { rulesRole: 'user' } : null),
  },
  {
    fields: ['stream_options'],
    setting: 'MODEL_STREAM_USAGE',
    change: ({ asksForUsage }) => (asksForUsage ? { asksForUsage: false } : null),
  },
]

/**
 * The next shape to try after a server refused a request; `null` when nothing is left to change.
 * @param field what the server names as refused; without a name each field is changed in turn, on top of the changes before
 */
export function changeShape(shape: RequestShape, field: string | null): ShapeChange | null {
  const named = steps.filter(
    ({ fields }) => field !== null && fields.includes(field.split(/[.[]/, 1)[0] ?? ''),
  )
  // A server that renames the limit would be asked the old way again: without a name it is changed in one direction only.
  const possible =
    named.length > 0 ? named : steps.filter(({ fields }) => !fields.includes('max_completion_tokens'))
  for (const { setting, change } of possible) {
    const changed = change(shape)
    if (changed !== null) return { setting, shape: { ...shape, ...changed } }
  }
  return null
}

/** The body of a request in this shape. */
export function shapeBody(body: Record<string, unknown>, shape: RequestShape): Record<string, unknown> {
  const { max_tokens: limit, temperature: _, stream_options: usage, ...rest } = body
  return {
    ...rest,
    ...(shape.temperature === null ? {} : { temperature: shape.temperature }),
    ...(limit === undefined ? {} : { [shape.limitField]: limit }),
    ...(shape.asksForUsage && usage !== undefined ? { stream_options: usage } : {}),
    ...(shape.rulesRole === 'user' ? { messages: withoutSystem(body['messages']) } : {}),
  }
}

/** The rules in front of the question, in one message of the user. */
function withoutSystem(messages: unknown): unknown {
  if (!Array.isArray(messages)) return messages
  const contents = messages.map((message: unknown) => contentOf(message))
  return [{ role: 'user', content: contents.filter((content) => content !== '').join('\n\n') }]
}

function contentOf(message: unknown): string {
  if (typeof message !== 'object' || message === null || !('content' in message)) return ''
  const { content } = message
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part: unknown) => textOf(part)).join('')
}

function textOf(part: unknown): string {
  return typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string'
    ? part.text
    : ''
}

/** Money for a million tokens in millionths of a US dollar, from a day on. */
type DatedPrice = { from: string; inputMicroUsd: number; outputMicroUsd: number }

/** What is known of a model before it is asked. Sizes in tokens; prices with the newest last. */
type KnownModel = { contextTokens: number; maxOutputTokens: number; prices: readonly DatedPrice[] }

const million = 1_000_000
const everSince = '2026-01-01'

function priced(inputUsd: number, outputUsd: number, from = everSince): DatedPrice {
  return { from, inputMicroUsd: inputUsd * million, outputMicroUsd: outputUsd * million }
}

/** The window and the longest answer of the Flash models: https://ai.google.dev/gemini-api/docs/models, read in October 2026. */
const flash = { contextTokens: 1_000_000, maxOutputTokens: 65_536 }

/**
 * The GPT models take more, but above 272,000 tokens of input the whole call costs about twice as much; a longer transcript is
 * cheaper in parts. https://developers.openai.com/api/docs/pricing, as of 2026-09-22.
 */
const gpt = { contextTokens: 272_000, maxOutputTokens: 128_000 }

/**
 * Sizes and prices by the provider's name of a model. Prices are those for text without a discount, out of
 * https://ai.google.dev/gemini-api/docs/pricing as of 2026-10-07 and https://developers.openai.com/api/docs/pricing as of
 * 2026-09-22.
 */
const knownModels: Readonly<Record<string, KnownModel>> = {
  // The page announces the second price together with the first.
  'gemini-3.8-flash': { ...flash, prices: [priced(0.75, 3.75), priced(1.5, 7.5, '2027-01-01')] },
  'gemini-3.5-flash': { ...flash, prices: [priced(1.5, 9)] },
  'gemini-3.5-flash-lite': { ...flash, prices: [priced(0.3, 2.5)] },
  'gpt-6-sol': { ...gpt, prices: [priced(2, 10)] },
  'gpt-6-luna': { ...gpt, prices: [priced(0.1, 0.5)] },
}

/** Sizes of a model that is not known and not set: small enough for most servers that people run themselves. */
const unknownModel = { contextTokens: 32_768, maxOutputTokens: 8192 }

/** The sizes of a model in tokens. For one that is not known they are cautious, but for the window that is set. */
export function sizesOf(
  name: string,
  setContextTokens: number | null,
): { contextTokens: number; maxOutputTokens: number } {
  const known = knownModels[name]
  if (known !== undefined) {
    return { contextTokens: known.contextTokens, maxOutputTokens: known.maxOutputTokens }
  }
  const contextTokens = setContextTokens ?? unknownModel.contextTokens
  return { contextTokens, maxOutputTokens: Math.min(unknownModel.maxOutputTokens, contextTokens) }
}

/** Whether the sizes of a model are known before it is asked. */
export function isKnown(name: string): boolean {
  return knownModels[name] !== undefined
}

/** What a model costs on a day, in millionths of a US dollar for a million tokens; `null` when that is not known. */
export function priceOf(name: string, now: number): { inputMicroUsd: number; outputMicroUsd: number } | null {
  const day = new Date(now).toISOString().slice(0, 10)
  const price = knownModels[name]?.prices.findLast(({ from }) => from <= day)
  return price === undefined
    ? null
    : { inputMicroUsd: price.inputMicroUsd, outputMicroUsd: price.outputMicroUsd }
}
