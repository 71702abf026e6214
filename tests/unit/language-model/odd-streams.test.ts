import { describe, expect, it } from 'vitest'
import {
  answer,
  asEvent,
  atOnce,
  changed,
  last,
  modelOf,
  part,
  raw,
  stream,
  usage,
  ordinary,
} from './odd-server.ts'
import { question } from './simulated-models.ts'

const done = 'data: [DONE]\n\n'
const counts = { choices: [], usage }
const odd = { choices: null, id: 7 }
const events = (chunks: readonly unknown[], end = '\n\n'): string =>
  chunks.map((chunk) => `${asEvent(chunk)}${end}`).join('')
const overLines = (chunk: unknown): string =>
  `${JSON.stringify(chunk, null, 1).replaceAll(/^/gm, 'data: ')}\n\n`
const inLines = (): string =>
  ordinary()
    .map((chunk) => `${JSON.stringify(chunk)}\n`)
    .join('')
const whole = { choices: [{ message: { role: 'assistant', content: answer }, finish_reason: 'stop' }], usage }
const half = answer.length / 2
const parts = [part({ content: answer.slice(0, half) }), part({ content: answer.slice(half) })] as const
const [first, second] = parts
const between = (line: string): Response =>
  raw(`${events([first])}${line}\n\n${events([second, last, counts])}${done}`)
const call = (given: unknown) => ({ name: 'answer', arguments: given })
const parsed: unknown = JSON.parse(answer)

describe('A stream that is read whatever its form', () => {
  it.each<[string, () => Response]>([
    [
      'ends its lines by CR and LF',
      () => raw(`${events([odd, ...ordinary()], '\r\n\r\n')}data: [DONE]\r\n\r\n`),
    ],
    ['ends its lines by CR', () => raw(events(ordinary(), '\r\r'))],
    ['begins with a byte order mark', () => raw(`\uFEFF${events([odd, ...ordinary()])}`)],
    [
      'names its events',
      () =>
        raw(
          ordinary()
            .map((chunk, at) => `event: m\nid: ${at}\n${asEvent(chunk)}\n\n`)
            .join(''),
        ),
    ],
    [
      'has a comment in an event',
      () => raw([odd, ...ordinary()].map((chunk) => `: hi\n${asEvent(chunk)}\n\n`).join('')),
    ],
    ['has an event over several lines', () => raw([odd, ...ordinary()].map(overLines).join(''))],
    ['has no blank line between events', () => raw(events([odd, ...ordinary()], '\n'))],
    ['is a JSON object a line', () => raw(inLines(), 'application/x-ndjson')],
    ['is a JSON object a line by the name of a stream', () => raw(inLines())],
    ['is a stream by the name of JSON', () => raw(events(ordinary()), 'application/json')],
    ['is one JSON text by the name of a stream', () => raw(JSON.stringify(whole, null, 2))],
    ['is one JSON text by the name of text', () => raw(JSON.stringify(whole), 'text/plain')],
    ['has empty events', () => between('data: ')],
    ['has null for an event', () => between('data: null')],
    ['has an empty object for an event', () => between('data: {}')],
    ['has words for an event', () => between('data: still here')],
    ['has a line of a log', () => between('INFO: still here')],
    ['tells its costs', () => raw(`${events([...ordinary(), { cost: 0.2 }, { object: 'stats' }])}${done}`)],
    ['goes on after its end', () => raw(`${events(ordinary())}${done}data: {"trace":1}\n\n`)],
    ['writes its end small', () => raw(`${events(ordinary())}data: [done]\n\n`)],
    ['has no end mark', () => raw(events(ordinary()).trimEnd())],
  ])('%s', async (_, serve) => {
    const { model } = modelOf(serve)
    expect(await model.ask(question())).toMatchObject({ text: answer, finish: 'stop', inputTokens: 900 })
  })
})

