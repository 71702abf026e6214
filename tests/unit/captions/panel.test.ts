import { describe, expect, it } from 'vitest'
import type { ParsedCaptions } from '#core/captions/raw-captions.ts'
import { parseText, textsOf } from './parse-text.ts'
import { shortClock } from './said-lines.ts'

function startsOf({ cues }: ParsedCaptions) {
  return cues.map((cue) => cue.start)
}

const texts = ['hello everyone', 'and welcome', 'to the talk']

describe('text copied from the transcript panel', () => {
  it.each([
    ['times above the words', '0:00\nhello everyone\n0:04\nand welcome\n1:02:09\nto the talk\n'],
    ['times before the words', '0:00 hello everyone\n0:04 and welcome\n1:02:09 to the talk'],
    ['times in brackets', '[0:00] hello everyone\n[0:04] and welcome\n[1:02:09] to the talk'],
    ['times in round brackets', '(0:00) hello everyone\n(0:04)\nand welcome\n\n(1:02:09) to the talk'],
    ['times and dashes', '0:00 - hello everyone\n0:04 – and welcome\n1:02:09 — to the talk'],
    ['times and tabs', '00:00\thello everyone\n00:04\tand welcome\n01:02:09\tto the talk'],
    [
      'no-break and zero-width blanks',
      '0:00\u00a0\nhello\u00a0everyone\u200b\n0:04\nand welcome\n1:02:09\nto the talk',
    ],
    ['empty lines', '\n\n0:00\n\nhello everyone\n\n0:04\n\nand welcome\n\n1:02:09\nto the talk\n\n'],
    [
      'what transcribers print',
      '[00:00:00.000 --> 00:00:04.000]  hello everyone\n[00:00:04.000 --> 00:00:09.000]  and welcome\n' +
        '[01:02:09.000 --> 01:02:10.000]  to the talk\n',
    ],
    [
      'times for screen readers on lines of their own',
      '0:00\n0 seconds\nhello everyone\n0:04\n4 seconds\nand welcome\n1:02:09\n1 hour, 2 minutes, 9 seconds\nto the talk',
    ],
    [
      'times for screen readers before the words',
      '0:00 0 seconds hello everyone\n0:044 seconds and welcome\n1:02:091 hour, 2 minutes, 9 secondsto the talk',
    ],
    [
      'times for screen readers in another language',
      '0:00\n0 секунд\nhello everyone\n0:04\n4 секунды\nand welcome\n1:02:09\n1 час 2 минуты 9 секунд\nto the talk',
    ],
  ])('reads %s', (_name, text) => {
    const parsed = parseText(text)
    expect(parsed).toMatchObject({ format: 'panel', timings: 'exact', droppedCues: 0, repairedCues: 0 })
    expect(textsOf(parsed)).toEqual(texts)
    expect(startsOf(parsed)).toEqual([0, 4, 3729])
  })

  it('leaves out chapter headings, buttons and the name of the language', () => {
    const parsed = parseText(
      'Transcript\nSearch in video\nIntroduction\n0:00\none\n0:02\ntwo\nThe second part\n0:04\nthree\n0:06\nfour\n' +
        '0:08\nfive\n0:10\nsix\n0:12\nseven\n0:14\neight\n0:16\nnine\n0:18\nten\nEnglish (auto-generated)\n',
    )
    expect(textsOf(parsed)).toEqual('one two three four five six seven eight nine ten'.split(' '))
    expect(parsed.captionKind).toBe('automatic')
  })

  it('keeps all lines where entries have several', () => {
    const parsed = parseText('0:00\none\ntwo\n0:10\nthree\nfour\n0:20\nfive\n0:30\nsix\nseven\n0:40\neight')
    expect(textsOf(parsed)).toEqual(['one two', 'three four', 'five', 'six seven', 'eight'])
  })

  it('keeps a minute that is spoken of', () => {
    const parsed = parseText('0:30 first\n1:00 1 minute of silence\n1:30 last')
    expect(textsOf(parsed)).toEqual(['first', '1 minute of silence', 'last'])
  })

  it('keeps other times that entries begin with', () => {
    const parsed = parseText('0:10 1 minute in\n0:20 2 minutes in\n0:30 3 minutes in')
    expect(textsOf(parsed)).toEqual(['1 minute in', '2 minutes in', '3 minutes in'])
  })

  it('keeps a long text above the first time', () => {
    const prose =
      'This is what the speaker said before anybody began to write down the times, and it is long. '.repeat(2)
    const parsed = parseText(`${prose}\n0:10\none\n0:12\ntwo`)
    expect(parsed.cues.map(({ start, text }) => [start, text])).toEqual([
      [0, prose.trim()],
      [10, 'one'],
      [12, 'two'],
    ])
  })
})

