import { describe, expect, it } from 'vitest'
import { parseText, textsOf } from './parse-text.ts'
import { clock, expectSaid, saidLines, shortClock } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

type Write = (line: SaidLine) => string

/** Timings as translators, editors, word processors and programs with faults of their own write them. */
const timings: Readonly<Record<string, Write>> = {
  'noise behind the thousandths': ({ at }) => `${clock(at, ',000.0999999')} --> ${clock(at + 2, ',250.79')}`,
  'short fractions': ({ at }) => `${clock(at, ',0')} --> ${clock(at + 2, ',65')}`,
  apostrophes: ({ at }) => `${clock(at, "'000")} --> ${clock(at + 2, "'500")}`,
  'a colon before thousandths': ({ at }) => `${clock(at, ':000')} --> ${clock(at + 2, ':500')}`,
  points: ({ at }) => `${clock(at, ',000')} --> ${clock(at + 2, ',500')}`.replaceAll(':', '.'),
  semicolons: ({ at }) => `${clock(at, ',000')} --> ${clock(at + 2, ',500')}`.replaceAll(':', ';'),
  'the number before the time': ({ at, i }) => `${i + 1} ${clock(at, ',000')} --> ${clock(at + 2, ',500')}`,
  'bold times': ({ at }) => `**${clock(at, ',000')} --> ${clock(at + 2, ',500')}**`,
  'escaped arrows': ({ at }) => `${clock(at, ',000')} \\--\\> ${clock(at + 2, ',500')}`,
  'double arrows': ({ at }) => `${clock(at, ',000')} ==> ${clock(at + 2, ',500')}`,
  'long arrows': ({ at }) => `${clock(at, ',000')} ---> ${clock(at + 2, ',500')}`,
  'arrows without a head': ({ at }) => `${clock(at, ',000')} -- ${clock(at + 2, ',500')}`,
  hyphens: ({ at }) => `${clock(at, ',000')} - ${clock(at + 2, ',500')}`,
  'a word between': ({ at }) => `${clock(at, ',000')} to ${clock(at + 2, ',500')}`,
  'a word of German between': ({ at }) => `${clock(at, ',000')} bis ${clock(at + 2, ',500')}`,
  dots: ({ at }) => `${clock(at, ',000')} ... ${clock(at + 2, ',500')}`,
  'direction marks': ({ at }) => `\u200f${clock(at, ',000')}\u200e --> \u200e${clock(at + 2, ',500')}`,
  'seconds with fractions': ({ at }) => `${at}.0 --> ${at + 2}.04`,
  'seconds with their unit': ({ at }) => `${at}s --> ${at + 2}.5s`,
}

describe.each(saidLines)('Captions in %s', (_language, lines) => {
  it.each(Object.entries(timings))('are read at their times with %s', (_name, write) => {
    const text = lines.map((line) => `${write(line)}\n${line.text}\n`).join('\n')
    expectSaid(parseText(text), lines)
  })

  it.each<[string, Write]>([
    ['a point', ({ i }) => `${i + 1}.`],
    ['a hash', ({ i }) => `#${i + 1}`],
    ['a word', ({ i }) => `Subtitle ${i + 1}`],
    ['bold', ({ i }) => `**${i + 1}**`],
    ['digits of another script', ({ i }) => '١٢٣٤'.charAt(i)],
    ['an empty line below each line', ({ i }) => `${i + 1}\n`],
  ])('leave out their numbers with %s', (_name, numberOf) => {
    const text = lines.map(
      (line) =>
        `${numberOf(line)}\n${clock(line.at, ',000')} --> ${clock(line.at + 2, ',500')}\n${line.text}\n`,
    )
    expectSaid(parseText(text.join('\n')), lines)
  })

  it('are read where the words stand behind the times', () => {
    const text = lines.map(
      ({ at, text: words, i }) => `${i + 1}\n${clock(at, ',000')} --> ${clock(at + 2, ',500')} ${words}\n`,
    )
    expectSaid(parseText(text.join('\n')), lines)
  })

  it('have no times where most cannot be read, rather than all at 0:00', () => {
    const text = lines.map(({ at, text: words }) => `${at}°07 --> ${at + 2}°50\n${words}\n`).join('\n')
    expectSaid(parseText(text), lines, { times: 'none' })
  })
})

/** A line with a time of its own, in brackets and units of all kinds. */
const moments: Readonly<Record<string, Write>> = {
  'seconds in brackets': ({ at, text }) => `[${at}.00s] ${text}`,
  'seconds from and to': ({ at, text }) => `[${at}.00s -> ${at + 3}.50s]  ${text}`,
  'black brackets': ({ at, text }) => `【${shortClock(at)}】${text}`,
  braces: ({ at, text }) => `{${clock(at)}} ${text}`,
  'hashes and tenths': ({ at, text }) => `#${clock(at, '-0')}# ${text}`,
  'marks of code': ({ at, text }) => `\`${shortClock(at)}\` ${text}`,
  'a number before': ({ at, text, i }) => `${i + 1}. [${shortClock(at)}] ${text}`,
}

describe.each(saidLines)('Lines in %s', (_language, lines) => {
  it.each(Object.entries(moments))('are read at their times with %s', (_name, write) => {
    expectSaid(parseText(lines.map(write).join('\n')), lines)
  })
})

it('the reader reads a time that no blank parts from words of a script without blanks', () => {
  const parsed = parseText('00:01面包师开门了。\n00:05没有人来。\n00:12她卖了四十个。\n01:20都回家了。')
  expect(parsed.cues.map(({ start, text }) => [start, text])).toEqual([
    [1, '面包师开门了。'],
    [5, '没有人来。'],
    [12, '她卖了四十个。'],
    [80, '都回家了。'],
  ])
})

it('the reader keeps what people say of numbers, times and arrows', () => {
  const spoken = 'We met at 1.30 to 2.30 and won 3:1 - a good day.'
  expect(textsOf(parseText(`Otto: ${spoken}\n\nRuth: It runs 2 -> 3 times.`)).join(' ')).toContain(spoken)
  expect(textsOf(parseText('00:01,000 --> 00:02,000\nIn\n\n00:03,000 --> 00:04,000\n3. 5s of it\n'))).toEqual(
    ['In', '3. 5s of it'],
  )
})
