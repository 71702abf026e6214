import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel, ModelAnswer, ModelCall, ModelFailureKind } from '#server/ports/language-model.ts'
import { ModelFailure } from '#server/ports/language-model.ts'
import { normalizeChunks } from './normalize-chunks.ts'
import { createServerWindow, minWindow } from './ollama-window.ts'
import {
  classifyStatus,
  makeFailure,
  makeFinishFailure,
  maxShortWaitSeconds,
  readDuration,
  readRetryAfter,
} from './provider-error.ts'
import type { ErrorMapper, ProviderError } from './provider-error.ts'
import { changeShape, isKnown, priceOf, shapeBody, sizesOf } from './request-shape.ts'
import type { RequestShape } from './request-shape.ts'
import { streamAnswer } from './stream-answer.ts'
import type { AdapterDeps } from './stream-answer.ts'
import { watchResponse } from './watch-response.ts'

export type OpenAICompatibleSettings = {
  baseUrl: string
  /** `null` where the server asks for none. */
  apiKey: string | null
  model: string
  /** The window of a model that is not known; `null` takes a cautious one. */
  contextTokens: number | null
  /** Millionths of a US dollar for a million tokens; `null` takes what is known of the model. */
  price: { inputMicroUsd: number; outputMicroUsd: number } | null
  /** How it is asked; a field that is not given is asked in the usual way. */
  shape: Partial<RequestShape>
}

const forms = { json_schema: 'schema', json_object: 'json', text: 'none' } as const
/** Keeps models that people run themselves close to the transcript. */
const temperature = 0.2
/** After changes that helped nothing, no request is tried in other shapes for so long. */
const hopelessMs = 600_000

/** What OpenAI's own models take: no temperature, and the limit under its new name. The other servers know the old one. */
function defaultShape(baseUrl: string): RequestShape {
  const isOpenAI = new URL(baseUrl).hostname === 'api.openai.com'
  return {
    format: 'json_schema',
    temperature: isOpenAI ? null : temperature,
    limitField: isOpenAI ? 'max_completion_tokens' : 'max_tokens',
    rulesRole: 'system',
    asksForUsage: true,
  }
}

/**
 * A model of OpenAI or of any server that speaks as OpenAI does. A field of the request that the server refuses is left out
 * or replaced at once; what helped is remembered as long as the process lives.
 */
export function createOpenAICompatibleModel(
  settings: OpenAICompatibleSettings,
  deps: AdapterDeps,
): LanguageModel {
  const { model: name, price } = settings
  const sizes = sizesOf(name, settings.contextTokens)
  const window = createServerWindow(settings, sizes.contextTokens, deps)
  let shape: RequestShape = { ...defaultShape(settings.baseUrl), ...settings.shape }
  let hopelessUntil = 0

  async function askInShapes(call: ModelCall): Promise<ModelAnswer> {
    const changed: string[] = []
    for (let tried = shape; ;) {
      try {
        const answer = await askInShape(tried, { settings, window: window.tokens(), call, deps })
        if (changed.length > 0) deps.onAdapted?.(name, [...new Set(changed)])
        shape = tried
        return answer
      } catch (error) {
        const isOpen =
          error instanceof RequestRefused && (error.field !== null || deps.clock.now() >= hopelessUntil)
        const change = isOpen ? changeShape(tried, error.field) : null
        if (change === null) {
          if (isOpen && changed.length > 0) hopelessUntil = deps.clock.now() + hopelessMs
          throw error
        }
        changed.push(change.setting)
        tried = change.shape
      }
    }
  }

  return {
    name,
    get contextTokens() {
      return window.tokens()
    },
    maxOutputTokens: sizes.maxOutputTokens,
    get price() {
      return price ?? priceOf(name, deps.clock.now())
    },
    ask: askInShapes,
    ...(isKnown(name) ? {} : { learnWindow: window.learn }),
    limitContext: window.limit,
  }
}

type Asking = { settings: OpenAICompatibleSettings; window: number; call: ModelCall; deps: AdapterDeps }

