import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { createModelChain } from '#server/adapters/language-model/language-models.ts'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import type { ModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { question, simulatedModel } from './simulated-models.ts'

let simulator: ModelSimulator
beforeAll(async () => {
  simulator = await startModelSimulator()
})
afterAll(() => simulator[Symbol.asyncDispose]())

const clock = { at: 0, now: () => clock.at }

function timesAsked(name: string): number {
  return simulator.questions.filter(({ model }) => model === name).length
}

/** The kind of failure of the next question, or `null` when it was answered. */
async function ask(model: LanguageModel | undefined): Promise<unknown> {
  return model?.ask(question()).then(
    () => null,
    (error: unknown) => error,
  )
}

it('the chain passes a model over while its quota is used up, and asks it again later', async () => {
  const [model] = createModelChain([simulatedModel(simulator, 'gemini', 'quota')], clock)
  await expect(ask(model)).resolves.toMatchObject({ kind: 'quota', retryAfterSeconds: 33 })
  clock.at += 60_000
  await expect(ask(model)).resolves.toMatchObject({ kind: 'quota', retryAfterSeconds: 540 })
  expect(timesAsked('quota')).toBe(1)
  clock.at += 540_000
  await ask(model)
  expect(timesAsked('quota')).toBe(2)
})

it('the chain holds nothing against a model that answered', async () => {
  const [model] = createModelChain([simulatedModel(simulator, 'openai', 'flaky')], clock)
  const outcomes = []
  for (let time = 0; time < 8; time += 1) outcomes.push(await ask(model))
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(4)
  expect(timesAsked('flaky')).toBe(8)
})

it('the chain passes over one model only', async () => {
  const models = ['overloaded', 'honest'].map((name) => simulatedModel(simulator, 'gemini', name))
  const [down, up] = createModelChain(models, clock)
  for (let time = 0; time < 5; time += 1) await ask(down)
  expect(timesAsked('overloaded')).toBe(3)
  await expect(ask(up)).resolves.toBeNull()
})

it('the chain keeps the order, the sizes and the price of that day', () => {
  const models = ['gemini-3.8-flash', 'gpt-6-luna'].map((name) => simulatedModel(simulator, 'openai', name))
  const chain = createModelChain(models, clock)
  expect(chain.map(({ name, contextTokens, price }) => ({ name, contextTokens, price }))).toEqual(
    models.map(({ name, contextTokens, price }) => ({ name, contextTokens, price })),
  )
})
