import { describe, expect, it } from 'vitest'
import { answer, asEvent, changed, last, modelOf, part, raw, stream, usage, ordinary } from './odd-server.ts'
import { question } from './simulated-models.ts'

const done = 'data: [DONE]\n\n'
const counts = { choices: [], usage }
const odd = { choices: null, id: 7 }
const events = (chunks: readonly unknown[], end = '\n\n'): string =>
  chunks.map((chunk) => `${asEvent(chunk)}${end}`).join('')
const overLines = (chunk: unknown): string =>
  `${JSON.stringify(chunk, null, 1).replaceAll(/^/gm, 'data: ')}\n\n`
const whole = { choices: [{ message: { role: 'assistant', content: answer }, finish_reason: 'stop' }], usage }
const half = answer.length / 2
const parts = [part({ content: answer.slice(0, half) }), part({ content: answer.slice(half) })] as const
const [first, second] = parts
const between = (line: string): Response =>
  raw(`${events([first])}${line}\n\n${events([second, last, counts])}${done}`)
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
    ['is a stream by the name of JSON', () => raw(events(ordinary()), 'application/json')],
    ['is one JSON text by the name of a stream', () => raw(JSON.stringify(whole, null, 2))],
    ['is one JSON text by the name of text', () => raw(JSON.stringify(whole), 'text/plain')],
    ['has empty events', () => between('data: ')],
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
  it.each<[string, () => Response]>([
    [
      'has an empty reason for its end',
      () => changed((content) => ({ choices: [{ delta: { content }, finish_reason: '' }] })),
    ],
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
    ['has a list of parts', () => changed((text) => part({ content: [{ type: 'text', text }] }))],
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
    ['says that there is no error', () => changed((content) => ({ error: null, ...part({ content }) }))],
  ])('%s', async (_, serve) => {
    const pieces: string[] = []
    const { model } = modelOf(serve)
    const given = await model.ask(question({ onText: (piece) => pieces.push(piece) }))
    expect(JSON.parse(given.text)).toEqual(parsed)
    expect(given.finish).toBe('stop')
    expect(pieces.join('')).toBe(given.text)
  })

  it.each<[string, unknown, number, number]>([
    ['of the question alone', { prompt_tokens: 900 }, 900, 0],
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
