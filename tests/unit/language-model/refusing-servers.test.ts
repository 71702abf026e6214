import { describe, expect, it } from 'vitest'
import { answer, modelOf, part, refuse, stream, whole } from './odd-server.ts'
import type { Serve } from './odd-server.ts'
import { question } from './simulated-models.ts'

describe('A server that refuses a part of the request', () => {
  const unsupported = (param: string) =>
    refuse({ message: 'x', type: 'invalid_request_error', param, code: 'unsupported_parameter' })
  const noTemperature: Serve = (body) => ('temperature' in body ? unsupported('temperature') : whole())
  const newLimit: Serve = (body) => ('max_tokens' in body ? unsupported('max_tokens') : whole())
  const both: Serve = (body, url) =>
    'temperature' in body ? unsupported('temperature') : newLimit(body, url)

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
      'a field that the framework of the server names',
      (body) =>
        'stream_options' in body
          ? Response.json({ detail: [{ loc: ['body', 'stream_options'], msg: 'x' }] }, { status: 422 })
          : whole(),
      ['MODEL_STREAM_USAGE'],
      2,
    ],
    [
      'a wish for counts',
      (body) => ('stream_options' in body ? unsupported('stream_options') : whole()),
      ['MODEL_STREAM_USAGE'],
      2,
    ],
    [
      'either name of the limit',
      (body) => {
        const [name] = ['max_tokens', 'max_completion_tokens'].filter((field) => field in body)
        return name === undefined ? whole() : unsupported(name)
      },
      ['MODEL_LIMIT_FIELD'],
      3,
    ],
    [
      'so large a limit',
      (body) =>
        Number(body['max_tokens']) > 2048
          ? refuse({ message: 'max_tokens is too large', param: 'max_tokens', code: 'invalid_value' })
          : whole(),
      ['MODEL_OUTPUT_TOKENS'],
      3,
    ],
    ['a stream', (body) => ('stream' in body ? unsupported('stream') : whole()), ['MODEL_STREAM'], 2],
    [
      'a system message that the sentence names',
      (body) =>
        body.messages.some(({ role }) => role === 'system')
          ? refuse({ message: 'System role not supported' }, 500)
          : whole(),
      ['MODEL_RULES_ROLE'],
      2,
    ],
    [
      'a system message that its place names',
      (body) =>
        body.messages.some(({ role }) => role === 'system')
          ? refuse({ message: 'x', param: 'messages[0].role' })
          : whole(),
      ['MODEL_RULES_ROLE'],
      2,
    ],
    [
      'a schema that it makes no grammar of',
      (body) =>
        body.response_format?.type === 'json_schema'
          ? refuse({ message: 'failed to parse grammar', type: 'server_error' }, 500)
          : whole(),
      ['OPENAI_RESPONSE_FORMAT'],
      2,
    ],
    [
      'a temperature that only the sentence names',
      (body) =>
        'temperature' in body ? refuse({ message: 'invalid temperature: only 1 is allowed' }) : whole(),
      ['MODEL_TEMPERATURE'],
      2,
    ],
    [
      'a field that it names in plain words',
      (body) =>
        'stream_options' in body
          ? new Response('Bad Request: unrecognized field stream_options', { status: 400 })
          : whole(),
      ['MODEL_STREAM_USAGE'],
      2,
    ],
    [
      'a field that the server behind it names',
      (body) =>
        'temperature' in body
          ? refuse({ message: 'Provider returned error', metadata: { raw: 'temperature is deprecated' } })
          : whole(),
      ['MODEL_TEMPERATURE'],
      2,
    ],
    [
      'a field that the framework names inside of a message',
      (body) =>
        'stream_options' in body
          ? Response.json(
              { message: { detail: [{ loc: ['body', 'stream_options'], msg: 'x' }] } },
              { status: 422 },
            )
          : whole(),
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

  it.each([
    ['a sentence', { error: 'more than the context length' }],
    ['an event of its own form', { object: 'error', message: 'x', code: 400 }],
    ['an object without a name', { error: { message: 'x' } }],
  ])('says in a stream by %s that the question is too long', async (_, event) => {
    const { model } = modelOf(() => stream(event))
    const prompt = 'a '.repeat(model.contextTokens / 2)
    await expect(model.ask(question({ prompt }))).rejects.toMatchObject({ kind: 'too-long' })
  })

  it('is no refusal where the error comes behind a part of the answer', async () => {
    const { model, asked } = modelOf(() => stream(part({ content: '{"gist"' }), { error: 'out of memory' }))
    const prompt = 'a '.repeat(model.contextTokens / 2)
    await expect(model.ask(question({ prompt }))).rejects.toMatchObject({ kind: 'unavailable' })
    expect(asked).toHaveLength(1)
  })

  it('is not asked in other shapes where it is down, whatever status it has', async () => {
    const { model, asked } = modelOf(() => refuse({ message: 'the model has crashed' }, 500))
    await expect(model.ask(question())).rejects.toMatchObject({ kind: 'unavailable' })
    expect(asked).toHaveLength(1)
  })

  it('has a smaller limit from then on, which plans keep to', async () => {
    const { model } = modelOf((body) =>
      Number(body['max_tokens']) > 4096
        ? refuse({ message: 'x', param: 'max_tokens', code: 'invalid_value' })
        : whole(),
    )
    await model.ask(question())
    expect(model.maxOutputTokens).toBe(4096)
  })

  it('is not asked again where it names another reason', async () => {
    const { model, asked } = modelOf(() => refuse({ message: 'x', code: 'context_length_exceeded' }))
    await expect(model.ask(question())).rejects.toMatchObject({ kind: 'too-long' })
    expect(asked).toHaveLength(1)
  })
})
