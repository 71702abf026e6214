import { describe, expect, it } from 'vitest'
import { createAnswerReader, createReplyReader } from '#core/writing/stream/read-answer.ts'
import { createTextsReader } from '#core/writing/stream/read-texts.ts'

const inner = '{"gist":{"text":"A talk.","cites":[]},"chapters":[],"insights":[],"summary":[]}'
const whole: unknown = JSON.parse(inner)
const tool = { type: 'function', function: { name: 'answer', arguments: inner } }

function readAnswer(text: string) {
  const reader = createAnswerReader()
  for (const piece of text.match(/[^]{1,5}/g) ?? []) reader.push(piece)
  return reader.end()
}

describe('An answer', () => {
  it.each([
    ['in a string in a string', JSON.stringify(JSON.stringify(inner))],
    ['in a string without its marks', JSON.stringify(inner).slice(1, -1)],
    ['below two keys', JSON.stringify({ response: { data: whole } })],
    ['in the function of a tool', JSON.stringify(tool)],
    ['in a list of tools', JSON.stringify({ tool_calls: [tool] })],
    ['behind another object', `{"type":"object","title":"answer"}\n${inner}`],
    ['behind an object that leaves its keys open', `{"gist": ...}\n${inner}`],
    ['twice', `${inner}\n${inner}`],
    [
      'a key an object',
      '{"gist":{"text":"A talk.","cites":[]}}\n{"chapters":[]}\n{"insights":[]}\n{"summary":[]}',
    ],
    ['below keys in capitals', inner.replaceAll('"gist"', '"Gist"')],
    ['below keys with blanks', inner.replaceAll('"gist"', '" gist "')],
    ['below all keys in capitals', inner.replaceAll(/"[a-z]+":/g, (key) => key.toUpperCase())],
    ['below a key that is one of its own', `{"summary": ${inner}}`],
    ['with a list around its gist', inner.replace('{"text":"A talk.","cites":[]}', '[{"text":"A talk."}]')],
    ['escaped for a page', inner.replaceAll('"', '&quot;')],
    ['with blanks that nobody sees', inner.replaceAll(',', ',\u200B').replaceAll(':', '\u200B:')],
    ['behind words in braces', `With the keys {"gist", "summary"}:\n${inner}`],
    ['behind one word in braces', `Think of {"gist"} first.\n${inner}`],
    ['as a quotation in Markdown', JSON.stringify(whole, null, 2).replaceAll(/^/gm, '> ')],
  ])('%s is read', (_, text) => {
    expect(readAnswer(text)).toMatchObject({ gist: { text: 'A talk.' }, chapters: [], summary: [] })
  })

  const summary = [{ p: 1, text: 'A talk.', cites: [{ sid: 's0', quote: 'a talk' }] }]
  const insight = { text: 'A talk.', sid: 's1', quote: 'a talk' }
  const filled = { gist: 'A talk.', chapters: [], insights: [insight], summary }

  it('behind an outline of it is read in the place of that', () => {
    const outline = inner.replace('A talk.', 'An outline.')
    const read = readAnswer(`\`\`\`json\n${outline}\n\`\`\`\nThe answer:\n${JSON.stringify(filled)}`)
    expect(read).toMatchObject({ gist: { text: 'A talk.' }, summary: [{ text: 'A talk.' }], faults: [] })
  })

  it.each([
    ['as the only one without its list', insight],
    ['as a text of JSON', [JSON.stringify(insight)]],
    ['below numbers', { 1: insight }],
  ])('has its statement read %s', (_, insights) => {
    const read = readAnswer(JSON.stringify({ ...filled, insights }))
    expect(read).toMatchObject({ insights: [{ sentence: 1, quote: 'a talk' }], faults: [] })
  })

  it.each([
    ['one without its list', { sid: 's0', quote: 'a talk' }, 'a talk'],
    ['one under another key', [{ id: 's0', quote: 'a talk' }], 'a talk'],
    ['an id alone, which rests on the words of its sentence', ['s0'], 'A talk.'],
    ['an id without a quote', [{ sid: 's0', quote: null }], 'A talk.'],
  ])('has its citation read: %s', (_, cites, quote) => {
    const read = readAnswer(JSON.stringify({ ...filled, summary: [{ p: 1, text: 'A talk.', cites }] }))
    expect(read.summary).toMatchObject([{ citations: [{ sentence: 0, quote }] }])
  })

  it.each([
    ['whole', inner, true],
    ['cut', inner.slice(0, -20), false],
  ])('that is %s is known as such', (_, text, isWhole) => {
    expect(readAnswer(text).isWhole).toBe(isWhole)
  })

  it('of which nothing was asked for is said to be that', () => {
    expect(readAnswer('{"texts":[]}').faults).toHaveLength(1)
  })

  it('is not read twice where it comes twice', () => {
    const one = '{"summary":[{"text":"A talk.","cites":[]}]}'
    expect(readAnswer(`${one}\n${one}`).summary).toHaveLength(1)
  })
})

