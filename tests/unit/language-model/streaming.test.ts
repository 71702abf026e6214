import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ModelFailure } from '#core/writing/language-model.ts'
import { systemClock } from '#server/lib/clock.ts'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import type { ModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { adapterDeps, apis, question, secretKey, simulatedModel, words } from './simulated-models.ts'

let simulator: ModelSimulator
beforeEach(async () => {
  simulator = await startModelSimulator()
})
afterEach(() => simulator[Symbol.asyncDispose]())

describe.each(apis)('a model of the %s API', (api) => {
  it('passes the text on piece by piece, in order', async () => {
    const pieces: string[] = []
    const { text } = await simulatedModel(simulator, api, 'honest').ask(
      question({ onText: (piece) => pieces.push(piece) }),
    )
    expect(pieces.length).toBeGreaterThan(10)
    expect(pieces.join('')).toBe(text)
    expect(JSON.parse(text)).toMatchObject({ gist: { text: words[0] } })
  })

  it('passes the first piece on while the answer is still being written, and hangs up when it is aborted', async () => {
    const leaving = new AbortController()
    const reason = new Error('nobody follows any more')
    const asked = simulatedModel(simulator, api, 'stall', adapterDeps).ask(
      question({ signal: leaving.signal, onText: () => leaving.abort(reason) }),
    )
    await expect(asked).rejects.toBe(reason)
    expect(await simulator.questions[0]?.ended).toBe('left')
  })

  it('hangs up on a model that is broken off for its time or its size', async () => {
    await expect(simulatedModel(simulator, api, 'silence').ask(question())).rejects.toThrow('timeout')
    await expect(simulatedModel(simulator, api, 'flood').ask(question())).rejects.toThrow('broken')
    expect(await Promise.all(simulator.questions.map(({ ended }) => ended))).toEqual(['left', 'left'])
  })

  it('asks nothing when it is aborted before it began', async () => {
    const reason = new Error('too late')
    const asked = simulatedModel(simulator, api, 'honest').ask(
      question({ signal: AbortSignal.abort(reason) }),
    )
    await expect(asked).rejects.toBe(reason)
    expect(simulator.questions).toEqual([])
  })

  it('ends an answer that takes too long altogether, however lively it is', async () => {
    await using slow = await startModelSimulator({ pieceMs: 100 })
    const needs = { ...adapterDeps, timeouts: { ...adapterDeps.timeouts, totalMs: 2000 } }
    const pieces: string[] = []
    const asked = simulatedModel(slow, api, 'honest', needs).ask(
      question({ onText: (piece) => pieces.push(piece) }),
    )
    await expect(asked).rejects.toMatchObject({ kind: 'timeout' })
    expect(pieces.length).toBeGreaterThan(0)
  })

  it('asks once only, with the key, the rules apart from the data, and the form of the answer', async () => {
    await simulatedModel(simulator, api, 'overloaded')
      .ask(question())
      .catch(() => null)
    const { system, prompt } = question()
    expect(simulator.questions).toHaveLength(1)
    expect(simulator.questions[0]).toMatchObject({ api, key: secretKey, system, prompt, hasSchema: true })
  })

  it('reports a length that was reached with what came until then', async () => {
    const answer = await simulatedModel(simulator, api, 'length-limit').ask(question())
    expect(answer.finish).toBe('length')
    expect(answer.text).toContain('"chapters"')
    expect(answer.outputTokens).toBeGreaterThan(0)
  })

  it('prints nothing, whatever happens', async () => {
    const printed = ['log', 'info', 'warn', 'error'] as const
    const spies = printed.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined))
    for (const name of ['honest', 'wrong-key', 'garbled', 'prompt-block']) {
      await simulatedModel(simulator, api, name)
        .ask(question())
        .catch(() => null)
    }
    expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([])
    vi.restoreAllMocks()
  })

  it.each(['honest', 'garbled', 'overloaded', 'silence'])('leaves no timer behind after %s', async (name) => {
    const waits: AbortSignal[] = []
    const clock = {
      now: systemClock.now,
      wait: async (ms: number, signal: AbortSignal) => {
        waits.push(signal)
        await systemClock.wait(Math.min(ms, 100), signal)
      },
    }
    const timeouts = { ...adapterDeps.timeouts, firstTokenMs: name === 'silence' ? 100 : 60_000 }
    await simulatedModel(simulator, api, name, { ...adapterDeps, clock, timeouts })
      .ask(question())
      .catch(() => null)
    expect(waits.length).toBeGreaterThan(0)
    expect(waits.every(({ aborted }) => aborted)).toBe(true)
  })

  it('fails in the same way when nothing answers at the address', async () => {
    const model = simulatedModel(simulator, api, 'honest')
    await simulator[Symbol.asyncDispose]()
    const failure = await model.ask(question()).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ModelFailure)
    expect(failure).toMatchObject({ kind: 'unavailable' })
    simulator = await startModelSimulator()
  })

  it('takes a bad request for one that was too long when the question is as large as the window', async () => {
    const model = simulatedModel(simulator, api, 'bad-request')
    const prompt = 'a '.repeat(model.contextTokens / 2)
    await expect(model.ask(question({ prompt }))).rejects.toMatchObject({ kind: 'too-long' })
  })
})

it('the request asks for a schema that servers with strict ones take: every key is needed, and no other allowed', async () => {
  const bodies: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    bodies.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))
    return globalThis.fetch(input, init)
  }
  const schema = z.object({ a: z.array(z.object({ b: z.string() })) })
  await simulatedModel(simulator, 'openai', 'honest', { ...adapterDeps, fetch }).ask(question({ schema }))
  expect(bodies[0]).toMatchObject({
    response_format: {
      type: 'json_schema',
      json_schema: {
        strict: true,
        schema: {
          additionalProperties: false,
          required: ['a'],
          properties: { a: { items: { additionalProperties: false, required: ['b'] } } },
        },
      },
    },
  })
})