describe('A piece that is read whatever its form', () => {
  const mixed = (more: object) => changed((content) => part({ content, ...more }))
  it.each<[string, () => Response]>([
    ['has another role', () => mixed({ role: 'model' })],
    ['has a time as text', () => changed((content) => part({ content }, { created: 'now', model: null }))],
    [
      'has an empty reason for its end',
      () => changed((content) => ({ choices: [{ delta: { content }, finish_reason: '' }] })),
    ],
    [
      'has the word null for it',
      () => changed((content) => ({ choices: [{ delta: { content }, finish_reason: 'null' }] })),
    ],
    [
      'has an object for it',
      () => stream(...parts, { choices: [{ delta: {}, finish_reason: { type: 'stop' } }] }, counts),
    ],
    ['repeats the whole message at its end', () => stream(...parts, whole)],
    [
      'has the message so far beside what is new',
      () => {
        let said = ''
        return changed((content) => {
          said += content
          return { choices: [{ delta: { content }, message: { content: said } }] }
        })
      },
    ],
    [
      'is one of two answers',
      () =>
        changed((content) => ({
          choices: [0, 1].map((index) => ({ index, delta: { content: index === 0 ? content : 'x' } })),
        })),
    ],
    ['has an object for its choices', () => changed((content) => ({ choices: { delta: { content } } }))],
    [
      'has its choices by numbers',
      () => changed((content) => ({ choices: { '0': { delta: { content } } } })),
    ],
    ['has text for delta', () => changed((text) => ({ choices: [{ text }] }))],
    ['is the text itself', () => changed((delta) => ({ choices: [{ delta }] }))],
    ['has a list of texts', () => changed((text) => part({ content: [text] }))],
    ['has a list of parts', () => changed((text) => part({ content: [{ type: 'output_text', text }] }))],
    ['has an object for its text', () => changed((text) => part({ content: { text } }))],
    [
      'drafts in a part of its own',
      () =>
        stream(
          part({ content: [{ type: 'thinking', thinking: 'like {"gist": 1}' }] }),
          ...parts,
          last,
          counts,
        ),
    ],
    ['reasons in an object', () => stream(part({ reasoning: { text: 'hm' } }), ...parts, last, counts)],
    ['reasons in parts', () => stream(part({ reasoning_content: [{ text: 'hm' }] }), ...parts, last, counts)],
    ['answers by its thinking', () => stream(part({ content: '', thinking: answer }), last, counts)],
    ['has the answer as an object', () => atOnce({ message: { content: parsed } })],
    ['has the answer beside its text', () => atOnce({ message: { content: null, parsed } })],
    ['stands in an envelope', () => Response.json({ code: 0, data: whole })],
    [
      'stands in the envelope of Cloudflare',
      () => Response.json({ success: true, result: { response: answer, usage } }),
    ],
    [
      'answers by a tool',
      () =>
        stream(
          ...(answer.match(/[^]{1,9}/g) ?? []).map((given) =>
            part({ content: null, tool_calls: [{ index: 0, function: call(given) }] }),
          ),
          { choices: [{ delta: {}, finish_reason: 'tool_calls' }] },
          counts,
        ),
    ],
    [
      'answers by a tool at once',
      () => atOnce({ message: { tool_calls: [{ function: call(parsed) }] }, finish_reason: 'tool_calls' }),
    ],
    [
      'answers by a function',
      () => atOnce({ message: { function_call: call(answer) }, finish_reason: 'function_call' }),
    ],
    ['has an empty list of tools as PHP writes it', () => mixed({ tool_calls: {} })],
    ['says that there is no error', () => changed((content) => ({ error: null, ...part({ content }) }))],
    [
      'says so by nothing',
      () => changed((content) => ({ error: {}, code: 0, msg: 'ok', ...part({ content }) })),
    ],
  ])('%s', async (_, serve) => {
    const pieces: string[] = []
    const { model } = modelOf(serve)
    const given = await model.ask(question({ onText: (piece) => pieces.push(piece) }))
    expect(JSON.parse(given.text)).toEqual(parsed)
    expect(given.finish).toBe('stop')
    expect(pieces.join('')).toBe(given.text)
  })

  it('answers by a tool behind words of its own', async () => {
    const { model } = modelOf(() =>
      atOnce({ message: { content: 'Here it is.', tool_calls: [{ function: call(answer) }] } }),
    )
    expect(await model.ask(question())).toMatchObject({ text: `Here it is.\n${answer}`, finish: 'stop' })
  })

  it.each<[string, unknown, number, number]>([
    ['under other names', { input_tokens: 900, output_tokens: 300 }, 900, 300],
    ['of the question alone', { prompt_tokens: 900 }, 900, 0],
    ['of the question and in all', { prompt_tokens: 900, total_tokens: 1200 }, 900, 300],
    ['with details that are none', { ...usage, prompt_tokens_details: 'x' }, 900, 300],
  ])('counts %s', async (_, given, inputTokens, outputTokens) => {
    const { model } = modelOf(() => stream(...parts, last, { choices: [], usage: given }))
    expect(await model.ask(question())).toMatchObject({ inputTokens, outputTokens })
  })

  it.each<[string, unknown]>([
    ['in its choice', { choices: [{ delta: {}, finish_reason: 'stop', usage }] }],
    ['in a field of its own', { ...last, x_groq: { usage } }],
    ['before an empty count', { ...last, usage: { prompt_tokens: 0, completion_tokens: 0 } }],
  ])('counts %s', async (_, end) => {
    const { model } = modelOf(() => stream(part({}, { usage }), ...parts, end))
    const counted = { inputTokens: 900, outputTokens: 300 }
    expect(await model.ask(question())).toMatchObject({ text: answer, ...counted })
  })
})