describe('An item of an answer', () => {
  const said = { gist: 'A talk.', chapters: [], summary: [{ p: 1, text: 'A talk.', cites: ['s2'] }] }
  const statement = { text: 'A long talk.', sid: 's2', quote: 'a talk' }
  const { sid, quote } = statement
  const cites = [{ sid, quote }]

  it.each<[string, object]>([
    ['cites as a sentence does', { text: 'A long talk.', cites }],
    ['cites one by one', { text: 'A long talk.', cite: { sid, quote } }],
    ['has other names for its fields', { statement: 'A long talk.', id: 's2', quotation: 'a talk' }],
    ['has lists around its fields', { text: ['A long talk.'], sid: ['s2'], quote: ['a talk'] }],
    ['copies the head of a line', { ...statement, sid: '[s2 0:18]', quote: '[s2 0:18] a talk' }],
    ['has a range of sentences', { ...statement, sid: 's2-s4' }],
    ['has two sentences', { ...statement, sid: '[s2], [s3]' }],
    ['has a word before its number', { ...statement, sid: 'Sentence 2' }],
    ['has its words behind its id', { ...statement, sid: 's2: A talk' }],
  ])('%s', (_, insight) => {
    expect(readAnswer(JSON.stringify({ ...said, insights: [insight] }))).toMatchObject({
      insights: [{ text: 'A long talk.', sentence: 2, quote: 'a talk' }],
      faults: [],
    })
  })

  it('without a quote rests on its own words', () => {
    const { insights } = readAnswer(JSON.stringify({ ...said, insights: [{ text: 'A talk.', sid: 's2' }] }))
    expect(insights).toMatchObject([{ quote: 'A talk.' }])
  })

  it.each(['0:18', 's1.5', 'about 2', ''])('is none with an id like %j', (id) => {
    expect(readAnswer(JSON.stringify({ ...said, insights: [{ ...statement, sid: id }] })).insights).toEqual(
      [],
    )
  })

  const sentence = { p: 1, text: 'A long talk.', cites }
  it.each<[string, unknown]>([
    ['cites as a statement does', [statement]],
    ['has other names for its fields', [{ sentence: 'A long talk.', citations: [{ id: 's2', quote }] }]],
    ['is in a list of a paragraph', [[sentence]]],
    ['is below a key of a paragraph', [{ p: 1, sentences: [sentence] }]],
    ['is below a key of all', { sentences: [sentence] }],
  ])('of the summary %s', (_, summary) => {
    expect(readAnswer(JSON.stringify({ ...said, insights: [statement], summary }))).toMatchObject({
      summary: [{ text: 'A long talk.', citations: [{ sentence: 2, quote: 'a talk' }] }],
      faults: [],
    })
  })

  it.each<[string, object]>([
    ['has other names for its fields', { start: 's2', heading: 'Talk', description: 'A long talk.', quote }],
    ['has a gist that cites', { from: 's2', title: 'Talk', gist: { text: 'A long talk.', cites } }],
  ])('of the chapters %s', (_, chapter) => {
    expect(readAnswer(JSON.stringify({ ...said, insights: [statement], chapters: [chapter] }))).toMatchObject(
      {
        chapters: [{ title: 'Talk', sentence: 2, gist: 'A long talk.', quote: 'a talk' }],
        faults: [],
      },
    )
  })
})

describe('A reply', () => {
  it.each([
    ['"true"', true],
    ['"Yes."', true],
    ['1', true],
    ['"no"', false],
    ['0', false],
    ['"perhaps"', null],
  ])('says %s for whether the video says it', (written, said) => {
    const reader = createReplyReader({ onText: () => undefined, onSentence: () => undefined })
    reader.push(`{"said":${written},"answer":[]}`)
    expect(reader.end().said).toBe(said)
  })

  const reply = '{"said":true,"answer":[{"text":"Yes, at noon.","cites":[]}]}'
  it.each([
    ['in a string', JSON.stringify(reply)],
    ['below a key', `{"response":${reply}}`],
    ['in the arguments of a tool', JSON.stringify({ name: 'reply', arguments: reply })],
  ])('%s is read', (_, text) => {
    const reader = createReplyReader({ onText: () => undefined, onSentence: () => undefined })
    reader.push(text)
    expect(reader.end()).toMatchObject({ said: true, sentences: [{ text: 'Yes, at noon.' }], isWhole: true })
  })
})

describe('Translated lines', () => {
  it('without numbers are no lines where one is missing', () => {
    const reader = createTextsReader(3)
    reader.push('{"texts":["Guten Tag","Danke"]}')
    reader.end()
    expect(reader.items).toEqual([])
  })

  it.each([
    ['below their key', '{"texts":[{"n":1,"text":"Guten Tag"},{"n":2,"text":"Danke"}]}'],
    ['in a list without it', '[{"n":1,"text":"Guten Tag"},{"n":2,"text":"Danke"}]'],
    ['an object a line', '{"n":1,"text":"Guten Tag"}\n{"n":2,"text":"Danke"}'],
    ['without numbers, one for each line', '{"texts":["Guten Tag","Danke"]}'],
    ['below their numbers', '{"texts":{"1":"Guten Tag","2":"Danke"}}'],
    ['below their numbers alone', '{"1":"Guten Tag","2":"Danke"}'],
    ['under other keys', '{"translations":[{"id":1,"translation":"Guten Tag"},{"id":2,"target":"Danke"}]}'],
    ['below another one', '{"result":{"texts":[{"n":1,"text":"Guten Tag"},{"n":2,"text":"Danke"}]}}'],
  ])('%s are read', (_, text) => {
    const reader = createTextsReader(2)
    reader.push(text)
    reader.end()
    expect(reader.items.map((item) => item.text)).toEqual(['Guten Tag', 'Danke'])
  })
})
