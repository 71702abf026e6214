import { describe, expect, it } from 'vitest'
import { parseText, wordsOf } from './parse-text.ts'
import { casts, ways } from './ways-to-name.ts'

describe('Who speaks is distinguished from what is said', () => {
  for (const [cast, { names, texts }] of Object.entries(casts)) {
    it.each(Object.entries(ways))(`in ${cast}: %s`, (_, { write, between = '\n\n' }) => {
      const nameOf = (i: number): string => names[i % 2] ?? ''
      const file = texts.map((text, i) => write({ name: nameOf(i), text, i })).join(between)
      const { cues } = parseText(file)
      expect(cues.map(({ speaker }) => speaker)).toEqual(texts.map((__, i) => nameOf(i)))
      expect(wordsOf(cues)).toEqual(texts.flatMap((text) => text.split(' ')))
    })
  }

  it.each([
    ['letters', 'Q', 'A'],
    ['letters of another language', 'В', 'О'],
    ['roles', 'Interviewer', 'Respondent'],
    ['a room and a device', 'Room 4.12', 'iPhone von Ben'],
  ])('where the names are %s', (_, first, second) => {
    const texts = casts['English']?.texts ?? []
    const { cues } = parseText(
      texts.map((text, i) => `${i % 2 === 0 ? first : second}: ${text}`).join('\n\n'),
    )
    expect(cues.map(({ speaker }) => speaker)).toEqual(texts.map((__, i) => (i % 2 === 0 ? first : second)))
    expect(wordsOf(cues)).toEqual(texts.flatMap((text) => text.split(' ')))
  })

  const members = [
    ['The Chair (Hon. Ann Rota (Leith, Lib.))', 'The Chair', 'I call the meeting to order.'],
    ['Mr. Paul Manly (Skye, GP)', 'Mr. Paul Manly', 'I rise today to present a petition, and'],
    ['The Chair', 'The Chair', 'Please go on.'],
    ['Mr. Paul Manly', 'Mr. Paul Manly', 'Thank you.'],
    ['Hon. Marie Gray (Minister of the Coast and of Public Works)', 'Hon. Marie Gray', 'The pier stays.'],
    ['The Chair', 'The Chair', 'That is all for today.'],
    ['Hon. Marie Gray', 'Hon. Marie Gray', 'Good.'],
  ] as const

  it.each([
    ['a colon', (name: string, text: string) => `${name}: ${text}`],
    ['the name above', (name: string, text: string) => `${name}\n${text}`],
    ['headings in Markdown', (name: string, text: string) => `### ${name}\n\n${text}`],
    ['the time behind the name', (name: string, text: string, i: number) => `${name}  0:0${i}\n${text}`],
  ])('where brackets with a seat stand behind some names: %s', (_, write) => {
    const { cues } = parseText(members.map(([written, , text], i) => write(written, text, i)).join('\n\n'))
    expect(cues.map(({ speaker, text }) => `${speaker}|${text}`)).toEqual(
      members.map(([, name, text]) => `${name}|${text}`),
    )
  })

  it('where a person only ever speaks into what others say', () => {
    const turns = [
      'Grad D: I mean',
      'Grad F: Why',
      'Grad D: It was like',
      'PhD A: And so on.',
      'Grad D: Fine.',
    ]
    const { cues } = parseText([...turns, ...turns, 'PhD A: We stop here.'].join('\n\n'))
    expect(cues.map(({ speaker }) => speaker).slice(0, 5)).toEqual([
      'Grad D',
      'Grad F',
      'Grad D',
      'PhD A',
      'Grad D',
    ])
  })

  it('where a heading without words stands before a name', () => {
    const turn = '**Anna Lee:** We go on after this.'
    const { cues } = parseText(
      `${turn}\n\n**Break:** \\ **Carmen Andoh:** I think so.\n\n${turn}\n\n**Carmen Andoh:** Good.`,
    )
    expect(cues.map(({ speaker, text }) => `${speaker}|${text}`)).toEqual([
      'Anna Lee|We go on after this.',
      'Carmen Andoh|I think so.',
      'Anna Lee|We go on after this.',
      'Carmen Andoh|Good.',
    ])
  })
})

describe('What only looks like a name stays with what is said', () => {
  it.each([
    [
      'points of a list',
      ['One thing: water them.', 'Another thing: feed them.', 'The last: wait.', 'So much for that.'],
    ],
    ['steps', ['Step one: dig.', 'Step two: plant.', 'Step three: water.', 'Step four: wait.']],
    [
      'stage directions',
      ['[Anna laughs] That was it.', '[music] And then we left.', 'The end came [sic] early.'],
    ],
    ['links and code', ['Look at https://example.org now.', 'Write a: 1 there.', 'Then b: 2 below.']],
    ['one line as a heading', ['The garden\nWe plant beans.', 'The house\nWe sit inside.', 'We go to bed.']],
  ])('%s', (_, paragraphs) => {
    const { cues } = parseText(paragraphs.join('\n\n'))
    expect(cues.map(({ speaker }) => speaker)).toEqual(paragraphs.map(() => null))
  })
})
