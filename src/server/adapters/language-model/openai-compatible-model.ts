import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel, ModelAnswer, ModelCall } from '#core/writing/language-model.ts'
import { isKnown, priceOf, sizesOf } from './known-models.ts'
import { normalizeChunks } from './normalize-chunks.ts'
import { createServerWindow, minWindow } from './ollama-window.ts'
import { openaiErrors, RequestRefused } from './openai-errors.ts'
import { changeShape, shapeBody } from './request-shape.ts'
import type { RequestShape } from './request-shape.ts'
import { addressesOf } from './server-address.ts'
import type { ServerAddress } from './server-address.ts'
import { streamAnswer } from './stream-answer.ts'
import type { AdapterDeps } from './stream-answer.ts'
import { watchResponse } from './watch-response.ts'

export type OpenAICompatibleSettings = {
  /** With or without `/v1`, a slash at its end, or the endpoint behind it. */
  baseUrl: string
  /** `null` where the server asks for none. */
  apiKey: string | null
  model: string
  /** The window of a model that is not known; `null` takes a cautious one. */
  contextTokens: number | null
  /** Millionths of a US dollar for a million tokens; `null` takes what is known of the model. */
  price: { inputMicroUsd: number; outputMicroUsd: number } | null
  /** The form of its requests; a field that is not given has its default. */
  shape: Partial<RequestShape>
}

const forms = { json_schema: 'schema', json_object: 'json', text: 'none' } as const
/** Keeps models that people run themselves close to the transcript. */
const temperature = 0.2
/** After changes that helped nothing, no request is tried in other shapes for so long. */
const hopelessMs = 600_000

/**
 * The request shape of OpenAI's own models: no temperature, and the limit under its new name. The other
 * servers know the old one.
 */
function defaultShape({ baseUrl }: ServerAddress): RequestShape {
  const isOpenAI = new URL(baseUrl).hostname === 'api.openai.com'
  return {
    format: 'json_schema',
    temperature: isOpenAI ? null : temperature,
    limitField: isOpenAI ? 'max_completion_tokens' : 'max_tokens',
    maxOutputTokens: null,
    rulesRole: 'system',
    asksForUsage: true,
    streams: true,
  }
}

/**
 * A model of OpenAI or of any server that speaks as OpenAI does. A field of the request that the server
 * refuses is left out or replaced at once, as is an address where there is something else; what helped is
 * remembered as long as the process lives.
 */
export function createOpenAICompatibleModel(
  settings: OpenAICompatibleSettings,
  deps: AdapterDeps,
): LanguageModel {
  const { model: name, price } = settings
  const sizes = sizesOf(name, settings.contextTokens)
  let addresses = addressesOf(settings.baseUrl)
  const window = createServerWindow({ ...settings, baseUrl: addresses[0].baseUrl }, sizes.contextTokens, deps)
  const shapes = createShapes({ ...defaultShape(addresses[0]), ...settings.shape }, { name, deps })

  /** Asks at each address that can be meant, until there is a model at one. */
  async function ask(call: ModelCall): Promise<ModelAnswer> {
    let failure: unknown = null
    for (const address of addresses) {
      const found = { isElsewhere: false }
      try {
        const answer = await shapes.ask(call, { settings, address, window: window.tokens(), found, deps })
        if (address !== addresses[0]) deps.onAdapted?.(name, ['OPENAI_BASE_URL'])
        addresses = [address]
        return answer
      } catch (error) {
        failure ??= error
        if (!found.isElsewhere) {
          // What answers there is a model, whatever it says.
          if (address !== addresses[0]) failure = error
          break
        }
      }
    }
    throw failure
  }

  return {
    name,
    get contextTokens() {
      return window.tokens()
    },
    get maxOutputTokens() {
      return Math.min(sizes.maxOutputTokens, shapes.maxOutputTokens() ?? sizes.maxOutputTokens)
    },
    get price() {
      return price ?? priceOf(name, deps.clock.now())
    },
    ask,
    ...(isKnown(name) ? {} : { learnWindow: window.learn }),
    limitContext: window.limit,
  }
}

/** The shapes that a server is asked in: the one that helped last, else the one that is set. */
function createShapes(set: RequestShape, { name, deps }: { name: string; deps: AdapterDeps }) {
  let shape = set
  let hopelessUntil = 0

  async function ask(call: ModelCall, asking: Omit<Asking, 'shape'>): Promise<ModelAnswer> {
    const changed: string[] = []
    const refused = new Set<string>()
    for (let tried = shape; ;) {
      try {
        const answer = await askInShape(call, { ...asking, shape: tried })
        if (changed.length > 0) deps.onAdapted?.(name, [...new Set(changed)])
        shape = tried
        return answer
      } catch (error) {
        refused.add(JSON.stringify(tried))
        const isOpen =
          error instanceof RequestRefused && (error.field !== null || deps.clock.now() >= hopelessUntil)
        const isTried = (other: RequestShape): boolean => refused.has(JSON.stringify(other))
        const change = isOpen ? changeShape(tried, error, isTried) : null
        if (change === null) {
          if (isOpen && changed.length > 0) hopelessUntil = deps.clock.now() + hopelessMs
          throw error
        }
        changed.push(change.setting)
        tried = change.shape
      }
    }
  }

  return { ask, maxOutputTokens: () => shape.maxOutputTokens }
}

type Asking = {
  settings: OpenAICompatibleSettings
  address: ServerAddress
  shape: RequestShape
  window: number
  /** Notes that something else than a model answers at the address. */
  found: { isElsewhere: boolean }
  deps: AdapterDeps
}

/** There is no chat at an address: no such path or method, or a page. */
function isElsewhere({ status, ok, headers }: Response): boolean {
  return status === 404 || status === 405 || (ok && /^text\/html\b/i.test(headers.get('content-type') ?? ''))
}

function askInShape(call: ModelCall, { settings, address, shape, window, found, deps }: Asking) {
  const { apiKey } = settings
  const noting: typeof globalThis.fetch = async (input, init) => {
    const response = await deps.fetch(input, init)
    found.isElsewhere = isElsewhere(response)
    return response
  }
  const { maxResponseBytes } = deps
  // LM Studio answers 200 with a sentence where it has nothing, as it does for other errors.
  const onSentence = (): void => void (found.isElsewhere = true)
  const normal = normalizeChunks(noting, { maxBytes: maxResponseBytes, onSentence })
  const { fetch, endedWithDone } = watchResponse(normal, maxResponseBytes)
  const provider = createOpenAICompatible({
    name: 'openai',
    baseURL: address.baseUrl,
    queryParams: address.query,
    ...(apiKey === null ? {} : { apiKey }),
    ...(apiKey !== null && isAzure(address) ? { headers: { 'api-key': apiKey } } : {}),
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

/** Azure takes the key of a deployment in a header of its own. */
function isAzure({ baseUrl }: ServerAddress): boolean {
  return new URL(baseUrl).hostname.endsWith('.azure.com')
}
