import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createOpenAICompatibleModel } from '#server/adapters/language-model/openai-compatible-model.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { adapterDeps, question } from './simulated-models.ts'

const answer = '{"gist": {"text": "The lamp burns."}, "chapters": [], "insights": [], "summary": []}'
const bodySchema = z.looseObject({
  messages: z.array(z.object({ role: z.string() })),
  response_format: z.object({ type: z.string() }).optional(),
})
type Body = z.output<typeof bodySchema>
type Serve = (body: Body) => Response

/** A model of a server that answers so, the bodies that it was asked with, and the settings that the operator learns of. */
function modelOf(serve: Serve): { model: LanguageModel; asked: Body[]; reported: string[][] } {
  const asked: Body[] = []
  const reported: string[][] = []
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    const body = bodySchema.parse(JSON.parse(typeof init?.body === 'string' ? init.body : ''))
    asked.push(body)
    return serve(body)
  }
  const settings = {
    baseUrl: 'http://models.test/v1',
    apiKey: null,
    model: 'own',
    contextTokens: null,
    price: null,
    shape: {},
  }
  const onAdapted = (_name: string, names: readonly string[]): void => void reported.push([...names])
  return {
    model: createOpenAICompatibleModel(settings, { ...adapterDeps, fetch, onAdapted }),
    asked,
    reported,
  }
}

const usage = { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 }
const part = (delta: unknown, more: object = {}) => ({
  choices: [{ index: 0, delta, finish_reason: null }],
  ...more,
})
const last = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }

function stream(...chunks: unknown[]): Response {
  const events = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')
  return new Response(`${events}data: [DONE]\n\n`, { headers: { 'content-type': 'text/event-stream' } })
}

/** The text in pieces of some characters, as servers send it. */
function inPieces(text: string): unknown[] {
  return [
    ...(text.match(/[^]{1,7}/g) ?? []).map((content) => part({ content })),
    last,
    { choices: [], usage },
  ]
}

const whole = (): Response => stream(...inPieces(answer))
const refuse = (error: unknown, status = 400): Response => Response.json({ error }, { status })

describe('A server that has its own idea of an answer', () => {
  it.each<[string, () => Response]>([
    [
      'has no list of choices in its first and last piece',
      () => stream({ choices: null, id: 7 }, part({ content: answer }), last, { choices: null, usage }),
    ],
    [
      'writes message for delta',
      () =>
        stream({ choices: [{ message: { content: answer }, finish_reason: null }] }, last, {
          choices: [],
          usage,
        }),
    ],
    [
      'answers all at once',
      () =>
        Response.json({
          id: 1,
          choices: [{ index: 0, message: { role: 'assistant', content: answer }, finish_reason: 'stop' }],
          usage,
        }),
    ],
    [
      'writes the answer into its reasoning',
      () => stream(part({ content: '', reasoning_content: answer }), last, { choices: [], usage }),
    ],
    [
      'drafts in tags',
      () => stream(...inPieces(`<think>\nThe shape: {"gist": {"text": "draft"}}.\n</think>\n${answer}`)),
    ],
    ['drafts in other tags', () => stream(...inPieces(`<thinking>like {"sid": "s0"}</thinking>${answer}`))],
    [
      'ends a draft that it never began',
      () => stream(...inPieces(`I sketch {"gist": {}} first.\n</think>\n\n${answer}`)),
    ],
    [
      'has channels',
      () =>
        stream(
          ...inPieces(
            `<|channel|>analysis<|message|>Format {"gist": {"text": "…"}}.<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>${answer}`,
          ),
        ),
    ],
    [
      'counts in text',
      () =>
        stream(part({ content: answer }), last, {
          choices: [],
          usage: { prompt_tokens: '900', completion_tokens: '300' },
        }),
    ],
    [
      'counts in fractions',
      () =>
        stream(part({ content: answer }), last, {
          choices: [],
          usage: { prompt_tokens: 899.5, completion_tokens: 299.25 },
        }),
    ],
  ])('is read where it %s', async (_, serve) => {
    const pieces: string[] = []
    const { model } = modelOf(serve)
    const given = await model.ask(question({ onText: (piece) => pieces.push(piece) }))
    expect(given).toEqual({ text: answer, finish: 'stop', inputTokens: 900, outputTokens: 300 })
    expect(pieces.join('')).toBe(answer)
  })

  it.each([
    ['null', { prompt_tokens: '900', completion_tokens: null }],
    ['a negative number', { prompt_tokens: -1, completion_tokens: -1 }],
  ])('is read without a count where the count is %s', async (_, odd) => {
    const { model } = modelOf(() => stream(part({ content: answer }), last, { choices: [], usage: odd }))
    expect(await model.ask(question())).toMatchObject({ text: answer, inputTokens: 0, outputTokens: 0 })
  })

  it('is cut where it ends inside of its draft', async () => {
    const { model } = modelOf(() => stream(...inPieces('<think>\nI would say {"gist": "x"} and')))
    expect(await model.ask(question())).toMatchObject({ text: '', finish: 'length' })
  })

  it('is passed on piece by piece behind its draft', async () => {
    const pieces: string[] = []
    const { model } = modelOf(() => stream(...inPieces(`<think>Hm.</think>${answer}`)))
    await model.ask(question({ onText: (piece) => pieces.push(piece) }))
    expect(pieces.length).toBeGreaterThan(5)
  })
})

