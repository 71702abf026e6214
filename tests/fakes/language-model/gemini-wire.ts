import { z } from 'zod'
import type { Ending, Trouble } from './scenario.ts'
import { gatewayPage, jsonReply } from './wire.ts'
import type { Asked, Reply, Tokens, Wire } from './wire.ts'

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
const dayQuota = quotaFailure('GenerateRequestsPerDayPerProjectPerModel-FreeTier', '250')
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

/**
 * Errors as the Gemini API gives them. A day's quota also names a short delay, which is not to be believed.
 */
const geminiTroubles: Record<Trouble, (asked: Asked) => Reply> = {
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

const textParts = z.object({ parts: z.array(z.object({ text: z.string() })) })
const requestBody = z.object({
  contents: z.array(textParts),
  systemInstruction: textParts.optional(),
  generationConfig: z
    .object({ maxOutputTokens: z.number().optional(), responseJsonSchema: z.unknown() })
    .optional(),
})

const endings: Record<Ending, string | undefined> = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  safety: 'SAFETY',
  recitation: 'RECITATION',
  other: 'OTHER',
  unnamed: undefined,
}
const finishedBySafety = [{ category: 'HARM_CATEGORY_HARASSMENT', probability: 'HIGH', blocked: true }]
/** Tokens that the model is taken to have thought. */
const thoughts = 12

/**
 * Reads `models/NAME:streamGenerateContent` and `models/NAME:generateContent`; `null` for any other address.
 */
export function readGeminiRequest(path: string, body: unknown): Asked | null {
  const named = /^\/v1beta\/models\/(?<model>[^/:]+):(?<verb>streamGenerateContent|generateContent)$/.exec(
    path,
  )
  if (named === null) return null
  const { contents, systemInstruction, generationConfig } = requestBody.parse(body)
  return {
    model: decodeURIComponent(named.groups?.['model'] ?? ''),
    system: textOf(systemInstruction),
    prompt: contents.map(textOf).join('\n'),
    isStreamed: named.groups?.['verb'] === 'streamGenerateContent',
    maxTokens: generationConfig?.maxOutputTokens ?? Infinity,
    hasSchema: generationConfig?.responseJsonSchema !== undefined,
  }
}

function textOf(content: z.output<typeof textParts> | undefined): string {
  return content?.parts.map(({ text }) => text).join('') ?? ''
}

/** The Gemini API, as its reference describes it and as its streams look. */
export const geminiWire: Wire = {
  piece: (asked, text, { input }) =>
    event({
      candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }],
      usageMetadata: { promptTokenCount: input, totalTokenCount: input },
      ...namesOf(asked),
    }),
  ending: (asked, ending, tokens) => [
    event({
      candidates: [lastCandidate('', ending)],
      usageMetadata: usageOf(tokens),
      ...namesOf(asked),
    }),
  ],
  lateError: () =>
    event({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
  // A bare JSON text.
  errorAfterEnd: () =>
    JSON.stringify({ error: { code: 503, message: 'Overloaded.', status: 'UNAVAILABLE' } }),
  lateQuota: () =>
    event({
      error: { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED', details: [dayQuota] },
    }),
  whole: (asked, text, ending, tokens) => ({
    candidates: [lastCandidate(text, ending)],
    usageMetadata: usageOf(tokens),
    ...namesOf(asked),
  }),
  trouble: (asked, trouble) => geminiTroubles[trouble](asked),
}

function lastCandidate(text: string, ending: Ending) {
  return {
    content: { parts: [{ text }], role: 'model' },
    finishReason: endings[ending],
    index: 0,
    ...(ending === 'safety' ? { safetyRatings: finishedBySafety } : {}),
  }
}

function usageOf({ input, output }: Tokens) {
  return {
    promptTokenCount: input,
    candidatesTokenCount: output,
    thoughtsTokenCount: thoughts,
    totalTokenCount: input + output + thoughts,
  }
}

function namesOf({ model }: Asked) {
  return { modelVersion: model, responseId: 'simulated' }
}

function event(value: unknown): string {
  return `data: ${JSON.stringify(value)}\r\n\r\n`
}
