import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ModelFailure } from '#core/writing/language-model.ts'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { createGeminiModel } from '#server/adapters/language-model/gemini-model.ts'
import { createOpenAICompatibleModel } from '#server/adapters/language-model/openai-compatible-model.ts'
import { describeRealData } from '#tests/setup/real-data.ts'
import { adapterDeps } from '#tests/unit/language-model/simulated-models.ts'
import { geminiExpected } from './gemini-expected.ts'
import { openaiExpected } from './openai-expected.ts'
import { readRecording } from './read-recording.ts'
import { startReplayServer } from './replay-server.ts'
import type { Recording, ReplayServer } from './replay-server.ts'

let server: ReplayServer
beforeAll(async () => {
  server = await startReplayServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const deps = { ...adapterDeps, maxResponseBytes: 20_000_000 }
/** Longer than the window of every model here, by a character for each token. */
const longPrompt = 'word '.repeat(300_000)

const services = {
  gemini: (): LanguageModel =>
    createGeminiModel(
      { apiKey: 'key', model: 'gemini-3.5-flash', baseUrl: server.url, contextTokens: null },
      deps,
    ),
  openai: (): LanguageModel =>
    createOpenAICompatibleModel(
      {
        apiKey: 'key',
        model: 'model',
        baseUrl: server.url,
        contextTokens: null,
        price: null,
        shape: { format: 'json_schema' },
      },
      deps,
    ),
}
type Service = keyof typeof services

async function replay(service: Service, recording: Recording, prompt = 'word'): Promise<string> {
  server.set(recording)
  let heard = ''
  try {
    const answer = await services[service]().ask({
      system: 'system',
      prompt,
      schema: z.object({}),
      maxOutputTokens: 100,
      signal: new AbortController().signal,
      onText: (piece) => {
        heard += piece
      },
    })
    expect(heard).toBe(answer.text)
    const sha256 = createHash('sha256').update(answer.text).digest('hex').slice(0, 8)
    const { finish, text, inputTokens, outputTokens } = answer
    return `${finish} ${text.length} characters ${sha256} tokens ${inputTokens} ${outputTokens}`
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return error.kind
  }
}

const tables = { gemini: geminiExpected, openai: openaiExpected }
describe.each(['gemini', 'openai'] as const)('recorded answers of %s', (service) => {
  describeRealData('through the whole adapter', `recorded/models/${service}`, (folder) => {
    it('have an expected meaning each', () => {
      expect(readdirSync(folder).toSorted()).toEqual(Object.keys(tables[service]).toSorted())
    })

    it.each(Object.entries(tables[service]))('%s', async (file, expected) => {
      expect(await replay(service, readRecording(path.join(folder, file)))).toBe(expected)
    })
  })
})

const quotedSchema = z.array(
  z.object({
    name: z.string(),
    kind: z.enum(['gemini', 'openai']),
    status: z.number(),
    contentType: z.string().default('application/json'),
    expect: z.string(),
    body: z.string(),
  }),
)

describeRealData('answers quoted by their users', 'recorded/models/quoted/index.json', (file) => {
  const quoted = quotedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  it.each(quoted)('$name is $expect', async ({ kind, status, contentType, body, expect: failure }) => {
    expect(await replay(kind, { status, contentType, body: Buffer.from(body) })).toBe(failure)
  })
})

describeRealData('an error in a recorded stream, under another name', 'recorded/models/openai', (folder) => {
  const recorded = readRecording(
    path.join(folder, 'pydantic-test_groq_test_tool_use_failed_error_streaming.0.sse'),
  )
  const name = '"tool_use_failed"'

  it.each([
    ['tool_use_failed', 'broken'],
    ['insufficient_quota', 'quota'],
    ['context_length_exceeded', 'too-long'],
    ['rate_limit_exceeded', 'rate-limited'],
    ['invalid_api_key', 'unauthorized'],
    ['content_policy_violation', 'refused'],
    ['server_error', 'unavailable'],
  ])('%s is %s', async (code, failure) => {
    const text = recorded.body.toString('utf8')
    expect(text).toContain(name)
    const body = Buffer.from(text.replaceAll(name, `"${code}"`))
    expect(await replay('openai', { ...recorded, body })).toBe(failure)
  })
})

describeRealData('a recorded end, under another name', 'recorded/models/openai', (folder) => {
  const recorded = readRecording(path.join(folder, 'vercel-xai-text.chunks.txt'))
  const whole = openaiExpected['vercel-xai-text.chunks.txt'] ?? ''

  it.each([
    ['eos', whole],
    ['length', whole.replace(/^stop/, 'length')],
    ['content_filter', 'refused'],
  ])('%s is %s', async (reason, meaning) => {
    const text = recorded.body.toString('utf8')
    const body = Buffer.from(text.replaceAll('"finish_reason":"stop"', `"finish_reason":"${reason}"`))
    expect(body.equals(recorded.body)).toBe(false)
    expect(await replay('openai', { ...recorded, body })).toBe(meaning)
  })
})

describeRealData('a recorded refusal of Gemini, under another name', 'recorded/models/gemini', (folder) => {
  const recorded = readRecording(path.join(folder, 'vertexai-streaming-failure-finish-reason-safety.txt'))

  it.each([
    ['MODEL_ARMOR', 'refused'],
    ['LANGUAGE', 'refused'],
    ['MALFORMED_FUNCTION_CALL', 'broken'],
  ])('%s is %s', async (reason, meaning) => {
    const text = recorded.body.toString('utf8')
    const body = Buffer.from(text.replaceAll(/("finishReason":\s*)"SAFETY"/g, `$1"${reason}"`))
    expect(body.equals(recorded.body)).toBe(false)
    expect(await replay('gemini', { ...recorded, body })).toBe(meaning)
  })
})

describe('answers as servers describe them', () => {
  const errors = {
    tgi: {
      error: 'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096',
      error_type: 'validation',
    },
    moderation: { error: { code: 403, message: 'Flagged', metadata: { reasons: ['violence'] } } },
    overloaded: { error: { code: 503, message: 'Overloaded', status: 'UNAVAILABLE' } },
  }

  it.each([
    ['the window of Text Generation Inference', 422, errors.tgi, 'too-long'],
    ['the moderation of OpenRouter', 403, errors.moderation, 'refused'],
  ])('%s', async (_what, status, body, meaning) => {
    const recording = { status, contentType: 'application/json', body: Buffer.from(JSON.stringify(body)) }
    expect(await replay('openai', recording)).toBe(meaning)
  })

  it('include an error of Gemini between two events', async () => {
    const spoken = { candidates: [{ content: { parts: [{ text: 'Okay' }], role: 'model' } }] }
    const whole = { candidates: [{ ...spoken.candidates[0], finishReason: 'STOP' }] }
    const events = [spoken, errors.overloaded, whole].map((event) => `data: ${JSON.stringify(event)}\n\n`)
    const recording = { status: 200, contentType: 'text/event-stream', body: Buffer.from(events.join('')) }
    expect(await replay('gemini', recording)).toBe('unavailable')
  })
})

describeRealData('a long question', 'recorded/models/gemini', (folder) => {
  it.each([
    ['vertexai-unary-failure-unsupported-user-location.json', 'unauthorized'],
    ['vertexai-unary-failure-http-error.json', 'unauthorized'],
    ['googleai-unary-failure-api-key.json', 'unauthorized'],
    ['vertexai-streaming-failure-image-rejected.txt', 'too-long'],
  ])('%s is %s', async (file, failure) => {
    const answer = await replay('gemini', readRecording(path.join(folder, file)), longPrompt)
    expect(answer).toBe(failure)
  })
})
