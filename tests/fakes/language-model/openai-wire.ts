import { z } from 'zod'
import type { Ending, Trouble } from './scenario.ts'
import { gatewayPage, jsonReply } from './wire.ts'
import type { Asked, Reply, Tokens, Wire } from './wire.ts'

type Names = { type: string; code: string | null; param?: string | null }

function openaiError(
  status: number,
  message: string,
  names: Names,
  headers: Record<string, string> = {},
): Reply {
  return jsonReply(status, { error: { message, param: null, ...names } }, headers)
}

const tooMany = { type: 'requests', code: 'rate_limit_exceeded' }

/** Errors as OpenAI gives them; the blocked prompt is that of Azure. */
const openaiTroubles: Record<Trouble, (asked: Asked) => Reply> = {
  quota: () =>
    openaiError(429, 'You exceeded your current quota, please check your plan and billing details.', {
      type: 'insufficient_quota',
      code: 'insufficient_quota',
    }),
  'rate-limit': () => openaiError(429, 'Rate limit reached for requests.', tooMany, { 'retry-after': '7' }),
  'long-rate-limit': () =>
    openaiError(429, 'Rate limit reached for requests.', tooMany, {
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': '10m0s',
      'x-ratelimit-remaining-tokens': '14000',
      'x-ratelimit-reset-tokens': '6ms',
    }),
  overloaded: () =>
    openaiError(503, 'The engine is currently overloaded.', { type: 'service_unavailable', code: null }),
  'server-error': () => openaiError(500, 'The server had an error.', { type: 'server_error', code: null }),
  'gateway-page': () => gatewayPage,
  'gateway-timeout': () => ({ ...gatewayPage, status: 504 }),
  'wrong-key': () =>
    openaiError(401, 'Incorrect API key provided.', {
      type: 'invalid_request_error',
      code: 'invalid_api_key',
    }),
  'unknown-model': ({ model }) =>
    openaiError(404, `The model '${model}' does not exist.`, {
      type: 'invalid_request_error',
      code: 'model_not_found',
    }),
  'too-long': () =>
    openaiError(400, "This model's maximum context length is smaller than your messages.", {
      type: 'invalid_request_error',
      code: 'context_length_exceeded',
      param: 'messages',
    }),
  'prompt-block': () =>
    openaiError(400, 'The response was filtered.', { type: 'invalid_request_error', code: 'content_filter' }),
  'bad-request': () =>
    openaiError(400, 'We could not parse the JSON body of your request.', {
      type: 'invalid_request_error',
      code: null,
    }),
  // Groq: the request is larger than its limit of tokens a minute.
  'request-too-large': () =>
    openaiError(413, 'Request too large for this model.', { type: 'tokens', code: 'rate_limit_exceeded' }),
  // llama.cpp, behind the status of a success.
  'too-long-in-200': () =>
    jsonReply(200, {
      error: { code: 400, message: 'It does not fit.', type: 'exceed_context_size_error', n_ctx: 8192 },
    }),
  'wrong-country': () =>
    openaiError(403, 'Country, region, or territory not supported.', {
      type: 'request_forbidden',
      code: 'unsupported_country_region_territory',
    }),
}

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
