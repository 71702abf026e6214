import { describe, expect, it } from 'vitest'
import { parseText } from './parse-text.ts'
import { clock, expectSaid, saidLines, shortClock } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

const minutes = (seconds: number): number => Math.floor(seconds / 60)

describe.each(saidLines)('Speeches in %s', (_, lines) => {
  it.each<[string, (line: SaidLine) => string]>([
    ['`at` between name and time', ({ name, text, at }) => `${name} at ${shortClock(at)}:\n${text}\n`],
    ['the time in brackets and no colon', ({ name, text, at }) => `${name} [${clock(at)}] ${text}\n`],
    ['the time as code in a list', ({ name, text, at }) => `- **${name}** \`${shortClock(at)}\` ${text}`],
    [
      'the time in words twice, as Teams shows it in German',
      ({ name, text, at }) =>
        `${name}\n${minutes(at)} Minuten ${at % 60} Sekunden\n${shortClock(at)}\n` +
        `${name} ${minutes(at)} Minuten ${at % 60} Sekunden\n${text}\n`,
    ],
  ])('are read with %s', (_shape, write) => {
    expectSaid(parseText(lines.map(write).join('\n')), lines, { speakers: true })
  })

  it.each<[string, (line: SaidLine) => string]>([
    ['a picture before it', ({ name, text }) => `🎙️ ${name}: ${text}`],
  ])('are read by a name with %s', (_shape, write) => {
    expectSaid(parseText(lines.map(write).join('\n')), lines, { times: 'none', speakers: true })
    const few = lines.slice(0, 3)
    expectSaid(parseText(few.map(write).join('\n')), few, { times: 'none', speakers: true })
  })

  it.each<[string, (line: SaidLine) => string]>([
    ['a stroke behind it', ({ text, at }) => `${clock(at)} / ${text}`],
  ])('are read with a time that has %s', (_shape, write) => {
    expectSaid(parseText(lines.map(write).join('\n')), lines)
  })

  it('are read by names as directories write them, the last name first', () => {
    const turned = lines.map((line) => ({ ...line, name: line.name.split(' ').toReversed().join(', ') }))
    const text = turned.map(({ name, text: words, at }) => `[${shortClock(at)}] ${name}: ${words}`)
    expectSaid(parseText(text.join('\n')), turned, { speakers: true })
  })

  it('are read by numbered speakers below times', () => {
    const few = lines.slice(0, 3).map((line) => ({ ...line, name: `Speaker ${(line.i % 2) + 1}` }))
    const text = few.map(({ name, text: words, at }) => `${shortClock(at)} ${name}\n${words}\n`)
    expectSaid(parseText(text.join('\n')), few, { speakers: true })
  })

  it('are read by the identifiers of cues that Webex writes', () => {
    const cues = lines.map(
      ({ name, text, at, i }) =>
        `${i + 1} "${name}" (10${i % 2})\n${clock(at, '.000')} --> ${clock(at + 2, '.000')}\n${text}\n`,
    )
    expectSaid(parseText(['WEBVTT\n', ...cues].join('\n'), 'meeting.vtt'), lines, { speakers: true })
  })

  it('are read below full names also where there are three', () => {
    const few = lines.slice(0, 3)
    const cues = few.map(
      ({ name, text, at }) => `${clock(at, '.000')} --> ${clock(at + 2, '.000')}\n${name}\n${text}\n`,
    )
    expectSaid(parseText(cues.join('\n'), 'meeting.txt'), few, { speakers: true })
  })

  it.each([
    ['addresses', ['ann@example.org', 'otto.w@mail.example.org']],
    ['telephones', ['+49 151 2345678', '+1 (555) 123-4567']],
  ])('are read by who joined with %s', (_shape, names) => {
    const named = lines.slice(0, 2).map((line) => ({ ...line, name: names[line.i % 2] ?? '' }))
    const text = named.map(({ text: words, at, name }) => `[${shortClock(at)}] ${name}: ${words}`)
    expectSaid(parseText(text.join('\n')), named, { speakers: true })
  })
})

describe('A transcript of three lines, one name of which comes once', () => {
  it.each([
    [
      'Hindi',
      ['सुनीता वर्मा', 'अर्जुन मेहता'],
      ['डाकिया चिट्ठी लेकर आया।', 'हमने शाम तक चाय पी।', 'बच्चों ने बेड़ा बनाया।'],
    ],
    [
      'Japanese',
      ['佐藤花子', '田中健一'],
      ['手紙が届きました。', 'お茶を飲みました。', 'いかだを作りました。'],
    ],
    ['Bengali', ['মিতা সেন', 'রাহুল দাস'], ['চিঠি এসেছে।', 'আমরা চা খেয়েছি।', 'শিশুরা ভেলা বানিয়েছে।']],
  ])('is read by its names in %s', (_language, names, texts) => {
    const text = texts.map((words, i) => `0${i}:05 ${names[i % 2] ?? ''}: ${words}`).join('\n')
    expect(parseText(text).cues.map((cue) => [cue.speaker, cue.text])).toEqual(
      texts.map((words, i) => [names[i % 2], words]),
    )
  })

  it('is no transcript of a list of notes', () => {
    const text = 'Warning: the gate is open.\nRemember: goats bite.\nNote: dogs as well.'
    expect(parseText(text).cues.map(({ speaker }) => speaker)).toEqual([null, null, null])
  })
})
