import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suggestLocalModel } from '#server/deps/engine-deps.ts'
import { readSettings } from '#server/settings.ts'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import type { ModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { runPrecis } from '#tests/unit/command/run-precis.ts'
import { transcriptCaptions } from '#tests/unit/command/transcript-file.ts'

let simulator: ModelSimulator
let port = 0
beforeAll(async () => {
  simulator = await startModelSimulator()
  port = Number(new URL(simulator.openaiBaseUrl).port)
})
afterAll(() => simulator[Symbol.asyncDispose]())

/** A server that answers every call with this. */
async function answerWith(status: number, body: string) {
  const server = createServer((_request, response) => response.writeHead(status).end(body))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

/** The words of a start where these ports are looked at. */
function suggest(ports: readonly number[], env: Record<string, string> = {}) {
  const servers = ports.map((each) => ({ server: 'Ollama', port: each }))
  return suggestLocalModel(readSettings(env), { command: 'npm start', servers })
}

describe('a model of this machine', () => {
  it('is named with the line of settings that uses it, after one call for the list of models', async () => {
    const before = simulator.paths.length
    const text = await suggest([9, port])
    expect(text).toContain('Ollama answers on this machine')
    expect(text).toContain(`  OPENAI_BASE_URL=http://localhost:${port}/v1 OPENAI_MODEL=honest npm start\n`)
    expect(text).toMatch(/It has honest, invented-ids, .+ and \d+ more\./)
    expect(text).toContain('LOCAL_MODELS=off')
    expect(simulator.paths.slice(before)).toEqual(['/v1/models'])
  })

  it.each([
    ['LOCAL_MODELS=off', { LOCAL_MODELS: 'off' }],
    [
      'a model and a checker that are set',
      { OPENAI_BASE_URL: 'http://localhost:1/v1', OPENAI_MODEL: 'mine', CHECK_MODEL: 'other' },
    ],
    ['a key for Gemini and nobody wanted who checks', { GEMINI_API_KEY: 'key', CHECK_MODEL: 'off' }],
  ])('is not looked for with %s', async (_what, env) => {
    const before = simulator.paths.length
    expect(await suggest([port], env)).toBeNull()
    expect(simulator.paths).toHaveLength(before)
  })

  it.each([
    ['another website', 200, '<html>'],
    ['a refusal', 401, '{}'],
    ['a list of another form', 200, '{"data":[{"name":"x"}]}'],
    ['no models that write', 200, '{"data":[{"id":"nomic-embed-text"},{"id":"bespoke-minicheck"}]}'],
    ['names that steer a terminal', 200, '{"data":[{"id":"\\u001b[2Jx"},{"id":"a; rm -rf /"}]}'],
    ['a list without an end', 200, `{"data":[${'{"id":"x"},'.repeat(60_000)}{"id":"x"}]}`],
  ])('is none behind %s', async (_what, status, body) => {
    await using other = await answerWith(status, body)
    expect(await suggest([other.port])).toBeNull()
  })

  it('is waited for half a second and no longer', async () => {
    const silent = createServer(() => undefined)
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const silentPort = typeof address === 'object' && address !== null ? address.port : 0
    expect(await suggest([silentPort])).toBeNull()
    silent.closeAllConnections()
    silent.close()
  })
})

describe('precis without a model', () => {
  /** Leads the default port of Ollama to the simulator, and the others nowhere. */
  const led: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.includes(':11434/')) return Promise.reject(new TypeError('nobody listens'))
    return fetch(`${simulator.openaiBaseUrl}/models`, init)
  }
  const ollama = '  OPENAI_BASE_URL=http://localhost:11434/v1 OPENAI_MODEL=honest precis\n'

  it('names one to a person at a terminal, once the summary is there', async () => {
    const given = { input: transcriptCaptions, fetch: led }
    const shown = await runPrecis(['-'], { ...given, isTerminal: true })
    expect(shown.code).toBe(0)
    expect(shown.errors).toContain(ollama)
    expect(shown.output).not.toContain('OPENAI_BASE_URL')
  })

  it.each([
    ['in a pipe', ['-'], false, {}],
    ['with --quiet', ['-', '-q'], true, {}],
    ['with LOCAL_MODELS=off', ['-'], true, { LOCAL_MODELS: 'off' }],
  ])('names none %s', async (_where, argv, isTerminal, env) => {
    const { errors } = await runPrecis(argv, { input: transcriptCaptions, fetch: led, isTerminal, env })
    expect(errors).not.toContain('OPENAI_BASE_URL')
  })

  it('names one in precis doctor', async () => {
    const { output } = await runPrecis(['doctor'], { fetch: led })
    expect(output).toContain('OPENAI_BASE_URL=http://localhost:11434/v1 OPENAI_MODEL=honest precis doctor\n')
  })
})
