import { expect, it } from 'vitest'
import { priceOf, sizesOf } from '#server/adapters/language-model/known-models.ts'
import { createLanguageModels } from '#server/adapters/language-model/language-models.ts'
import { systemClock } from '#server/lib/clock.ts'
import { readSettings } from '#server/settings.ts'
import { SettingsError } from '#server/settings/setting.ts'

const needs = { fetch: globalThis.fetch, clock: systemClock }

function namesFor(env: Record<string, string>): string[] {
  return createLanguageModels(readSettings(env).models, needs).map(({ name }) => name)
}

it.each<[string, Record<string, string>, string[]]>([
  ['nothing is set', {}, []],
  ['there is a key for Gemini', { GEMINI_API_KEY: 'k' }, ['gemini-3.8-flash']],
  ['a model of a server without a key is named', { OPENAI_MODEL: 'llama4' }, ['llama4']],
  ['there are both', { GEMINI_API_KEY: 'k', OPENAI_MODEL: 'llama4' }, ['gemini-3.8-flash', 'llama4']],
  [
    'the order is another',
    { GEMINI_API_KEY: 'k', OPENAI_MODEL: 'llama4', MODEL_ORDER: 'openai, gemini' },
    ['llama4', 'gemini-3.8-flash'],
  ],
  ['one of them is left out', { GEMINI_API_KEY: 'k', OPENAI_MODEL: 'x', MODEL_ORDER: 'openai' }, ['x']],
])('the factory makes the models in their order when %s', (_when, env, names) => {
  expect(namesFor(env)).toEqual(names)
})

it.each<[Record<string, string>, string]>([
  [{ OPENAI_API_KEY: 'k' }, 'OPENAI_MODEL'],
  [{ OPENAI_BASE_URL: 'http://localhost:11434/v1' }, 'OPENAI_MODEL'],
  [{ GEMINI_BASE_URL: 'file:///etc' }, 'GEMINI_BASE_URL'],
  [{ MODEL_ORDER: 'claude' }, 'MODEL_ORDER'],
  [{ MODEL_MAX_COST_PER_DAY_USD: '-1' }, 'MODEL_MAX_COST_PER_DAY_USD'],
  [{ MODEL_CONTEXT_TOKENS: '12.5' }, 'MODEL_CONTEXT_TOKENS'],
  [{ OPENAI_PRICE_USD: '1' }, 'OPENAI_PRICE_USD'],
])('the reader of settings refuses %o by the name of the setting, without its value', (env, name) => {
  const read = () => readSettings({ ...env, GEMINI_API_KEY: 'secret-key' })
  expect(read).toThrow(SettingsError)
  expect(read).toThrow(new RegExp(`^${name} `))
  expect(read).not.toThrow('secret-key')
})

it('the reader of settings takes money in millionths of a dollar', () => {
  const { models } = readSettings({
    OPENAI_MODEL: 'x',
    OPENAI_PRICE_USD: '0.10/0.5',
    MODEL_MAX_COST_PER_RUN_USD: '0.25',
    MODEL_MAX_COST_PER_DAY_USD: '0',
  })
  expect(models).toMatchObject({
    openai: { price: { inputMicroUsd: 100_000, outputMicroUsd: 500_000 } },
    maxRunMicroUsd: 250_000,
    maxDayMicroUsd: 0,
    visitorsPercent: 25,
    freePercent: 35,
    accountPercent: 25,
    soundPercent: 50,
  })
})

it('the table of prices knows what the usual model costs, also when that changes', () => {
  expect(priceOf('gemini-3.8-flash', Date.UTC(2026, 11, 31, 23))).toEqual({
    inputMicroUsd: 750_000,
    outputMicroUsd: 3_750_000,
  })
  expect(priceOf('gemini-3.8-flash', Date.UTC(2027, 0, 1))).toEqual({
    inputMicroUsd: 1_500_000,
    outputMicroUsd: 7_500_000,
  })
  expect(priceOf('llama4', Date.UTC(2027, 0, 1))).toBeNull()
})

it('the table of models takes the window that is set for models that it does not know, and only for those', () => {
  expect(sizesOf('llama4', 4096)).toEqual({ contextTokens: 4096, maxOutputTokens: 4096 })
  expect(sizesOf('llama4', 200_000)).toEqual({ contextTokens: 200_000, maxOutputTokens: 8192 })
  expect(sizesOf('llama4', null).contextTokens).toBe(32_768)
  expect(sizesOf('gemini-3.8-flash', 4096).contextTokens).toBe(1_000_000)
})
