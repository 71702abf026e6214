import type { Trouble } from './scenario.ts'
import { gatewayPage, jsonReply } from './wire.ts'
import type { Asked, Reply } from './wire.ts'

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
export const openaiTroubles: Record<Trouble, (asked: Asked) => Reply> = {
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
