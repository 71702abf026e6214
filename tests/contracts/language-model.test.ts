import { describe, expect, it } from 'vitest'
import type { LanguageModel, ModelFailureKind } from '#core/writing/language-model.ts'
import { ModelFailure } from '#core/writing/language-model.ts'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { apis, question, simulatedModel } from '#tests/unit/language-model/simulated-models.ts'
import { createScriptedModel } from '#tests/unit/model-engine/scripted-model.ts'

/** Models of a provider that answer, and one that fails. */
type Sample = AsyncDisposable & { honest: LanguageModel; overloaded: LanguageModel }

const answer = JSON.stringify({ gist: { text: 'A talk about the Moon.' }, chapters: [], insights: [] })
const unavailable: ModelFailureKind = 'unavailable'

const models: Readonly<Record<string, () => Promise<Sample>>> = {
  ...Object.fromEntries(
    apis.map((api) => [
      `the ${api} API`,
      async (): Promise<Sample> => {
        const simulator = await startModelSimulator()
        return {
          honest: simulatedModel(simulator, api, 'honest'),
          overloaded: simulatedModel(simulator, api, 'overloaded'),
          [Symbol.asyncDispose]: () => simulator[Symbol.asyncDispose](),
        }
      },
    ]),
  ),
  'the scripted model of the tests': async () => ({
    honest: createScriptedModel(() => answer),
    overloaded: createScriptedModel(() => new ModelFailure(unavailable)),
    [Symbol.asyncDispose]: async () => undefined,
  }),
}

describe.each(Object.entries(models))('the language model: %s', (_name, make) => {
  it('gives its answer in pieces and then whole, with what it cost', async () => {
    await using sample = await make()
    const pieces: string[] = []
    const given = await sample.honest.ask(question({ onText: (piece) => pieces.push(piece) }))
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.join('')).toBe(given.text)
    expect(given.finish).toBe('stop')
    expect(given.inputTokens).toBeGreaterThan(0)
    expect(given.outputTokens).toBeGreaterThan(0)
    expect(JSON.parse(given.text)).toMatchObject({ gist: { text: expect.any(String) } })
  })

  it('says of itself how much fits', async () => {
    await using sample = await make()
    const { name, contextTokens, maxOutputTokens } = sample.honest
    expect(name).not.toBe('')
    expect(maxOutputTokens).toBeGreaterThan(0)
    expect(contextTokens).toBeGreaterThan(maxOutputTokens)
  })

  it('fails by a kind, and with nothing else', async () => {
    await using sample = await make()
    const failure = await sample.overloaded.ask(question()).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ModelFailure)
    expect(failure).toMatchObject({ kind: unavailable })
  })

  it("rejects with the caller's reason when it is aborted, before or while it writes", async () => {
    await using sample = await make()
    const reason = new Error('nobody follows any more')
    await expect(sample.honest.ask(question({ signal: AbortSignal.abort(reason) }))).rejects.toBe(reason)
    const leaving = new AbortController()
    const asked = sample.honest.ask(question({ signal: leaving.signal, onText: () => leaving.abort(reason) }))
    await expect(asked).rejects.toBe(reason)
  })
})
