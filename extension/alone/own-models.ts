import { fallback, minValue, nullable, number, object, pipe } from 'valibot'
import { parseJson } from '#core/parse-json.ts'
import type { BrowserModels, PromptOptions } from '#core/writing/browser-models.ts'
import { readEvents } from '#web/api/api-events.ts'
import { limitBody } from '../schema/limit-body.ts'
import { list, parse, perhaps, text } from '../schema/shape.ts'

/** A model on a machine of the person: its server, such as `http://localhost:11434`, and its name there. */
export type OwnModel = { server: string; name: string }

type Fetch = (address: string, init: RequestInit) => Promise<Response>

const listTimeoutMs = 5000
/** A large model is read off a disk first. */
const loadTimeoutMs = 120_000
/** A model thinks for longer than a server is silent. */
const maxSilenceMs = 180_000
/** The longest answer with all that stands around its words, each of which comes in some 300 bytes. */
const maxAnswerBytes = 16_000_000
const maxModels = 200
const forbidden = [401, 403]
/** Keeps models that people run themselves close to the transcript. */
const temperature = 0.2
/** Models that write no text, or nothing but a verdict. */
const notWriting = /embed|rerank|bge-|whisper|minicheck/i

const name = text(200)
const modelsShape = object({ data: list(object({ id: name }), maxModels) })
const windowShape = object({
  models: list(object({ name, context_length: fallback(pipe(number(), minValue(1024)), 0) }), maxModels),
})
const chunkShape = object({
  choices: list(object({ delta: object({ content: perhaps(nullable(text(100_000))) }) }), 10),
})

/** The models that a server has, by OpenAI's protocol, or the reason for which it names none. */
export async function findOwnModels(server: string, fetch: Fetch) {
  try {
    const response = await ask(fetch, `${server}/v1/models`, { signal: AbortSignal.timeout(listTimeoutMs) })
    if (forbidden.includes(response.status)) return { names: [], failure: 'refused' as const }
    const found = parse(modelsShape, parseJson(await response.text()))
    const names = found?.data.map(({ id }) => id).filter((id) => !notWriting.test(id)) ?? []
    return { names, failure: names.length > 0 ? null : ('other' as const) }
  } catch {
    return { names: [], failure: 'silent' as const }
  }
}

/**
 * A model of the person's own in the place of the one of a browser: asked by OpenAI's protocol, and nobody
 * else in its stead.
 */
export function ownModels({ server, name: model }: OwnModel, fetch: Fetch): BrowserModels {
  let contextWindow: number | null = null

  /** The window that Ollama gives a model, which it loads for that; 0 of any other server. */
  async function readWindow(leaving: AbortSignal): Promise<number> {
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(loadTimeoutMs)])
    try {
      await ask(fetch, `${server}/api/generate`, { signal, body: { model, stream: false } })
      const response = await ask(fetch, `${server}/api/ps`, { signal })
      const loaded = parse(windowShape, parseJson(await response.text()))?.models ?? []
      const found = loaded.find((each) => each.name === model || each.name === `${model}:latest`)
      return found?.context_length ?? 0
    } catch {
      leaving.throwIfAborted()
      return 0
    }
  }

  async function* answer(
    messages: readonly object[],
    { signal, responseConstraint: schema }: PromptOptions,
  ): AsyncGenerator<string> {
    const address = `${server}/v1/chat/completions`
    const body = { model, messages, stream: true, temperature }
    const format = { type: 'json_schema', json_schema: { name: 'answer', schema } }
    let response = await ask(fetch, address, { signal, body: { ...body, response_format: format } })
    // Some servers take no schema; the question describes the object in words already.
    if (response.status === 400) response = await ask(fetch, address, { signal, body })
    if (!response.ok || response.body === null) throw refusalOf(response)
    for await (const { data } of readEvents(response.body, maxSilenceMs)) {
      if (data === '[DONE]') return
      const content = parse(chunkShape, parseJson(data))?.choices[0]?.delta.content
      if (content) yield content
    }
  }

  return {
    availability: () => Promise.resolve('available'),
    create: async ({ initialPrompts = [], signal }) => {
      contextWindow ??= await readWindow(signal)
      return {
        contextWindow,
        promptStreaming: (content, options) =>
          answer([...initialPrompts, { role: 'user', content }], options),
        destroy: () => undefined,
      }
    },
  }
}

/** By the names that the errors of a browser's model have. */
function refusalOf({ status }: Response): DOMException {
  if (forbidden.includes(status)) return new DOMException('The server refuses', 'NotAllowedError')
  const isTooLong = status === 400 || status === 413
  return new DOMException('The server failed', isTooLong ? 'QuotaExceededError' : 'NetworkError')
}

async function ask(
  fetch: Fetch,
  address: string,
  { signal, body }: { signal: AbortSignal; body?: object },
): Promise<Response> {
  const sent = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(address, {
    credentials: 'omit',
    redirect: 'error',
    signal,
    ...(body !== undefined && { method: 'POST', ...sent }),
  }).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new DOMException(String(cause), 'NetworkError')
  })
  return new Response(limitBody(response.body, maxAnswerBytes), response)
}
