import { z } from 'zod'
import { openaiTroubles } from './openai-troubles.ts'
import type { Ending } from './scenario.ts'
import type { Asked, Tokens, Wire } from './wire.ts'

const requestBody = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  stream: z.boolean().optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  response_format: z.object({ type: z.string() }).optional(),
})

const endings: Record<Ending, string | null> = {
  stop: 'stop',
  length: 'length',
  safety: 'content_filter',
  recitation: 'stop',
  other: 'eos',
  unnamed: null,
}
const refusal = "I'm sorry, I can't help with that."
const created = 1_790_000_000

/** Reads a request for chat completions; `null` for any other address. */
export function readOpenAIRequest(path: string, body: unknown): Asked | null {
  if (path !== '/v1/chat/completions') return null
  const request = requestBody.parse(body)
  const said = (role: string) =>
    request.messages
      .filter((message) => message.role === role)
      .map(({ content }) => content)
      .join('\n')
  return {
    model: request.model,
    system: said('system'),
    prompt: said('user'),
    isStreamed: request.stream === true,
    maxTokens: request.max_completion_tokens ?? request.max_tokens ?? Infinity,
    hasSchema: request.response_format?.type === 'json_schema',
  }
}

function lateError(): string {
  return `data: ${JSON.stringify({ error: { message: 'The server had an error.', type: 'server_error', code: null } })}\n\n`
}

/** Chat completions, as OpenAI describes them. */
export const openaiWire: Wire = {
  piece: (asked, content) => chunk(asked, [{ index: 0, delta: { content }, finish_reason: null }]),
  ending: (asked, ending, tokens) => [
    ...(ending === 'recitation'
      ? [chunk(asked, [{ index: 0, delta: { refusal }, finish_reason: null }])]
      : []),
    chunk(asked, [{ index: 0, delta: {}, finish_reason: endings[ending] }]),
    chunk(asked, [], { usage: usageOf(tokens) }),
    'data: [DONE]\n\n',
  ],
  lateError,
  errorAfterEnd: lateError,
  // OpenRouter reports an error inside of a chunk, with the HTTP status as its code.
  lateQuota: (asked) =>
    chunk(asked, [{ index: 0, delta: { content: '' }, finish_reason: null }], {
      error: { code: 402, message: 'This request requires more credits.' },
    }),
  whole: (asked, content, ending, tokens) => ({
    id: 'chatcmpl-simulated',
    object: 'chat.completion',
    created,
    model: asked.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: ending === 'recitation' ? refusal : null },
        finish_reason: endings[ending],
      },
    ],
    usage: usageOf(tokens),
  }),
  trouble: (asked, trouble) => openaiTroubles[trouble](asked),
}

/** The models that the server names under `/v1/models`. */
export function listModels(names: readonly string[]): unknown {
  return {
    object: 'list',
    data: names.map((id) => ({ id, object: 'model', created, owned_by: 'simulator' })),
  }
}

function chunk({ model }: Asked, choices: unknown[], more: Record<string, unknown> = {}): string {
  const value = {
    id: 'chatcmpl-simulated',
    object: 'chat.completion.chunk',
    created,
    model,
    choices,
    ...more,
  }
  return `data: ${JSON.stringify(value)}\n\n`
}

function usageOf({ input, output }: Tokens) {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output }
}
