import { describe, expect, it } from 'vitest'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { withAsk } from '#core/writing/language-model.ts'
import { createOpenAICompatibleModel } from '#server/adapters/language-model/openai-compatible-model.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { OllamaFacts } from '#tests/fakes/language-model/ollama.ts'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import type { ModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { adapterDeps, secretKey } from './simulated-models.ts'

const facts: OllamaFacts = {
  maxTokens: 131_072,
  numCtx: null,
  defaultTokens: 4096,
  isLoaded: true,
  silentPath: null,
}
const assumed = 32_768
const open = new AbortController().signal

type Setting = { model?: string; contextTokens?: number | null }

function modelOf(
  { openaiBaseUrl }: Pick<ModelSimulator, 'openaiBaseUrl'>,
  { model = 'honest', contextTokens = null }: Setting = {},
  deps: Partial<typeof adapterDeps> = {},
): LanguageModel {
  const settings = { baseUrl: openaiBaseUrl, apiKey: secretKey, model, contextTokens, price: null, shape: {} }
  return createOpenAICompatibleModel(settings, { ...adapterDeps, ...deps })
}

const hasty = { ...adapterDeps.timeouts, firstTokenMs: 1000 }

async function windowOf(changes: Partial<OllamaFacts>, setting: Setting = {}): Promise<number> {
  await using simulator = await startModelSimulator({ ollama: { ...facts, ...changes } })
  const model = modelOf(simulator, setting, changes.silentPath === undefined ? {} : { timeouts: hasty })
  await model.learnWindow?.(open)
  return model.contextTokens
}

describe('The window of a model of Ollama', () => {
  it.each<[string, Partial<OllamaFacts>, Setting, number]>([
    ['is that of the loaded model, not the most that it can hold', {}, {}, 4096],
    ['is larger than is assumed where the server gives it more', { defaultTokens: 65_536 }, {}, 65_536],
    [
      'is the one that its Modelfile sets, whatever is loaded',
      { numCtx: 16_384, silentPath: '/api/ps' },
      {},
      16_384,
    ],
    ['is never larger than the model can hold', { numCtx: 500_000 }, {}, 131_072],
    ['shows once it is loaded', { isLoaded: false, defaultTokens: 8192 }, {}, 8192],
    ['is the least that Ollama gives where the list is silent', { silentPath: '/api/ps' }, {}, 4096],
    ['is the least where loading takes too long', { isLoaded: false, silentPath: '/api/generate' }, {}, 4096],
    ['makes what the operator set smaller', { defaultTokens: 8192 }, { contextTokens: 20_000 }, 8192],
    [
      'does not make what the operator set larger',
      { defaultTokens: 65_536 },
      { contextTokens: 20_000 },
      20_000,
    ],
  ])(
    '%s',
    async (_, changes, setting, window) => {
      expect(await windowOf(changes, setting)).toBe(window)
    },
    10_000,
  )

  it('is asked for once, and again only after a while', async () => {
    await using simulator = await startModelSimulator({ ollama: { ...facts } })
    let now = 1_000_000
    const model = modelOf(simulator, {}, { clock: { ...systemClock, now: () => now } })
    await model.learnWindow?.(open)
    await model.learnWindow?.(open)
    expect(simulator.paths).toEqual(['/api/show', '/api/ps'])
    now += 3_600_000
    await model.learnWindow?.(open)
    expect(simulator.paths).toHaveLength(4)
  })

  it('stays below what an answer showed', async () => {
    await using simulator = await startModelSimulator({ ollama: { ...facts, defaultTokens: 16_384 } })
    const model = modelOf(simulator)
    model.limitContext?.(6000)
    await model.learnWindow?.(open)
    expect(model.contextTokens).toBe(6000)
  })

  it('is learned through a model that is asked in another way', async () => {
    await using simulator = await startModelSimulator({ ollama: { ...facts } })
    const model = withAsk(modelOf(simulator), async () => Promise.reject(new Error('not asked')))
    await model.learnWindow?.(open)
    expect(model.contextTokens).toBe(4096)
  })
})

describe('A server that says nothing of its window', () => {
  it('is no Ollama, and not asked again', async () => {
    await using simulator = await startModelSimulator()
    const model = modelOf(simulator)
    await model.learnWindow?.(open)
    await model.learnWindow?.(open)
    expect(model.contextTokens).toBe(assumed)
    expect(simulator.paths).toEqual(['/api/show'])
  })

  it.each<[string, typeof globalThis.fetch]>([
    ['never answers', async (_input, init) => silence(init?.signal)],
    ['cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', async () => Response.json({ error: 'x' }, { status: 500 })],
    ['answers with a page', async () => new Response('<!doctype html>')],
  ])(
    'leaves the window as it is where it %s',
    async (_, answer) => {
      const deps = { fetch: answer, timeouts: hasty }
      const model = modelOf({ openaiBaseUrl: 'http://models.test/v1' }, {}, deps)
      await model.learnWindow?.(open)
      expect(model.contextTokens).toBe(assumed)
    },
    3000,
  )

  it('is given up after some megabytes', async () => {
    let pieces = 0
    const answer = async () => new Response(endless(() => (pieces += 1)))
    const model = modelOf({ openaiBaseUrl: 'http://models.test/v1' }, {}, { fetch: answer })
    await model.learnWindow?.(open)
    expect(model.contextTokens).toBe(assumed)
    expect(pieces).toBeLessThan(20)
  }, 10_000)

  it('is given up when its caller leaves', async () => {
    await using simulator = await startModelSimulator({ ollama: { ...facts, silentPath: '/api/show' } })
    const leaving = new AbortController()
    const reason = new Error('nobody waits')
    const learned = modelOf(simulator).learnWindow?.(leaving.signal)
    leaving.abort(reason)
    await expect(learned).rejects.toBe(reason)
  }, 4000)

  it('is not asked where the model is known', () => {
    expect(
      modelOf({ openaiBaseUrl: 'http://models.test/v1' }, { model: 'gpt-6-sol' }).learnWindow,
    ).toBeUndefined()
  })
})

/** Bytes that never end; `given` hears of each piece. */
function endless(given: () => void): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(1024 * 1024)
  return new ReadableStream({
    pull: (controller) => {
      given()
      controller.enqueue(piece)
    },
  })
}

/** An answer that never comes; it fails when the call is given up. */
async function silence(signal: AbortSignal | null | undefined): Promise<Response> {
  await new Promise((resolve) => signal?.addEventListener('abort', resolve))
  throw new DOMException('given up', 'AbortError')
}
