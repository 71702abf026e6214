import type { Trouble } from './scenario.ts'
import { gatewayPage, jsonReply } from './wire.ts'
import type { Asked, Reply } from './wire.ts'

type Detail = Record<string, unknown>

function googleError(code: number, status: string, message: string, details: Detail[] = []): Reply {
  const error = { code, message, status, ...(details.length === 0 ? {} : { details }) }
  return jsonReply(code, { error })
}

function quotaFailure(quotaId: string, quotaValue: string): Detail {
  return {
    '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
    violations: [
      {
        quotaMetric: 'generativelanguage.googleapis.com/generate_content_free_tier_requests',
        quotaId,
        quotaDimensions: { location: 'global', model: 'gemini-3.8-flash' },
        quotaValue,
      },
    ],
  }
}

function retryInfo(retryDelay: string): Detail {
  return { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }
}

const help: Detail = {
  '@type': 'type.googleapis.com/google.rpc.Help',
  links: [
    {
      description: 'Learn more about Gemini API quotas',
      url: 'https://ai.google.dev/gemini-api/docs/rate-limits',
    },
  ],
}

/** A day's quota, used up. */
export const dayQuota = quotaFailure('GenerateRequestsPerDayPerProjectPerModel-FreeTier', '250')
const perMinute = quotaFailure('GenerateRequestsPerMinutePerProjectPerModel-FreeTier', '10')

function exhausted(...details: Detail[]): Reply {
  return googleError(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', details)
}

function blockedPrompt({ model, isStreamed }: Asked): Reply {
  const value = {
    promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
    usageMetadata: { promptTokenCount: 9, totalTokenCount: 9 },
    modelVersion: model,
  }
  if (!isStreamed) return jsonReply(200, value)
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: `data: ${JSON.stringify(value)}\r\n\r\n`,
  }
}

/** Errors as the Gemini API gives them. A day's quota also names a short delay, which is not to be believed. */
export const geminiTroubles: Record<Trouble, (asked: Asked) => Reply> = {
  quota: () => exhausted(dayQuota, help, retryInfo('33s')),
  'rate-limit': () => exhausted(perMinute, help, retryInfo('7s')),
  'long-rate-limit': () => exhausted(perMinute, help, retryInfo('600s')),
  overloaded: () => googleError(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
  'server-error': () => googleError(500, 'INTERNAL', 'An internal error has occurred.'),
  'gateway-page': () => gatewayPage,
  'gateway-timeout': () => googleError(504, 'DEADLINE_EXCEEDED', 'Deadline expired before it was done.'),
  'wrong-key': () =>
    googleError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'API_KEY_INVALID',
        domain: 'googleapis.com',
        metadata: { service: 'generativelanguage.googleapis.com' },
      },
    ]),
  'unknown-model': ({ model }) =>
    googleError(404, 'NOT_FOUND', `models/${model} is not found for API version v1beta.`),
  'too-long': () =>
    googleError(
      400,
      'INVALID_ARGUMENT',
      'The input token count exceeds the maximum number of tokens allowed.',
    ),
  'prompt-block': blockedPrompt,
  'bad-request': () => googleError(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received.'),
  'request-too-large': () => googleError(413, 'INVALID_ARGUMENT', 'The request is too large.'),
  'too-long-in-200': () => ({
    ...googleError(400, 'INVALID_ARGUMENT', 'The input token count exceeds the maximum.'),
    status: 200,
  }),
  'wrong-country': () => googleError(400, 'FAILED_PRECONDITION', 'This country is not supported.'),
}
