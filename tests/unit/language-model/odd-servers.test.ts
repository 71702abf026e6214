import { describe, expect, it } from 'vitest'
import { answer, asEvent, inPieces, last, modelOf, part, stream, usage } from './odd-server.ts'
import { question } from './simulated-models.ts'

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
      'sends pings between the pieces',
      () =>
        new Response(
          [
            ': ping',
            'event: ping\ndata: {"type":"ping"}',
            'data: {"type":"ping"}',
            ...inPieces(answer).map(asEvent),
          ]
            .map((event) => `${event}\n\n`)
            .join(''),
          { headers: { 'content-type': 'text/event-stream' } },
        ),
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
    ['nothing', { prompt_tokens: null, completion_tokens: null }],
    ['text', { prompt_tokens: 'NaN', completion_tokens: '1,900' }],
    ['a negative number', { prompt_tokens: -1, completion_tokens: -1 }],
  ])('is read without a count where the count is %s', async (_, odd) => {
    const { model } = modelOf(() => stream(part({ content: answer }), last, { choices: [], usage: odd }))
    expect(await model.ask(question())).toMatchObject({ text: answer, inputTokens: 0, outputTokens: 0 })
  })

  it.each([
    ['in a fence', `\`\`\`json\n${answer}\n\`\`\``],
    ['behind prose', `I know it now:\n${answer}`],
  ])('is read where its reasoning has the answer %s', async (_, reasoning_content) => {
    const { model } = modelOf(() => stream(part({ content: '', reasoning_content }), last))
    expect(await model.ask(question())).toMatchObject({ text: reasoning_content })
  })

  it('is read where its answer speaks of what closes a draft', async () => {
    const text = answer.replace('burns.', 'writes </think> and burns.')
    const { model } = modelOf(() => stream(part({ content: text }), last))
    expect(await model.ask(question())).toMatchObject({ text })
  })

  it('gave no answer where its reasoning only mentions one', async () => {
    const reasoning_content = 'I could write {"gist": {"text": "x"}}, but how?'
    const { model } = modelOf(() => stream(part({ content: '', reasoning_content }), last))
    expect(await model.ask(question())).toMatchObject({ text: '' })
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
