import { describe, expect, it } from 'vitest'
import { answer, asEvent, last, modelOf, part, raw, refuse, stream, usage } from './odd-server.ts'
import { question } from './simulated-models.ts'

const half = part({ content: answer.slice(0, 40) })
const ended = (finish_reason: string) => stream(half, { choices: [{ delta: {}, finish_reason }], usage })
const whole = part({ content: answer })

describe('An answer that ended by a word of the server', () => {
  it.each(['max_tokens', 'MAX_TOKENS', 'max_output_tokens', 'model_length', 'token_limit', 'incomplete'])(
    'was cut where it is %s',
    async (word) => {
      const { model } = modelOf(() => ended(word))
      expect(await model.ask(question())).toMatchObject({ finish: 'length' })
    },
  )

  it.each([
    ['SAFETY', 'refused'],
    ['sensitive', 'refused'],
    ['guardrail_intervened', 'refused'],
    ['error', 'unavailable'],
    ['network_error', 'unavailable'],
    ['insufficient_system_resource', 'unavailable'],
    ['cancelled', 'unavailable'],
  ])('is none where it is %s', async (word, kind) => {
    const { model } = modelOf(() => ended(word))
    await expect(model.ask(question())).rejects.toMatchObject({ kind })
  })
})

describe('An answer whose end was not named', () => {
  it('is whole where its JSON is', async () => {
    const { model } = modelOf(() => raw(`${asEvent(whole)}\n\n`))
    expect(await model.ask(question())).toMatchObject({ text: answer, finish: 'stop' })
  })

  it('is whole where the connection was lost behind its JSON', async () => {
    const left = [`${asEvent(whole)}\n\n`]
    const read = Promise.withResolvers<void>()
    const body = new ReadableStream({
      pull: async (controller) => {
        const next = left.shift()
        if (next !== undefined) return controller.enqueue(new TextEncoder().encode(next))
        await read.promise
        controller.error(new TypeError('terminated'))
      },
    })
    const { model } = modelOf(() => new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    const given = await model.ask(question({ onText: () => read.resolve() }))
    expect(given).toMatchObject({ text: answer, finish: 'stop' })
  })

  it('is none where its JSON is not', async () => {
    const { model } = modelOf(() => raw(`${asEvent(half)}\n\ndata: [DONE]\n\n`))
    await expect(model.ask(question())).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('An error that is reported', () => {
  const first = (data: string) => raw(`${asEvent(half)}\n\n${data}\n\n`)
  it.each<[string, () => Response, string]>([
    [
      'in a choice',
      () => stream(half, { choices: [{ delta: {}, finish_reason: 'error', error: { code: 502 } }] }),
      'unavailable',
    ],
    [
      'in a choice at once',
      () => stream({ choices: [{ message: {}, error: { code: 429 } }] }),
      'rate-limited',
    ],
    ['behind an id', () => stream({ id: 'x', error: { code: 429, message: 'x' } }), 'rate-limited'],
    [
      'with a number as text',
      () => stream({ error: { message: 'x', type: 'None', code: '500' } }),
      'unavailable',
    ],
    [
      'by an event of that name',
      () => first('event: error\ndata: {"message":"x","type":"internal_error"}'),
      'unavailable',
    ],
    ['by an event of words', () => first('event: error\ndata: Internal error'), 'unavailable'],
    ['by a line of that name', () => first('error: {"code":500,"message":"x"}'), 'unavailable'],
  ])('%s is one', async (_, serve, kind) => {
    const { model } = modelOf(serve)
    await expect(model.ask(question({ prompt: 'short' }))).rejects.toMatchObject({ kind })
  })

  it.each<[string, number, object, string]>([
    ['an account without money', 429, { type: 'exceeded_current_quota_error' }, 'quota'],
    ['an account in arrears', 400, { code: 'Arrearage' }, 'quota'],
    ['a balance', 403, { code: 'insufficient_balance' }, 'quota'],
    ['an inspection of the data', 400, { code: 'data_inspection_failed' }, 'refused'],
    ['a model that is no more', 400, { code: 'model_decommissioned' }, 'unauthorized'],
    ['a way that is not allowed', 405, {}, 'unauthorized'],
    ['a capacity', 498, { type: 'capacity' }, 'unavailable'],
    ['a limit of the prompt', 400, { code: 'model_max_prompt_tokens_exceeded' }, 'too-long'],
  ])('speaks of %s by its own name', async (_, status, error, kind) => {
    const { model, asked } = modelOf(() => refuse({ message: 'x', ...error }, status))
    await expect(model.ask(question())).rejects.toMatchObject({ kind })
    expect(asked).toHaveLength(1)
  })

  it.each<[string, number, object]>([
    ['the context length', 500, { message: 'rpc error: context length exceeded', type: 'server_error' }],
    ['the input', 400, { message: 'x', param: 'input_tokens' }],
    ['the messages', 400, { message: 'x', param: 'messages', code: null }],
    [
      'the limit and the context length',
      400,
      { message: 'max_tokens is too large: the maximum context length is 4096', param: 'max_tokens' },
    ],
  ])('says by %s that a long question does not fit', async (_, status, error) => {
    const { model } = modelOf(() => refuse(error, status))
    const prompt = 'a '.repeat(model.contextTokens / 2)
    await expect(model.ask(question({ prompt }))).rejects.toMatchObject({ kind: 'too-long' })
  })

  it('is read in a list', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }]
    const { model } = modelOf(() => Response.json([{ error: { code: 400, details } }], { status: 400 }))
    await expect(model.ask(question())).rejects.toMatchObject({ kind: 'unauthorized' })
  })

  it('is no answer, and the last piece is not the text of another', async () => {
    const { model } = modelOf(() => stream(half, { error: 'out of memory' }, last))
    await expect(model.ask(question())).rejects.toMatchObject({ kind: 'unavailable' })
  })
})
