import { describe, expect, it } from 'vitest'
import { parseText, wordsOf } from './parse-text.ts'

type Line = { name: string; text: string; i: number }
type Way = { write: (line: Line) => string; between?: string; fileName?: string; suffixes?: [string, string] }

const clock = (i: number): string => `00:0${Math.floor(i / 6)}:${String((i % 6) * 9).padStart(2, '0')}`
const caption = (words: (line: Line) => string): Way['write'] => {
  return (line) => `${line.i + 1}\n${clock(line.i)},000 --> ${clock(line.i)},900\n${words(line)}`
}

/** How programs and people write who speaks; `name` comes with what they write behind it, where they do. */
const ways: Readonly<Record<string, Way>> = {
  'a name and a colon': { write: ({ name, text }) => `${name}: ${text}` },
  'a colon within bold': { write: ({ name, text }) => `**${name}:** ${text}` },
  'a bold name': { write: ({ name, text }) => `**${name}**: ${text}` },
  'an organisation in brackets': { write: ({ name, text }) => `${name} (Lido, Inc.): ${text}` },
  'one letter in brackets': { write: ({ name, text }) => `${name} (M): ${text}` },
  'an organisation behind a bar': { write: ({ name, text }) => `${name} | Lido: ${text}` },
  'a name in brackets': { write: ({ name, text }) => `[${name}] ${text}` },
  'a name in brackets with a colon': { write: ({ name, text }) => `[${name}]: ${text}` },
  'a dash before the name': { write: ({ name, text }) => `- ${name}: ${text}` },
  'a list in Markdown': { write: ({ name, text }) => `* **${name}:** ${text}` },
  'a quote in Markdown': { write: ({ name, text }) => `> **${name}:** ${text}` },
  'a link in Markdown': { write: ({ name, text }) => `[${name}](https://example.org/who): ${text}` },
  'a heading in Markdown': { write: ({ name, text }) => `### ${name}\n\n${text}` },
  'a name above in bold': { write: ({ name, text }) => `**${name}**\n${text}` },
  'a name above': { write: ({ name, text }) => `${name}\n${text}` },
  'a time behind the name': { write: ({ name, text, i }) => `${name} [${clock(i)}]: ${text}` },
  'a time before the name': { write: ({ name, text, i }) => `[${clock(i)}] ${name}: ${text}` },
  Otter: { write: ({ name, text, i }) => `${name}  ${clock(i).slice(4)}\n${text}` },
  Teams: { write: ({ name, text, i }) => `${name}\n${clock(i).slice(4)}\n${text}` },
  Rev: { write: ({ name, text, i }) => `${name} (${clock(i).slice(3)}):\n${text}` },
  Riverside: { write: ({ name, text, i }) => `${name} (${clock(i)}.480)\n${text}` },
  'Happy Scribe': { write: ({ name, text, i }) => `[${clock(i)}.00] - ${name}\n${text}` },
  'Zoom, saved as text': { write: ({ name, text, i }) => `[${name}] ${clock(i)}\n${text}` },
  'Google Meet': {
    write: ({ name, text, i }) => (i === 4 ? `00:05:00\n\n` : '') + `${name}: ${text}`,
    between: '\n',
  },
  'captions with pronouns': { write: caption(({ name, text }) => `${name} (she/her): ${text}`) },
  'captions with names in brackets': { write: caption(({ name, text }) => `[${name}] ${text}`) },
  'captions with dashes and names': { write: caption(({ name, text }) => `- ${name}: ${text}`) },
  'captions with full-width colons': { write: caption(({ name, text }) => `${name}：${text}`) },
}

type Cast = { names: [string, string]; texts: string[] }

const casts: Readonly<Record<string, Cast>> = {
  English: {
    names: ['Mira Holt', 'Tomas Ek'],
    texts: [
      'Good evening and welcome to the garden show.',
      'Thank you, tonight we plant tomatoes and beans.',
      'One thing: water them before the sun is high.',
      'And how deep do the seeds go?',
      'Two fingers deep, no more than that.',
      'Then we cover the bed with straw.',
    ],
  },
  'English, recognised by a program': {
    names: ['SPEAKER_00', 'SPEAKER_01'],
    texts: [
      'so the lamp was lit every evening',
      'and who did that',
      'the keeper and later his daughter',
      'was it far to walk',
      'two hundred steps up and two hundred down',
      'that is a lot for one evening',
    ],
  },
  German: {
    names: ['Jörg Weiß', 'Anna von der Heide'],
    texts: [
      'Guten Abend und willkommen im Garten.',
      'Danke, heute pflanzen wir Tomaten und Bohnen.',
      'Eines noch: Gießen Sie vor der Mittagshitze.',
      'Und wie tief kommen die Samen?',
      'Zwei Finger tief, nicht mehr.',
      'Dann decken wir das Beet mit Stroh ab.',
    ],
  },
  Russian: {
    names: ['Анна Белова', 'Пётр Орлов'],
    texts: [
      'Добрый вечер, добро пожаловать в наш сад.',
      'Спасибо, сегодня мы сажаем помидоры и бобы.',
      'Поливайте их до полудня.',
      'А как глубоко сажать семена?',
      'На два пальца, не больше.',
      'Потом мы накроем грядку соломой.',
    ],
  },
}

describe('Who speaks is told from what is said', () => {
  for (const [cast, { names, texts }] of Object.entries(casts)) {
    it.each(Object.entries(ways))(`in ${cast}: %s`, (_, { write, between = '\n\n', fileName }) => {
      const nameOf = (i: number): string => names[i % 2] ?? ''
      const file = texts.map((text, i) => write({ name: nameOf(i), text, i })).join(between)
      const { cues } = parseText(file, fileName)
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
