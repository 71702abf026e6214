import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel, ModelAnswer, ModelCall } from '#server/ports/language-model.ts'
import { normalizeChunks } from './normalize-chunks.ts'
import { createServerWindow, minWindow } from './ollama-window.ts'
import { openaiErrors, RequestRefused } from './openai-errors.ts'
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
