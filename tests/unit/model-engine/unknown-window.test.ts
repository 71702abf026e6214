import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { wholeSchema as answerSchema } from '#core/writing/answer-schema.ts'
import type { LanguageModel, ModelCall } from '#core/writing/language-model.ts'
import { estimateTokens } from '#core/writing/plan-call.ts'
import { createAnswerReader } from '#core/writing/stream/read-answer.ts'
import { createOpenAICompatibleModel } from '#server/adapters/language-model/openai-compatible-model.ts'
import { adapterDeps } from '#tests/unit/language-model/simulated-models.ts'
import { answerHonestly, taskOf } from './honest-answers.ts'
import { runEngine } from './run-engine.ts'
import { makeTranscript } from './transcript.ts'

const transcript = makeTranscript(40)

const bodySchema = z.object({
  messages: z.array(z.object({ content: z.string() })),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
})

type Server = { model: LanguageModel; asked: string[] }
type Asked = { system: string; prompt: string; maxTokens: number; tokens: number }
type Reply = { text: string; prompt_tokens?: number } | { refused: unknown }

/** A server behind the real adapter, whose window is not known, or is one that Ollama's own API names. */
function serve(reply: (asked: Asked) => Reply, window?: number): Server {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (input === 'http://own.test/api/show') {
      const model_info = { 'general.architecture': 'own', 'own.context_length': 131_072 }
      return Response.json(window === undefined ? {} : { parameters: `num_ctx ${window}`, model_info })
    }
    const { messages, ...limits } = bodySchema.parse(
      JSON.parse(typeof init?.body === 'string' ? init.body : ''),
    )
    const maxTokens = limits.max_tokens ?? limits.max_completion_tokens ?? 0
    const [system = '', prompt = ''] = messages.map(({ content }) => content)
    asked.push(prompt)
    const tokens = estimateTokens(system) + estimateTokens(prompt)
    const said = reply({ system, prompt, maxTokens, tokens })
    if ('refused' in said) return Response.json({ error: said.refused }, { status: 400 })
    const usage = { prompt_tokens: said.prompt_tokens ?? tokens, completion_tokens: 300 }
    const choices = [{ index: 0, message: { role: 'assistant', content: said.text }, finish_reason: 'stop' }]
    return Response.json({ choices, usage })
  }
  const settings = {
    baseUrl: 'http://own.test/v1',
    apiKey: null,
    model: 'own',
    contextTokens: null,
    price: null,
    shape: {},
  }
  return { model: createOpenAICompatibleModel(settings, { ...adapterDeps, fetch }), asked }
}

function callOf({ system, prompt, maxTokens }: Asked): ModelCall {
  const signal = new AbortController().signal
  return { system, prompt, maxOutputTokens: maxTokens, signal, schema: answerSchema, onText: () => undefined }
}

describe('A server whose window is smaller than is assumed', () => {
  it.each([4096, 8192])(
    'reads all of a transcript in parts where it silently keeps %i tokens of a question',
    async (window) => {
      const server = serve((asked) => {
        const text = answerHonestly(callOf(asked))
        return asked.tokens > window ? { text, prompt_tokens: window } : { text }
      })
      const { result } = await runEngine(transcript, [server.model])
      expect(result.engine.kind).toBe('model')
      expect(result.parts.length).toBeGreaterThan(1)
      expect(result.parts.at(-1)?.to).toBe(transcript.sentences.length - 1)
      expect(result.parts.every(({ state }) => state === 'read')).toBe(true)
      expect(server.model.contextTokens).toBe(window)
    },
  )

  it('is asked for it first where it is an Ollama, so that no question is cut', async () => {
    const server = serve((asked) => ({ text: answerHonestly(callOf(asked)) }), 4096)
    const { result } = await runEngine(transcript, [server.model])
    expect(result.parts.length).toBeGreaterThan(1)
    expect(server.asked.every((prompt) => estimateTokens(prompt) < 4096)).toBe(true)
  })

  it.each([
    ['that leaves out what was cached', 1357],
    ['of a server that does not count', 1],
  ])('does not mistake a count %s', async (_, prompt_tokens) => {
    const server = serve((asked) => ({ text: answerHonestly(callOf(asked)), prompt_tokens }))
    const { result } = await runEngine(transcript, [server.model])
    expect(result.parts).toHaveLength(1)
  })

  it('is asked in smaller parts until they fit, and with such parts from the first the next time', async () => {
    const window = 4096
    const server = serve((asked) =>
      asked.tokens + asked.maxTokens > window
        ? { refused: { message: 'x', type: 'BadRequestError', code: 400 } }
        : { text: answerHonestly(callOf(asked)) },
    )
    const first = await runEngine(transcript, [server.model])
    expect(first.result.engine.kind).toBe('model')
    expect(first.result.parts.at(-1)?.to).toBe(transcript.sentences.length - 1)
    const before = server.asked.length
    const { result } = await runEngine(transcript, [server.model])
    expect(result.engine.kind).toBe('model')
    const parts = server.asked
      .slice(before)
      .filter((prompt) => taskOf(callOf({ system: '', prompt, maxTokens: 1, tokens: 0 })) === 'part')
    expect(parts.length).toBe(result.parts.length)
  })
})

describe('An answer that a model wrapped', () => {
  const inner = '{"gist":{"text":"A talk.","cites":[]},"chapters":[],"insights":[],"summary":[]}'
  it.each([
    ['into a string', JSON.stringify(inner)],
    ['into a key of its own', `{"answer": ${inner}}`],
    ['into a string below a key', JSON.stringify({ answer: inner })],
    ['into a string below a key, twice', `${JSON.stringify({ answer: inner })}\n`.repeat(2)],
    ['into a call of a tool', `{"name": "answer", "parameters": ${inner}}`],
  ])('%s is read', (_, text) => {
    const reader = createAnswerReader()
    for (const piece of text.match(/[^]{1,5}/g) ?? []) reader.push(piece)
    expect(reader.end()).toMatchObject({ gist: { text: 'A talk.' }, faults: [] })
  })
})
