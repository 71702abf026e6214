import { describe, expect, it } from 'vitest'
import { createTranslationReader } from '#server/engines/model/prompts/ask-translation.ts'
import { createAnswerReader, createReplyReader } from '#server/engines/model/stream/read-answer.ts'

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
  ])('%s is read', (_, text) => {
    expect(readAnswer(text)).toMatchObject({ gist: { text: 'A talk.' }, chapters: [], summary: [] })
  })

  it('of which nothing was asked for is said to be that', () => {
    expect(readAnswer('{"texts":[]}').faults).toHaveLength(1)
  })

  it('is not read twice where it comes twice', () => {
    const one = '{"summary":[{"text":"A talk.","cites":[]}]}'
    expect(readAnswer(`${one}\n${one}`).summary).toHaveLength(1)
  })
})

describe('A reply', () => {
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
  it.each([
    ['below their key', '{"texts":[{"n":1,"text":"Guten Tag"},{"n":2,"text":"Danke"}]}'],
    ['in a list without it', '[{"n":1,"text":"Guten Tag"},{"n":2,"text":"Danke"}]'],
    ['an object a line', '{"n":1,"text":"Guten Tag"}\n{"n":2,"text":"Danke"}'],
    ['below another one', '{"result":{"texts":[{"n":1,"text":"Guten Tag"},{"n":2,"text":"Danke"}]}}'],
  ])('%s are read', (_, text) => {
    const reader = createTranslationReader()
    reader.push(text)
    reader.end()
    expect(reader.items.map((item) => item.text)).toEqual(['Guten Tag', 'Danke'])
  })
})
