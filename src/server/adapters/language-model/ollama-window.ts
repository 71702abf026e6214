import { z } from 'zod'
import { parseQuickJson } from '#core/parse-json.ts'
import { readBoundedBody } from '#server/lib/outside-body.ts'
import type { AdapterDeps } from './stream-answer.ts'

/** The address of an OpenAI-compatible server, and the model that is asked there. */
type OllamaAddress = { baseUrl: string; apiKey: string | null; model: string }

/** Dependencies of the questions to Ollama's own API. */
type OllamaDeps = {
  fetch: typeof globalThis.fetch
  /** Milliseconds for what the server knows by heart. */
  timeoutMs: number
  /** Milliseconds for loading the model. */
  loadMs: number
}

/** The window of a server: unknown, because it is no Ollama or did not answer, or its tokens. */
type OllamaWindow = { kind: 'not-ollama' } | { kind: 'unknown' } | { kind: 'known'; tokens: number }

type Asking = { root: string; address: OllamaAddress; deps: OllamaDeps; signal: AbortSignal }

/** Descriptions hold the license and the list of tensors. */
const maxBytes = 2 * 1024 * 1024
/** The least that Ollama gives a model by itself, on a graphics card of little memory or on none. */
const leastWindow = 4096
const firstServerError = 500
/** Its API stands at the root, OpenAI's below `/v1`; people set either. */
const endpointPath = /^(?:\/(?:v1|api))?\/?$|\/v1\/?$/
const lastPart = /\/(?:v1|api)?\/?$/
const setWindow = /^[^\S\n]*num_ctx[^\S\n]+(\d{1,9})[^\S\n]*$/m
const lengthKey = /^[\w.-]+\.context_length$/

const tokenCount = z.number().int().positive().max(1_000_000_000)
const description = z.object({
  parameters: z.string().nullish().catch(null),
  model_info: z.record(z.string(), z.unknown()),
})
const running = z.object({
  models: z.array(
    z.object({ name: z.string(), model: z.string().optional(), context_length: tokenCount.optional() }),
  ),
})

/**
 * Asks Ollama for the window that it gives a model: its `num_ctx` where one is set, else the window of the
 * loaded model. One that is not loaded is loaded for that, as the question would; the default depends on the
 * memory of the graphics card, so what the model could hold at most says nothing. A server that does not
 * answer leaves it unknown.
 * @throws the signal's reason when it aborts
 */
async function askOllamaWindow(
  address: OllamaAddress,
  deps: OllamaDeps,
  signal: AbortSignal,
): Promise<OllamaWindow> {
  signal.throwIfAborted()
  if (!endpointPath.test(new URL(address.baseUrl).pathname)) return { kind: 'not-ollama' }
  const asking = { root: address.baseUrl.replace(lastPart, ''), address, deps, signal }
  const shown = await ask(asking, '/api/show', { model: address.model }, deps.timeoutMs)
  if (shown === null) return { kind: 'unknown' }
  const { data: described } = description.safeParse(shown.body)
  if (described === undefined) return { kind: shown.status < firstServerError ? 'not-ollama' : 'unknown' }
  const max = maxOf(described.model_info) ?? Number.POSITIVE_INFINITY
  const set = Number(setWindow.exec(described.parameters ?? '')?.[1] ?? 0)
  return { kind: 'known', tokens: Math.min(set > 0 ? set : await givenWindow(asking), max) }
}

/** The window that Ollama gives a model by its own rules. */
async function givenWindow(asking: Asking): Promise<number> {
  const { model } = asking.address
  let loaded = await loadedWindow(asking)
  if (loaded === 'not-loaded') {
    // A question without text loads the model and is answered by nothing.
    await ask(asking, '/api/generate', { model, stream: false }, asking.deps.loadMs)
    loaded = await loadedWindow(asking)
  }
  return typeof loaded === 'number' ? loaded : leastWindow
}

function maxOf(facts: Readonly<Record<string, unknown>>): number | null {
  const architecture = facts['general.architecture']
  const named = typeof architecture === 'string' ? facts[`${architecture}.context_length`] : undefined
  const [, found] = Object.entries(facts).find(([key]) => lengthKey.test(key)) ?? []
  return tokenCount.safeParse(named ?? found).data ?? null
}

async function loadedWindow(asking: Asking): Promise<number | 'not-loaded' | 'unknown'> {
  const listed = await ask(asking, '/api/ps', null, asking.deps.timeoutMs)
  const { data } = running.safeParse(listed?.body)
  if (data === undefined) return 'unknown'
  const wanted = fullName(asking.address.model)
  const found = data.models.find(({ name, model }) => name === wanted || model === wanted)
  return found === undefined ? 'not-loaded' : (found.context_length ?? 'unknown')
}

/** Ollama adds the tag that is meant where none is given. */
function fullName(model: string): string {
  return model.slice(model.lastIndexOf('/') + 1).includes(':') ? model : `${model}:latest`
}

/** One call; `null` where nothing readable came in time. */
async function ask(
  { root, address: { apiKey }, deps, signal }: Asking,
  path: string,
  body: object | null,
  timeoutMs: number,
): Promise<{ status: number; body: unknown } | null> {
  try {
    const response = await deps.fetch(`${root}${path}`, {
      method: body === null ? 'GET' : 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      headers: {
        accept: 'application/json',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    })
    const text = new TextDecoder().decode(await readBoundedBody(response, maxBytes))
    return { status: response.status, body: parseQuickJson(text) }
  } catch {
    signal.throwIfAborted()
    return null
  }
}

/** The least window that is believed of a server, in tokens. */
export const minWindow = 2048
/** The time in ms for which a server's answer about its window, or its silence, holds. */
const believedMs = 600_000
/** The longest time in ms for facts that a server has at hand. */
const askTimeoutMs = 5000

/** The tokens that a server holds, as far as that is known by now. */
type ServerWindow = {
  tokens: () => number
  /** Asks the server, where that was not done lately. @throws the signal's reason when it aborts */
  learn: (signal: AbortSignal) => Promise<void>
  /** Notes that it turned out to hold no more than so many. */
  limit: (tokens: number) => void
}

/**
 * Begins with the window that is set or assumed. What the server says of itself takes the place of what was
 * assumed and makes what was set smaller, never larger; a limit that showed in an answer holds beside both.
 */
export function createServerWindow(
  settings: OllamaAddress & { contextTokens: number | null },
  assumed: number,
  { fetch, clock, timeouts }: Pick<AdapterDeps, 'fetch' | 'clock' | 'timeouts'>,
): ServerWindow {
  const most = settings.contextTokens ?? Number.POSITIVE_INFINITY
  const { firstTokenMs: loadMs } = timeouts
  const ollama = { fetch, timeoutMs: Math.min(askTimeoutMs, loadMs), loadMs }
  let window = assumed
  let limit = Number.POSITIVE_INFINITY
  let askAgainAt = 0

  return {
    tokens: () => Math.max(minWindow, Math.min(window, limit)),
    learn: async (signal) => {
      if (clock.now() < askAgainAt) return
      const said = await askOllamaWindow(settings, ollama, signal)
      askAgainAt = said.kind === 'not-ollama' ? Number.POSITIVE_INFINITY : clock.now() + believedMs
      if (said.kind === 'known') window = Math.min(most, said.tokens)
    },
    limit: (tokens) => {
      limit = Math.min(limit, Math.floor(tokens))
    },
  }
}