describe('plain text', () => {
  it('has a cue per paragraph, without times', () => {
    const parsed = parseText('One line\nand its next.\n\n  Another\u00a0paragraph.  \n\n\n')
    expect(parsed).toEqual({
      format: 'plain',
      cues: [
        { start: null, duration: null, text: 'One line and its next.', speaker: null },
        { start: null, duration: null, text: 'Another paragraph.', speaker: null },
      ],
      droppedCues: 0,
      clockOffsetSeconds: 0,
      repairedCues: 0,
      title: null,
      encoding: 'utf-8',
      passes: [],
      captionKind: 'unknown',
      timings: 'none',
      language: null,
    })
  })

  it('has a cue per line where there are no paragraphs', () => {
    expect(textsOf(parseText('one\ntwo\nthree'))).toEqual(['one', 'two', 'three'])
  })

  it.each([
    [
      'times of day',
      'I got up.\n10:30 was the time.\nThen I went out.\nIt rained.\nI sang.\nI slept.\nThe end.\nReally.',
    ],
    ['scores', '3:1 was the result.\n2:0 the day before.'],
    ['a time in a sentence', 'We meet at 0:30 and talk.'],
    ['an arrow', 'a --> b\nb --> c'],
    ['falling times', '9:00 we stop\n8:00 they said\n7:00 I ate\n6:00 I woke'],
  ])('is what holds %s', (_name, text) => {
    const parsed = parseText(text)
    expect(parsed.format).toBe('plain')
    expect(textsOf(parsed).join('\n')).toBe(text)
  })

  it.each([
    ['json3 by its content', '{"events":[{"tStartMs":0,"segs":[{"utf8":"x"}]}]}', 'talk.srt', 'json3'],
    ['SubRip by its content', '1\n00:00:01,000 --> 00:00:02,000\nx', 'talk.vtt.txt', 'subrip'],
    ['a caption file without times as text', 'just words', 'talk.srt', 'plain'],
  ])('knows %s', (_name, text, fileName, format) => {
    expect(parseText(text, fileName).format).toBe(format)
  })

  it('refuses JSON that is no caption file', () => {
    expect(() => parseText('[{"text":"x"}]')).toThrow(expect.objectContaining({ code: 'TRANSCRIPT_EMPTY' }))
    expect(() => parseText('{ "a": 1 }')).toThrow(expect.objectContaining({ code: 'TRANSCRIPT_EMPTY' }))
  })
})

describe('The panel as its page shows it in another language', () => {
  const lines = [
    'Words of the first line',
    'words of the second',
    'words of the third',
    'and the last of all',
  ]
  const seconds = [13, 65, 156, 260]
  const unit = (language: string, name: 'minute' | 'second', value: number): string =>
    new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit: name, unitDisplay: 'long' }).format(
      value,
    )
  const spoken = (language: string, at: number, between: string): string =>
    at < 60
      ? unit(language, 'second', at)
      : `${unit(language, 'minute', Math.floor(at / 60))}${between}${unit(language, 'second', at % 60)}`

  it.each([
    ['en', ', '],
    ['de', ' und '],
    ['fr', ' et '],
    ['es', ' y '],
    ['ru', ' и '],
    ['tr', ' '],
    ['ja', ' '],
    ['ko', ' '],
    ['zh', ''],
    ['pl', ' i '],
    ['hi', ' और '],
  ])(
    'is read without the times it says, on lines of their own or glued to the words: %s',
    (language, between) => {
      const glued = lines.map(
        (line, i) => `${shortClock(seconds[i] ?? 0)}\n${spoken(language, seconds[i] ?? 0, between)}${line}`,
      )
      const apart = lines.map(
        (line, i) => `${shortClock(seconds[i] ?? 0)}\n${spoken(language, seconds[i] ?? 0, between)}\n${line}`,
      )
      const inOne = lines.map(
        (line, i) => `${shortClock(seconds[i] ?? 0)}${spoken(language, seconds[i] ?? 0, between)}${line}`,
      )
      for (const written of [glued, apart, inOne]) {
        const parsed = parseText(written.join('\n'))
        expect(textsOf(parsed)).toEqual(lines)
        expect(parsed.cues.map(({ start }) => start)).toEqual(seconds)
      }
    },
  )

  it.each([
    'English (auto-generated)',
    'Deutsch (automatisch erzeugt)',
    'Русский (создано автоматически)',
    '日本語 (自動生成)',
    'Français',
  ])('is read without the name of its language at the end: %s', (name) => {
    const parsed = parseText(
      [...lines.map((line, i) => `${shortClock(seconds[i] ?? 0)}\n${line}`), name].join('\n'),
    )
    expect(textsOf(parsed)).toEqual(lines)
    expect(parsed.captionKind).toBe(name.includes('(') ? 'automatic' : 'unknown')
  })

  it.each(['Chapter', 'Kapitel', 'Chapitre', 'Глава'])(
    'is read without its numbered chapters: %s',
    (word) => {
      const entries = lines.map((line, i) => `${shortClock(seconds[i] ?? 0)}\n${line}`)
      const text = [
        `${word} 1: How it begins`,
        ...entries.slice(0, 2),
        `${word} 2: The sale`,
        ...entries.slice(2),
      ]
      expect(textsOf(parseText(text.join('\n')))).toEqual(lines)
    },
  )
})
