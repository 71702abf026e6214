import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ModelFailure } from '#core/writing/language-model.ts'
import type { ModelFailureKind } from '#core/writing/language-model.ts'
import { scenarios } from '#tests/fakes/language-model/scenarios.ts'
import type { ScenarioName } from '#tests/fakes/language-model/scenarios.ts'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import type { ModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { apis, question, secretKey, simulatedModel } from './simulated-models.ts'
import type { Api } from './simulated-models.ts'

let simulator: ModelSimulator
beforeAll(async () => {
  simulator = await startModelSimulator()
})
afterAll(() => simulator[Symbol.asyncDispose]())

/** The outcome of a scenario: a failure with the seconds to wait, or an answer that ends so. */
type Outcome = 'stop' | 'length' | ModelFailureKind | { kind: ModelFailureKind; seconds: number }

const outcomes: Record<ScenarioName, Outcome | Record<Api, Outcome>> = {
  honest: 'stop',
  'invented-ids': 'stop',
  'shifted-ids': 'stop',
  'altered-numbers': 'stop',
  'stitched-quotes': 'stop',
  'inserted-negation': 'stop',
  'other-transcript': 'stop',
  'wrong-language': 'stop',
  'stubborn-language': 'stop',
  obedient: 'stop',
  markup: 'stop',
  'not-said': 'stop',
  'yes-to-everything': 'stop',
  'no-to-everything': 'stop',
  uncited: 'stop',
  'wrong-shape': 'stop',
  'faulty-once': 'stop',
  'mixed-lines': 'stop',
  fenced: 'stop',
  'prose-around': 'stop',
  'trailing-garbage': 'stop',
  'broken-json': 'stop',
  'half-json': 'stop',
  empty: 'stop',
  'text-refusal': 'stop',
  'failure-text': 'stop',
  'length-limit': 'length',
  'safety-block': 'refused',
  recitation: 'refused',
  'other-ending': { gemini: 'broken', openai: 'stop' },
  'unnamed-ending': { gemini: 'unavailable', openai: 'stop' },
  quota: { gemini: { kind: 'quota', seconds: 33 }, openai: 'quota' },
  'rate-limit': { kind: 'rate-limited', seconds: 7 },
  'long-rate-limit': { kind: 'quota', seconds: 600 },
  overloaded: 'unavailable',
  'server-error': 'unavailable',
  'gateway-page': 'unavailable',
  'gateway-timeout': 'timeout',
  'wrong-key': 'unauthorized',
  'unknown-model': 'unauthorized',
  // Gemini has no name for it; the size of the question tells, in a test of its own.
  'too-long': { gemini: 'broken', openai: 'too-long' },
  'prompt-block': 'refused',
  'bad-request': 'broken',
  'request-too-large': 'too-long',
  'too-long-in-200': { gemini: 'broken', openai: 'too-long' },
  'wrong-country': 'unauthorized',
  cut: 'unavailable',
  unfinished: 'unavailable',
  stall: 'timeout',
  'stalled-yes': 'timeout',
  silence: 'timeout',
  flood: 'broken',
  garbled: 'broken',
  'late-error': 'unavailable',
  'late-quota': 'quota',
  'error-after-end': 'unavailable',
  flaky: 'unavailable',
}

function outcomeOf(name: ScenarioName, api: Api): { kind: string; seconds: number | null } {
  const given = outcomes[name]
  const outcome = typeof given === 'object' && 'gemini' in given ? given[api] : given
  return typeof outcome === 'string' ? { kind: outcome, seconds: null } : outcome
}

const names = Object.keys(scenarios).filter((name): name is ScenarioName => name in outcomes)

it('expects something of every scenario', () => {
  expect(names).toEqual(Object.keys(scenarios))
})

describe.each(apis)('a model of the %s API', (api) => {
  it.each(names)('%s', async (name) => {
    const model = simulatedModel(simulator, api, name)
    const pieces: string[] = []
    const outcome = await model
      .ask(question({ onText: (piece) => pieces.push(piece) }))
      .catch((error: unknown) => error)
    const { kind, seconds } = outcomeOf(name, api)
    if (outcome instanceof ModelFailure) {
      expect({ kind: outcome.kind, seconds: outcome.retryAfterSeconds }).toEqual({ kind, seconds })
      expect(everythingIn(outcome)).not.toContain(secretKey)
      expect(everythingIn(outcome)).not.toContain('Apollo')
      return
    }
    expect(outcome).toMatchObject({ finish: kind, text: pieces.join('') })
    expect(outcome).toMatchObject({ inputTokens: expect.any(Number), outputTokens: expect.any(Number) })
  })
})

/** All that a log could print of an error, down to its innermost cause. */
function everythingIn(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? ''
  const own = Object.getOwnPropertyNames(error).map((key) => String(Reflect.get(error, key)))
  return [...own, JSON.stringify(error), everythingIn(error.cause)].join('\n')
}
