import { describe, expect, it } from 'vitest'
import { parseText } from './parse-text.ts'
import { clock, expectSaid, saidLines } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

type Shape = (lines: readonly SaidLine[]) => unknown

const byIds: readonly (readonly [string, Shape])[] = [
  [
    'a list of speakers',
    (lines) => ({
      segments: lines.map(({ text, at, i }) => ({
        start: at + 0.5,
        end: at + 2,
        speaker: `id${i % 2}`,
        text,
      })),
      speakers: [0, 1].map((i) => ({ id: `id${i}`, name: lines[i]?.name })),
    }),
  ],
  [
    'a map of speakers',
    (lines) => ({
      speakers: { 0: lines[0]?.name, 1: lines[1]?.name },
      utterances: lines.map(({ text, at, i }) => ({ start: at + 0.5, end: at + 2, speaker: i % 2, text })),
    }),
  ],
  [
    'users beside each line',
    (lines) => ({
      timeline: lines.map(({ text, at, name }) => ({
        text,
        ts: clock(at, '.500'),
        users: [{ username: name }],
      })),
    }),
  ],
]

const messages: readonly (readonly [string, Shape])[] = [
  [
    'Discord',
    (lines) => ({
      guild: { name: 'Harbour' },
      messages: lines.map(({ text, name, i }) => ({
        id: String(i),
        timestamp: `2026-03-01T10:0${i}:00+00:00`,
        content: text,
        author: { id: '1', name: 'user', nickname: name },
      })),
    }),
  ],
  [
    'Telegram',
    (lines) => ({
      name: 'Harbour',
      messages: lines.map(({ text, name, i }) => ({
        id: i,
        type: 'message',
        date: `2026-03-01T10:0${i}:00`,
        from: name,
        from_id: `user${i % 2}`,
        text: i % 2 === 0 ? text : [text.slice(0, 8), { type: 'bold', text: text.slice(8) }],
      })),
    }),
  ],
]

describe.each(saidLines)('JSON in %s', (_, lines) => {
  it.each(byIds)('is read with the names of speakers in %s', (_shape, shape) => {
    const later = lines.map((line) => ({ ...line, at: line.at + 0.5 }))
    expectSaid(parseText(JSON.stringify(shape(lines)), 'talk.json'), later, { speakers: true })
  })

  it.each(messages)('is read as the messages of %s', (_shape, shape) => {
    expectSaid(parseText(JSON.stringify(shape(lines)), 'chat.json'), lines, { times: 'none', speakers: true })
  })

  it('is read with times in hundredths, as the library of whisper.cpp counts', () => {
    const segments = lines.map(({ text, at }) => ({ t0: at * 100, t1: at * 100 + 150, text }))
    expectSaid(parseText(JSON.stringify({ segments }), 'talk.json'), lines)
  })

  it('is read word by word where the fields have one letter', () => {
    const words = lines.flatMap(({ text, at }) =>
      text.split(' ').map((w, i) => ({ w, s: at * 1000 + i * 100, e: at * 1000 + i * 100 + 90, t: 'word' })),
    )
    expectSaid(parseText(JSON.stringify(words), 'talk.json'), lines)
  })

  it('is read with keys in capitals', () => {
    const items = lines.map(({ text, at, name }) => ({
      Start: clock(at, '.500'),
      End: clock(at + 2, '.500'),
      Speaker: name,
      Text: text,
    }))
    const later = lines.map((line) => ({ ...line, at: line.at + 0.5 }))
    expectSaid(parseText(JSON.stringify(items), 'talk.json'), later, { speakers: true })
  })

  it('is read without the author of the file as the speaker', () => {
    const segments = lines.map(({ text, at }) => ({ start: at + 0.5, end: at + 2, text }))
    const parsed = parseText(JSON.stringify({ author: 'Harbour Radio', segments }), 'talk.json')
    expect(parsed.cues.map(({ speaker }) => speaker)).toEqual(lines.map(() => null))
  })
})

describe('Words with the tags and entities of the captions they come from', () => {
  const text = `It&#39;s <i>Ann&amp;Otto</i> &gt; all.`

  it('are read without entities and tags in JSON', () => {
    const items = [
      { start: 1.5, end: 3, text },
      { start: 5.5, end: 7, text: '<v Ann Lee>Good evening.</v>' },
    ]
    expect(parseText(JSON.stringify(items), 'talk.json').cues.map((cue) => [cue.speaker, cue.text])).toEqual([
      [null, "It's Ann&Otto > all."],
      ['Ann Lee', 'Good evening.'],
    ])
  })

  it.each([
    ['lines with times', `0:01 ${text}\n0:05 Yes.\n0:09 No.`],
    ['plain text', text],
    ['a chat', `2/1/26, 10:00 AM - Ann: ${text}\n2/1/26, 10:01 AM - Otto: Yes.`],
  ])('are read without entities in %s', (_shape, written) => {
    expect(parseText(written).cues[0]?.text).toBe("It's <i>Ann&Otto</i> > all.")
  })
})

describe('JSON of Symbl and Otter', () => {
  it('is read with times beside dates, and with the names of a list', () => {
    const said = [
      {
        text: 'Good evening.',
        from: { name: 'Ann' },
        startTime: '2026-03-01T10:00:02.000Z',
        timeOffset: 2.5,
      },
      { text: 'Welcome.', from: { name: 'Otto' }, startTime: '2026-03-01T10:00:06.500Z', timeOffset: 6.5 },
    ]
    expect(parseText(JSON.stringify({ messages: said })).cues.map((cue) => [cue.start, cue.speaker])).toEqual(
      [
        [2.5, 'Ann'],
        [6.5, 'Otto'],
      ],
    )
    const speech = {
      transcripts: [{ start_time: 2.5, speaker_id: 7, transcript: 'Good evening.' }],
      speakers: [{ id: 7, speaker_name: 'Ann' }],
    }
    expect(parseText(JSON.stringify({ speech })).cues.map((cue) => cue.speaker)).toEqual(['Ann'])
  })
})
