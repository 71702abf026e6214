import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonState } from '#core/writing/stream/json-listener.ts'
import { createJsonReader } from '#core/writing/stream/read-json.ts'
import { anyCharacter } from '#tests/setup/any-character.ts'

type Reading = { values: [string, unknown][]; texts: Map<string, string>; pieces: string[]; state: JsonState }

/** Reads a text cut at the given places. */
function read(text: string, cuts: readonly number[] = []): Reading {
  const reading: Reading = { values: [], texts: new Map(), pieces: [], state: 'none' }
  const reader = createJsonReader({
    onText: (path, piece) => {
      const location = path.join('.')
      reading.texts.set(location, (reading.texts.get(location) ?? '') + piece)
      reading.pieces.push(piece)
    },
    onValue: (path, value) => reading.values.push([path.join('.'), value]),
  })
  const positions = [0, ...cuts.toSorted((a, b) => a - b), text.length]
  for (const [at, from] of positions.entries())
    reader.push(text.slice(from, positions[at + 1] ?? text.length))
  reading.state = reader.state()
  return reading
}

function rootOf({ values }: Reading): unknown {
  return values.at(-1)?.[1]
}

const answer = {
  gist: 'He said "go" \\ and 🚀 went\nup.',
  chapters: [
    { from: 's1', title: 'Über', gist: '' },
    { from: 's9', title: '', gist: 'x' },
  ],
  count: [1, -2.5e3, true, false, null],
  nested: { empty: {}, list: [] },
  summary: 'Ascent — 上昇 \u0001',
}

const anyObject = fc.dictionary(
  fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom('__proto__', 'constructor', 'toString')),
  fc.jsonValue({ stringUnit: anyCharacter }),
)

describe('the JSON reader', () => {
  it('passes comments over, wherever one may stand', () => {
    const text = '{ // the answer\n"a": "http://x // y", // first\n"b": [1, // one\n2]\n}'
    const cuts = Array.from({ length: text.length }, (_, at) => at)
    for (const reading of [read(text), read(text, cuts)]) {
      expect(reading.state).toBe('whole')
      expect(rootOf(reading)).toEqual({ a: 'http://x // y', b: [1, 2] })
    }
  })

  it('tells each value as soon as it is complete, inner ones first', () => {
    const { values, state } = read('{"a":[1,{"b":"c"}],"d":null}')
    expect(state).toBe('whole')
    expect(values).toEqual([
      ['a.0', 1],
      ['a.1.b', 'c'],
      ['a.1', { b: 'c' }],
      ['a', [1, { b: 'c' }]],
      ['d', null],
      ['', { a: [1, { b: 'c' }], d: null }],
    ])
  })

  it.each([undefined, 2])('reads the same wherever it is cut in two, indented by %s', (indent) => {
    const text = JSON.stringify(answer, null, indent).replace('🚀', String.raw`\ud83d\ude80`)
    const uncut = read(text)
    expect(rootOf(uncut)).toEqual(answer)
    for (let cut = 0; cut <= text.length; cut += 1) {
      const reading = read(text, [cut])
      expect(reading.values).toEqual(uncut.values)
      expect(reading.texts).toEqual(uncut.texts)
      expect(reading.pieces.every((piece) => piece.isWellFormed())).toBe(true)
    }
  })

  it('reads any object as JSON.parse does, in pieces of any size, but for what cannot be stored', () => {
    fc.assert(
      fc.property(anyObject, fc.array(fc.nat(400)), (value, cuts) => {
        const text = JSON.stringify(value)
        const reading = read(
          text,
          cuts.map((cut) => Math.min(cut, text.length)),
        )
        expect(reading.state).toBe('whole')
        expect(JSON.stringify(rootOf(reading))).toBe(JSON.stringify(storable(JSON.parse(text))))
      }),
      { numRuns: 300 },
    )
  })

  it('gives the pieces of each string so that they join to the string', () => {
    const { texts } = read(
      JSON.stringify(answer),
      Array.from({ length: 300 }, (_, at) => at),
    )
    expect(texts.get('gist')).toBe(answer.gist)
    expect(texts.get('summary')).toBe(answer.summary)
    expect(texts.get('chapters.0.title')).toBe('Über')
  })

  it.each([
    ['a fence', '```json\n{"a":1}\n```'],
    ['prose before it', 'Here is {what you asked} for: {"a":1}'],
    ['prose and another object after it', '{"a":1}\nI hope this helps. {"a":2}'],
    ['commas too many', '{"a":1,,}'],
    ['curly quotation marks', '{“a”: 1, “b”: “the word “lamp” in "marks"”}'],
    ['curly quotation marks around keys alone', '{ “a”: 1, “b”: "x “y” z"}'],
    ['a raw line break in a string', '{"a":1,"b":"x\ny"}'],
    ['keys without quotation marks', '{a: 1, "b": 2}'],
    ['a comma that is missing', '{"a":1 "b":2}'],
    ['a comma that is missing behind a string', '{"b":"x"\n "a":1}'],
    ['single quotation marks', "{'a': 1, 'b': 'it\\'s'}"],
    ['German quotation marks', '{„a“: 1}'],
    ['full-width marks', '{＂a＂：1，＂b＂：＂x＂}'],
    ['quotation marks that are not escaped', '{"b":"the "lamp" burns","a":1}'],
    ['words of Python and JavaScript', '{"b":None,"c":True,"d":NaN,"e":undefined,"f":-Infinity,"a":1}'],
    ['numbers that are none of JSON', '{"b":+1,"c":.5,"d":007,"e":0x1F,"a":1}'],
    ['a comment over several lines', '{/* a "b" */"a":1}'],
    ['a comment of Python', '{# none\n"a":1}'],
  ])('is not disturbed by %s', (_, text) => {
    const reading = read(text)
    expect(reading.state).toBe('whole')
    expect(rootOf(reading)).toMatchObject({ a: 1 })
  })

  it.each([
    ['nothing', 'I cannot do that.', 'none'],
    ['a cut', '{"a":"x","b":"half of i', 'open'],
    ['two bare words', '{"a":"x",b c:1}', 'broken'],
    ['a mark no value begins with', '{"a":"x","b":=}', 'broken'],
    ['half an escape', String.raw`{"a":"x","b":"\u12"}`, 'broken'],
    ['a wrong bracket', '{"a":"x"]', 'broken'],
    ['endless depth', `{"a":"x","b":${'['.repeat(500)}`, 'broken'],
  ])('says so of %s, and keeps what was complete', (_, text, state) => {
    const reading = read(text)
    expect(reading.state).toBe(state)
    expect(reading.values).toEqual(state === 'none' ? [] : [['a', 'x']])
  })

  it('never throws and never invents, whatever comes', () => {
    const mess = fc.array(
      fc.constantFrom('{', '}', '[', ']', '"', '\\', ',', ':', 'u', '1', 'null', ' ', 'é', '\ud83d'),
    )
    fc.assert(
      fc.property(mess, (parts) => {
        const text = `{"${parts.join('')}`
        const reading = read(text)
        if (reading.state !== 'whole') return
        const strings = [...reading.texts.values()].map((value) => value.replaceAll('\ufffd', ''))
        for (const value of strings) expect(value.length).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

/** JSON.parse keeps halves of surrogate pairs in values; a page cannot show them. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable(inner)]))
}
