import { describe, expect, it } from 'vitest'
import { parseText, textsOf } from './parse-text.ts'
import { clock, expectSaid, saidLines, shortClock } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

type Write = (line: SaidLine) => string

/** The way transcripts part a name from the words. */
const untimed: Readonly<Record<string, Write>> = {
  'a place and a party behind the name': ({ name, text }) => `${name} (Leith) (Lab): ${text}\n`,
}

/** The way programs write who speaks, and when. */
const timed: Readonly<Record<string, (lines: readonly SaidLine[]) => string>> = {
  "Teams' page": (lines) =>
    lines
      .map(
        ({ name, text, at }) =>
          `${name}\n${Math.floor(at / 60)} minutes ${at % 60} seconds\n${shortClock(at)}\n${text}`,
      )
      .join('\n'),
  "Teams' page in German": (lines) =>
    lines
      .map(
        ({ name, text, at }) =>
          `${name}\n${Math.floor(at / 60)} Minuten ${at % 60} Sekunden\n${shortClock(at)}\n${text}`,
      )
      .join('\n'),
  'a time in brackets behind the colon': (lines) =>
    lines.map(({ name, text, at }) => `${name}: [${clock(at)}] ${text}\n`).join('\n'),
  'a bold name and a time in brackets': (lines) =>
    lines.map(({ name, text, at }) => `**${name}:** [${clock(at)}] ${text}\n`).join('\n'),
  'the name of the file above': (lines) =>
    `The bakery.mp3\n\n${lines.map(({ name, text, at }) => `${name}: [${clock(at)}] ${text}\n`).join('\n')}`,
  'a dash before the time': (lines) =>
    lines.map(({ name, text, at }) => `${name} - 0${shortClock(at)}\n${text}\n`).join('\n'),
  'a bar before the time': (lines) =>
    lines.map(({ name, text, at }) => `${name} | 0${shortClock(at)}\n${text}\n`).join('\n'),
}

describe.each(saidLines)('A transcript in %s', (_language, lines) => {
  it.each(Object.entries(untimed))('is read by its speakers with %s', (_name, write) => {
    expectSaid(parseText(lines.map(write).join('\n')), lines, { times: 'none', speakers: true })
  })

  it.each(Object.entries(timed))('is read by its speakers and times with %s', (_name, write) => {
    expectSaid(parseText(write(lines)), lines, { speakers: true })
  })

  it('begins a caption at each time within a speech, as Rev writes them', () => {
    const [first, second, third, fourth] = lines
    const text = [
      `${first?.name} (00:01):\n${first?.text}\n`,
      `(00:05):\n${second?.text}\n`,
      `${second?.name} (00:12):\n${third?.text}\n`,
      `(01:20):\n${fourth?.text}\n`,
    ]
    const parsed = parseText(text.join('\n'))
    expect(parsed.cues.map(({ start }) => start)).toEqual([1, 5, 12, 80])
    expect(parsed.cues.map(({ speaker }) => speaker)).toEqual(
      [first, first, second, second].map((line) => line?.name),
    )
    expect(textsOf(parsed)).toEqual(lines.map((line) => line.text))
  })

  it('leaves out what Google Meet writes above and below', () => {
    const said = lines.map(({ name, text }) => `${name}: ${text}`).join('\n')
    const whole = `Attendees\nOtto Weber, Ruth Abel\nTranscript\n${said}\nMeeting ended after 00:07:12 👋\nThis editable transcript was computer generated and might contain errors.`
    expectSaid(parseText(whole), lines, { times: 'none', speakers: true })
  })
})

it('the reader tells the speakers of Japanese apart by wide colons', () => {
  const said = ['店を開けました。', '誰も来ません。', '四十個売りました。', 'みんな帰りました。']
  const parsed = parseText(said.map((text, i) => `${i % 2 === 0 ? '田中' : '佐藤'}：${text}`).join('\n'))
  expect(textsOf(parsed)).toEqual(said)
  expect(parsed.cues.map((cue) => cue.speaker)).toEqual(['田中', '佐藤', '田中', '佐藤'])
})

it('the reader takes no words for names that stand before a dash or in brackets once', () => {
  const prose =
    'London — a city of rain.\n\nParis — a city of light.\n\nIt was late. We went home.\n\nOTTO. Nobody knew him.'
  expect(textsOf(parseText(prose)).join(' ')).toBe(prose.replaceAll('\n\n', ' '))
})
