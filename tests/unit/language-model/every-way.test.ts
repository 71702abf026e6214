import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { checkResult } from '#local/check-statements.ts'
import type { EngineResult } from '#server/ports/summary-engine.ts'
import { scenarios } from '#tests/fakes/language-model/scenarios.ts'
import type { ScenarioName } from '#tests/fakes/language-model/scenarios.ts'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import type { ModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { partOf } from '#tests/setup/part-of-walk.ts'
import { runEngine } from '#tests/unit/model-engine/run-engine.ts'
import { apisOf, sentences, simulatedModel, transcript as recording, words } from './simulated-models.ts'
import type { Api } from './simulated-models.ts'

let simulator: ModelSimulator
beforeAll(async () => {
  simulator = await startModelSimulator()
})
afterAll(() => simulator[Symbol.asyncDispose]())

const names = Object.keys(scenarios).filter((name): name is ScenarioName => name in scenarios)

/**
 * The engine that makes the summary when there is no other model: it, the extractive engine, or nobody, as it
 * refused.
 */
type Maker = 'model' | 'extractive' | 'nobody'

const makers: Record<ScenarioName, Maker | Record<Api, Maker>> = {
  honest: 'model',
  'invented-ids': 'model',
  'shifted-ids': 'model',
  'altered-numbers': 'extractive',
  'stitched-quotes': 'extractive',
  'inserted-negation': 'extractive',
  'other-transcript': 'extractive',
  'wrong-language': 'model',
  'stubborn-language': 'model',
  obedient: 'model',
  markup: 'model',
  'not-said': 'model',
  'yes-to-everything': 'model',
  'no-to-everything': 'model',
  uncited: 'model',
  'wrong-shape': 'extractive',
  'faulty-once': 'model',
  'mixed-lines': 'model',
  fenced: 'model',
  'prose-around': 'model',
  'trailing-garbage': 'model',
  'broken-json': 'extractive',
  'half-json': 'extractive',
  empty: 'extractive',
  'text-refusal': 'nobody',
  'failure-text': 'nobody',
  'length-limit': 'extractive',
  'safety-block': 'nobody',
  recitation: 'nobody',
  'other-ending': { gemini: 'extractive', openai: 'model' },
  'unnamed-ending': { gemini: 'extractive', openai: 'model' },
  quota: 'extractive',
  'rate-limit': 'extractive',
  'long-rate-limit': 'extractive',
  overloaded: 'extractive',
  'server-error': 'extractive',
  'gateway-page': 'extractive',
  'gateway-timeout': 'extractive',
  'wrong-key': 'extractive',
  'unknown-model': 'extractive',
  'too-long': 'extractive',
  'prompt-block': 'nobody',
  'bad-request': 'extractive',
  'request-too-large': 'extractive',
  'too-long-in-200': 'extractive',
  'wrong-country': 'extractive',
  cut: 'extractive',
  unfinished: 'extractive',
  stall: 'extractive',
  'stalled-yes': 'extractive',
  silence: 'extractive',
  flood: 'extractive',
  garbled: 'extractive',
  'late-error': 'extractive',
  'late-quota': 'extractive',
  'error-after-end': 'extractive',
  flaky: 'model',
}

function makerOf(name: ScenarioName, api: Api): Maker {
  const maker = makers[name]
  return typeof maker === 'string' ? maker : maker[api]
}

function modelsNamed(api: Api, first: string, ...others: string[]): Models {
  return [
    simulatedModel(simulator, api, first),
    ...others.map((name) => simulatedModel(simulator, api, name)),
  ]
}

type Models = Parameters<typeof runEngine>[1]

/** The summary that the engine makes with these models; `null` when it says that it cannot. */
async function summarize(models: Models): Promise<EngineResult | null> {
  try {
    return (await runEngine(recording, models)).result
  } catch (error) {
    if (error instanceof AppError && error.code === 'SUMMARY_FAILED') return null
    throw error
  }
}

const index = createEvidenceIndex(sentences, 'en')
const said = sentences.map(({ text }) => text).join(' ')

function expectNothingFalse(result: EngineResult): void {
  for (const draft of result.insights) {
    const { state, quote } = checkStatement(index, draft)
    if (state !== 'not-found') expect(said).toContain(quote)
  }
  const body = checkResult(result, transcript, index)
  const lines = [...body.summarySentences, ...(body.gistSentence === null ? [] : [body.gistSentence])]
  expect(body.summarySentences.length).toBeGreaterThan(1)
  // No text is shown beside the lines that have a state.
  expect(body.gistSentence?.text ?? null).toBe(body.gist)
  expect(squeeze(body.summary)).toBe(squeeze(body.summarySentences.map(({ text }) => text).join(' ')))
  for (const { state, quote, sentence, more } of lines) {
    expect(['words-found', 'differs', 'not-found', 'quoted']).toContain(state)
    expect(state === 'not-found').toBe(sentence === null)
    for (const position of [{ quote, sentence }, ...more]) {
      if (position.sentence !== null) expect(words[position.sentence]).toContain(position.quote)
    }
  }
  const texts = [...lines, ...result.insights].map(({ text }) => text).join('\n')
  expect(texts).not.toMatch(/<|https?:|evil\.example/)
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

const transcript = {
  ...recording,
  style: 'standard' as const,
  origin: 'youtube' as const,
  sentences,
}

const met = names.flatMap((name) => apisOf(makers[name]).map((api) => [name, api] as const))
/** After a model that makes the summary nobody is asked. */
const helped = inject('everyWay')
  ? met
  : partOf(
      met.filter(([name, api]) => makerOf(name, api) !== 'model'),
      5,
    )

describe('with a model whose answers are', () => {
  it.each(met)('%s, by the %s API: a checked summary by some way, or a clear failure', async (name, api) => {
    const result = await summarize(modelsNamed(api, name))
    expect(result?.engine.kind ?? 'nobody').toBe(makerOf(name, api))
    if (result !== null) expectNothingFalse(result)
  })

  it.each(helped)('%s, by the %s API: the next model helps', async (name, api) => {
    const result = await summarize(modelsNamed(api, name, 'gemini-3.8-flash'))
    expect(result?.engine.name).toBe(makerOf(name, api) === 'model' ? name : 'gemini-3.8-flash')
    if (result !== null) expectNothingFalse(result)
  })
})

it('the table names every scenario', () => {
  expect(Object.keys(makers)).toEqual(Object.keys(scenarios))
})