function askInShape(shape: RequestShape, { settings, window, call, deps }: Asking): Promise<ModelAnswer> {
  const { apiKey } = settings
  const { fetch, endedWithDone } = watchResponse(normalizeChunks(deps.fetch), deps.maxResponseBytes)
  const provider = createOpenAICompatible({
    name: 'openai',
    baseURL: settings.baseUrl,
    ...(apiKey === null ? {} : { apiKey }),
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: shape.format === 'json_schema',
    transformRequestBody: (body) => shapeBody(body, shape),
  })
  return streamAnswer(
    {
      model: provider(settings.model),
      endedWithDone,
      errors: openaiErrors,
      timeouts: deps.timeouts,
      clock: deps.clock,
      form: forms[shape.format],
      options: {},
      maxOutputTokens: call.maxOutputTokens,
      // A refusal without a name may be one of the length, unless the question is a short one.
      question: () => ({
        mayBeTooLong: call.prompt.length >= Math.min(window, minWindow * 3),
        now: deps.clock.now(),
      }),
    },
    call,
  )
}

/**
 * Names of errors, in `code` or `type`: those of OpenAI (https://developers.openai.com/api/docs/guides/error-codes), of
 * Azure (`content_filter`) and of llama.cpp (`exceed_context_size_error`).
 */
const kindOfName: Readonly<Record<string, ModelFailureKind>> = {
  insufficient_quota: 'quota',
  billing_hard_limit_reached: 'quota',
  billing_not_active: 'quota',
  rate_limit_exceeded: 'rate-limited',
  context_length_exceeded: 'too-long',
  exceed_context_size_error: 'too-long',
  string_above_max_length: 'too-long',
  content_filter: 'refused',
  content_policy_violation: 'refused',
  tool_use_failed: 'broken',
  invalid_api_key: 'unauthorized',
  model_not_found: 'unauthorized',
  server_error: 'unavailable',
  overloaded_error: 'unavailable',
}

/**
 * A request that the server will not take as it is, for a reason that it does not name as one of those above; `field` is what it
 * refuses, where it says so.
 */
class RequestRefused extends ModelFailure {
  override name = 'RequestRefused'
  readonly field: string | null

  constructor(kind: ModelFailureKind, field: string | null, options: ErrorOptions) {
    super(kind, null, options)
    this.field = field
  }
}

const refusals: readonly (number | null)[] = [400, 422]

/** The failures of servers that speak as OpenAI does. */
const openaiErrors: ErrorMapper = {
  classifyFinish: ({ unified, raw }) => {
    if (unified === 'stop' || unified === 'length') return unified
    if (unified === 'content-filter') return makeFinishFailure('refused', raw)
    // Some servers have their own word for an answer that came to its end, such as `eos`.
    if (unified === 'other' && raw !== undefined) return 'stop'
    return makeFinishFailure(unified === 'interrupted' ? 'unavailable' : 'broken', raw)
  },
  classifyError: (error, { mayBeTooLong, now }) => {
    const seconds = readRetryAfter(error.headers, now) ?? readResetTime(error)
    if (isTooLong(error)) return makeFailure('too-long', error)
    if (error.isFlagged) return makeFailure('refused', error)
    const named = kindOfName[error.code ?? ''] ?? kindOfName[error.type ?? '']
    const kind = named ?? classifyStatus(error)
    if (kind === 'rate-limited' && (seconds ?? 0) > maxShortWaitSeconds) {
      return makeFailure('quota', error, seconds)
    }
    if (named === undefined && refusals.includes(error.status)) {
      const isOversized = error.field === null && mayBeTooLong
      const { cause } = makeFailure(kind, error)
      return new RequestRefused(isOversized ? 'too-long' : kind, error.field, { cause })
    }
    return makeFailure(kind, error, seconds)
  },
}

/**
 * Groq names a request that is larger than its limit of tokens a minute `rate_limit_exceeded`, with status 413. Text Generation
 * Inference answers 422 and `validation` where question and answer exceed its window.
 */
function isTooLong({ status, type }: ProviderError): boolean {
  return status === 413 || (status === 422 && type === 'validation')
}

/** The longer of the two times after which requests and tokens are free again; only what is used up counts. */
function readResetTime({ headers, status }: ProviderError): number | null {
  if (status !== 429) return null
  const times = ['requests', 'tokens']
    .filter((what) => headers[`x-ratelimit-remaining-${what}`] === '0')
    .map((what) => readDuration(headers[`x-ratelimit-reset-${what}`]))
    .filter((time) => time !== null)
  return times.length === 0 ? null : Math.max(...times)
}
