/** The fields of a request beyond those that all servers take. */
export type RequestShape = {
  /** The request for JSON: by a schema, in general, or by the prompt alone. */
  format: 'json_schema' | 'json_object' | 'text'
  /** `null` leaves it to the server. */
  temperature: number | null
  /** The field that holds the most tokens of an answer; `none` leaves that to the server. */
  limitField: 'max_tokens' | 'max_completion_tokens' | 'none'
  /** The most tokens of an answer that the server takes; `null` where it is not known to refuse any. */
  maxOutputTokens: number | null
  /** The role of the rules; some templates know none but the user's. */
  rulesRole: 'system' | 'user'
  /** True where the counts of tokens are asked for. */
  asksForUsage: boolean
  /** True where the answer is asked for in pieces. */
  streams: boolean
}

/** A change of the shape, and the setting that makes it lasting. */
type ShapeChange = { setting: string; shape: RequestShape }

/** The refused part of a request: a field by its name, or only its value; `null` without a name. */
export type Refusal = { field: string | null; isOfValue: boolean }

type Step = {
  fields: readonly string[]
  setting: string
  /** The changes that may help, the likeliest first. */
  changes: (shape: RequestShape) => readonly Partial<RequestShape>[]
}

/** Answers of more tokens are not asked of a model that is not known. */
const firstLimit = 8192
/** An answer of fewer tokens is none. */
const leastLimit = 1024

const lowerLimit: Step = {
  fields: ['max_tokens', 'max_completion_tokens'],
  setting: 'MODEL_OUTPUT_TOKENS',
  changes: ({ maxOutputTokens }) => {
    const half = Math.floor((maxOutputTokens ?? firstLimit) / 2)
    return half < leastLimit ? [] : [{ maxOutputTokens: half }]
  },
}

/** The fields that servers are known to refuse, the most frequent first, by their names. */
const steps: readonly Step[] = [
  {
    fields: ['response_format', 'json_schema'],
    setting: 'OPENAI_RESPONSE_FORMAT',
    changes: ({ format }) => {
      if (format === 'text') return []
      return format === 'json_schema' ? [{ format: 'json_object' }] : [{ format: 'text' }]
    },
  },
  {
    fields: ['temperature'],
    setting: 'MODEL_TEMPERATURE',
    changes: ({ temperature }) => (temperature === null ? [] : [{ temperature: null }]),
  },
  {
    fields: ['max_tokens'],
    setting: 'MODEL_LIMIT_FIELD',
    changes: ({ limitField }) =>
      limitField === 'max_tokens' ? [{ limitField: 'max_completion_tokens' }, { limitField: 'none' }] : [],
  },
  {
    fields: ['max_completion_tokens'],
    setting: 'MODEL_LIMIT_FIELD',
    changes: ({ limitField }) =>
      limitField === 'max_completion_tokens' ? [{ limitField: 'max_tokens' }, { limitField: 'none' }] : [],
  },
  {
    fields: ['messages', 'system'],
    setting: 'MODEL_RULES_ROLE',
    changes: ({ rulesRole }) => (rulesRole === 'system' ? [{ rulesRole: 'user' }] : []),
  },
  {
    fields: ['stream_options'],
    setting: 'MODEL_STREAM_USAGE',
    changes: ({ asksForUsage }) => (asksForUsage ? [{ asksForUsage: false }] : []),
  },
  {
    fields: ['stream'],
    setting: 'MODEL_STREAM',
    changes: ({ streams }) => (streams ? [{ streams: false }] : []),
  },
]
/** A limit is renamed in one direction only, or a server could be asked the old way again. */
const unnamedSteps = steps.filter(
  ({ fields }) => !['max_completion_tokens', 'stream'].includes(fields[0] ?? ''),
)

/**
 * The next shape to try after a server refused a request; `null` when nothing is left to change. Without a
 * name each field is changed in turn, on top of the changes before.
 * @param isTried whether a shape was refused before
 */
export function changeShape(
  shape: RequestShape,
  { field, isOfValue }: Refusal,
  isTried: (shape: RequestShape) => boolean,
): ShapeChange | null {
  for (const { setting, changes } of stepsFor(shape, field, isOfValue)) {
    for (const change of changes(shape)) {
      const changed = { ...shape, ...change }
      if (!isTried(changed)) return { setting, shape: changed }
    }
  }
  return null
}

function stepsFor(shape: RequestShape, field: string | null, isOfValue: boolean): readonly Step[] {
  const name = field?.split(/[.[]/, 1)[0] ?? null
  if (name === null) return unnamedSteps
  const isLimit = lowerLimit.fields.includes(name)
  if (isLimit && isOfValue) return [lowerLimit]
  // Some name the field that they know in place of the one that they refuse.
  const asSent = isLimit && shape.limitField !== 'none' ? shape.limitField : name
  const named = steps.filter(({ fields }) => fields.includes(asSent))
  return named.length > 0 ? named : unnamedSteps
}

/** The body of a request in this shape. */
export function shapeBody(body: Record<string, unknown>, shape: RequestShape): Record<string, unknown> {
  const { max_tokens: limit, temperature: _, stream: streams, stream_options: usage, ...rest } = body
  const limitTokens = Math.min(Number(limit), shape.maxOutputTokens ?? Number.POSITIVE_INFINITY)
  const asksForUsage = shape.streams && shape.asksForUsage && usage !== undefined
  return {
    ...rest,
    ...(shape.streams ? { stream: streams } : {}),
    ...(shape.temperature === null ? {} : { temperature: shape.temperature }),
    ...(limit === undefined || shape.limitField === 'none' ? {} : { [shape.limitField]: limitTokens }),
    ...(asksForUsage ? { stream_options: usage } : {}),
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
