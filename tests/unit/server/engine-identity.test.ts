import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createEngines } from '#server/deps/engine-deps.ts'
import { createInProcessEngine } from '#server/engines/extractive/extractive-engine.ts'
import { readSettings } from '#server/settings.ts'

const costs = { allowCall: () => Promise.resolve(true as const), onCall: () => undefined }
const ollama = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama4' }

function versionOf(environment: Record<string, string>): string {
  const settings = readSettings({ ...ollama, ...environment })
  const log = pino({ enabled: false })
  const engines = createEngines({ settings: settings.models, builtIn: createInProcessEngine(), costs, log })
  return engines.engine.identity.version
}

describe('the identity of an engine', () => {
  it('is the same for the same settings, so that a stored summary is found again', () => {
    expect(versionOf({})).toBe(versionOf({}))
  })

  it.each([
    ['OPENAI_BASE_URL', 'http://localhost:8080/v1'],
    ['OPENAI_RESPONSE_FORMAT', 'text'],
    ['MODEL_TEMPERATURE', '1'],
    ['MODEL_OUTPUT_TOKENS', '4096'],
    ['MODEL_RULES_ROLE', 'user'],
    ['MODEL_CONTEXT_TOKENS', '8192'],
    ['CHECK_MODEL', 'off'],
  ])('differs where %s does, so that no summary of another setting is given out', (name, value) => {
    expect(versionOf({ [name]: value })).not.toBe(versionOf({}))
  })

  it.each([
    ['OPENAI_API_KEY', 'another-key'],
    ['OPENAI_PRICE_USD', '1/2'],
    ['MODEL_STREAM', 'off'],
    ['MODEL_FIRST_TOKEN_SECONDS', '10'],
    ['MODEL_MAX_COST_PER_DAY_USD', '3'],
    ['MODEL_VISITORS_PERCENT', '5'],
  ])('is the same where %s changes, which changes no summary', (name, value) => {
    expect(versionOf({ [name]: value })).toBe(versionOf({}))
  })
})
