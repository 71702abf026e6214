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
export type ShapeChange = { setting: string; shape: RequestShape }

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
