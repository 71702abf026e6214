import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createEngines } from '#server/deps/engine-deps.ts'
import { createInProcessEngine } from '#server/engines/extractive/extractive-engine.ts'
import { readSettings } from '#server/settings.ts'

const costs = {
  allowCall: () => Promise.resolve(true as const),
  onCall: () => undefined,
}

function checkerOf(environment: Record<string, string>) {
  const settings = readSettings(environment)
  const log = pino({ enabled: false })
  const engines = createEngines({ settings: settings.models, builtIn: createInProcessEngine(), costs, log })
  return engines.lineChecks.checker?.name ?? null
}

const ollama = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama4' }

describe('what checks the lines of a summary', () => {
  it.each([
    ['nobody without a model', {}, null],
    ['the configured model by default', ollama, 'llama4/check-2'],
    [
      'the one of two that does not write',
      { ...ollama, GEMINI_API_KEY: 'k', MODEL_ORDER: 'gemini,openai' },
      'llama4/check-2',
    ],
    [
      'a model of another server',
      { GEMINI_API_KEY: 'k', CHECK_MODEL: 'bespoke-minicheck', CHECK_BASE_URL: 'http://localhost:11434/v1' },
      'bespoke-minicheck',
    ],
    ['nobody where it is off', { ...ollama, CHECK_MODEL: 'off' }, null],
    ['another model of the provider', { ...ollama, CHECK_MODEL: 'bespoke-minicheck' }, 'bespoke-minicheck'],
    [
      'another model of Gemini',
      { GEMINI_API_KEY: 'k', CHECK_MODEL: 'gemini-3.5-flash-lite' },
      'gemini-3.5-flash-lite/check-2',
    ],
  ])('is %s', (_what, environment, name) => {
    expect(checkerOf(environment)).toBe(name)
  })
})