describe('A server that refuses a part of the request', () => {
  const unsupported = (param: string) =>
    refuse({ message: 'x', type: 'invalid_request_error', param, code: 'unsupported_parameter' })
  const noTemperature: Serve = (body) => ('temperature' in body ? unsupported('temperature') : whole())
  const newLimit: Serve = (body) => ('max_tokens' in body ? unsupported('max_tokens') : whole())
  const both: Serve = (body) => ('temperature' in body ? unsupported('temperature') : newLimit(body))

  it.each<[string, Serve, string[], number]>([
    ['the temperature', noTemperature, ['MODEL_TEMPERATURE'], 2],
    ['the old name of the limit', newLimit, ['MODEL_LIMIT_FIELD'], 2],
    ['both, one after the other', both, ['MODEL_TEMPERATURE', 'MODEL_LIMIT_FIELD'], 3],
    [
      'a schema, without a name for it',
      (body) => (body.response_format?.type === 'json_schema' ? refuse({ message: 'x' }) : whole()),
      ['OPENAI_RESPONSE_FORMAT'],
      2,
    ],
    [
      'any form',
      (body) => (body.response_format === undefined ? whole() : refuse({ message: 'x' }, 422)),
      ['OPENAI_RESPONSE_FORMAT'],
      3,
    ],
    [
      'a system message',
      (body) => (body.messages.some(({ role }) => role === 'system') ? refuse({ message: 'x' }) : whole()),
      ['OPENAI_RESPONSE_FORMAT', 'MODEL_TEMPERATURE', 'MODEL_LIMIT_FIELD', 'MODEL_RULES_ROLE'],
      6,
    ],
    [
      'a wish for counts',
      (body) => ('stream_options' in body ? unsupported('stream_options') : whole()),
      ['MODEL_STREAM_USAGE'],
      2,
    ],
  ])('is asked again without %s, and at once so the next time', async (_, serve, settings, calls) => {
    const { model, asked, reported } = modelOf(serve)
    expect(await model.ask(question())).toMatchObject({ text: answer })
    expect(asked).toHaveLength(calls)
    expect(reported).toEqual([settings])
    await model.ask(question())
    expect(asked).toHaveLength(calls + 1)
    expect(reported).toHaveLength(1)
  })

  it('keeps the old name of the limit where the server knows only that', async () => {
    const { model, asked } = modelOf((body) =>
      'max_completion_tokens' in body ? refuse({ message: 'x' }, 422) : whole(),
    )
    await model.ask(question())
    expect(asked).toHaveLength(1)
    expect(asked[0]).toHaveProperty('max_tokens')
  })

  it('fails where nothing helps, and is not tried in other shapes again for a while', async () => {
    const { model, asked } = modelOf(() => refuse({ message: 'x' }))
    await expect(model.ask(question({ prompt: 'short' }))).rejects.toMatchObject({ kind: 'broken' })
    const tried = asked.length
    await expect(model.ask(question({ prompt: 'short' }))).rejects.toMatchObject({ kind: 'broken' })
    expect(asked).toHaveLength(tried + 1)
  })

  it('is not asked again where it names another reason', async () => {
    const { model, asked } = modelOf(() => refuse({ message: 'x', code: 'context_length_exceeded' }))
    await expect(model.ask(question())).rejects.toMatchObject({ kind: 'too-long' })
    expect(asked).toHaveLength(1)
  })
})
