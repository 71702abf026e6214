import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#server/lib/clock.ts'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import type { ModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { createServerEngine } from '../../../eval/score/engines/model-engine.ts'
import { runEngine, scoreEngine } from '../../../eval/score/measure-engine.ts'
import { transcript } from './transcript.ts'

let simulator: ModelSimulator
const timeoutMs = 60_000
const never = new AbortController().signal

beforeAll(async () => {
  simulator = await startModelSimulator()
})
afterAll(async () => {
  await simulator[Symbol.asyncDispose]()
})

async function scoreOf(model: string) {
  const { openaiBaseUrl: baseUrl } = simulator
  const engine = createServerEngine({
    baseUrl,
    apiKey: 'secret',
    model,
    fetch,
    clock: systemClock,
    timeoutMs,
  })
  const outcome = await runEngine(engine, [transcript], never)
  return { ...scoreEngine(outcome, outcome), failure: outcome.transcripts[0]?.failure?.message ?? null }
}

it('scores what an honest model writes: every quote stands, and nothing is invented', async () => {
  const { written, rouge1, failures, spread } = await scoreOf('honest')
  expect(written?.sentences).toBeGreaterThan(0)
  expect(written).toMatchObject({ supported: 100, invented: 0 })
  expect(rouge1.mean).toBeGreaterThan(0)
  expect(spread.coverage).toBeGreaterThan(0)
  expect(failures).toBe(0)
})

it.each([
  ['quota', 'No summary: model (quota)'],
  ['wrong-key', 'No summary: model (unauthorized)'],
  ['wrong-shape', 'No summary: model (broken)'],
  ['altered-numbers', 'No summary: model (broken)'],
])('the score counts a talk without a summary, and says why: %s', async (model, failure) => {
  const scored = await scoreOf(model)
  expect(scored).toMatchObject({ failures: 1, failure, written: null, rouge1: { mean: 0 } })
})
