import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noPayers } from '#core/writing/language-model.ts'
import { createTranslationEngine } from '#server/engines/model/translation-engine.ts'
import { systemClock } from '#server/lib/clock.ts'
import { scenarios } from '#tests/fakes/language-model/scenarios.ts'
import type { ScenarioName } from '#tests/fakes/language-model/scenarios.ts'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import type { ModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { apis, apisOf, simulatedModel, words } from './simulated-models.ts'
import type { Api } from './simulated-models.ts'

let simulator: ModelSimulator
beforeAll(async () => {
  simulator = await startModelSimulator()
})
afterAll(() => simulator[Symbol.asyncDispose]())

const names = Object.keys(scenarios).filter((name): name is ScenarioName => name in scenarios)

/**
 * The number of the ten lines that are translated; `refused` leaves the originals without a failure, and all
 * others end in an outage.
 */
type Outcome = number | 'refused'

const outcomes: Partial<Record<ScenarioName, Outcome | Record<Api, Outcome>>> = {
  honest: 10,
  'invented-ids': 10,
  'shifted-ids': 10,
  'altered-numbers': 10,
  'stitched-quotes': 10,
  'inserted-negation': 10,
  'other-transcript': 10,
  'wrong-language': 10,
  'stubborn-language': 'refused',
  obedient: 10,
  markup: 10,
  'not-said': 10,
  'yes-to-everything': 10,
  'no-to-everything': 10,
  uncited: 10,
  // It names one line each time.
  'wrong-shape': 2,
  'faulty-once': 'refused',
  'mixed-lines': 10,
  fenced: 10,
  'prose-around': 10,
  'trailing-garbage': 10,
  'broken-json': 10,
  // Half of the lines, and half of the others.
  'half-json': 7,
  empty: 'refused',
  'text-refusal': 'refused',
  'failure-text': 'refused',
  'length-limit': 7,
  'safety-block': 'refused',
  recitation: 'refused',
  'other-ending': { gemini: 0, openai: 10 },
  'unnamed-ending': { gemini: 0, openai: 10 },
  'prompt-block': 'refused',
  flaky: 10,
}

function outcomeOf(name: ScenarioName, api: Api): Outcome {
  const outcome = outcomes[name] ?? 0
  return typeof outcome === 'object' ? outcome[api] : outcome
}

async function run(name: ScenarioName, api: Api) {
  const lines: (string | null)[] = []
  const engine = createTranslationEngine({
    models: [simulatedModel(simulator, api, name)],
    clock: { ...systemClock, wait: () => Promise.resolve() },
    random: Math.random,
  })
  const problem = await engine.translate(
    { language: 'de', lines: words.map((text, index) => ({ index, text })) },
    {
      signal: new AbortController().signal,
      payers: noPayers,
      spending: { microUsd: 0 },
      onPart: async (part) => void lines.push(...part.lines),
    },
  )
  return { lines, problem }
}

const met = names.flatMap((name) => apisOf(outcomes[name]).map((api) => [name, api] as const))

describe('translations of a model whose answers are', () => {
  it.each(met)('%s, by the %s API, have the lines that it is to be trusted with', async (name, api) => {
    const { lines, problem } = await run(name, api)
    const outcome = outcomeOf(name, api)
    const count = outcome === 'refused' ? 0 : outcome
    const texts = lines.filter((line) => line !== null)
    expect(texts).toHaveLength(count)
    expect(problem).toEqual(outcome === 0 ? { kind: 'outage' } : null)
    for (const text of texts) expect(text).not.toMatch(/[<>]|https?:|^El orador/)
  })

  it.each(apis)('mixed up, by the %s API, keep each line under its own number', async (api) => {
    const { lines } = await run('mixed-lines', api)
    for (const [at, line] of lines.entries())
      expect(line).toContain(words[at]?.split(' ').slice(0, 5).join(' '))
  })
})
