import { describe, expect, it } from 'vitest'
import { parseText, textsOf } from './parse-text.ts'
import { clock, expectSaid, saidLines } from './said-lines.ts'
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
  hyphens: ({ at }) => `${clock(at, ',000')} - ${clock(at + 2, ',500')}`,
  'a word between': ({ at }) => `${clock(at, ',000')} to ${clock(at + 2, ',500')}`,
  'a word of German between': ({ at }) => `${clock(at, ',000')} bis ${clock(at + 2, ',500')}`,
  'direction marks': ({ at }) => `\u200f${clock(at, ',000')}\u200e --> \u200e${clock(at + 2, ',500')}`,
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

it.each(saidLines)(
  'the reader reads lines in %s at the times that faster-whisper prints',
  (_language, lines) => {
    expectSaid(
      parseText(lines.map(({ at, text }) => `[${at}.00s -> ${at + 3}.50s]  ${text}`).join('\n')),
      lines,
    )
  },
)

it('the reader leaves times in the midst of a paragraph as they came, which no program writes so', () => {
  const paragraph = '0:01 One thing. 0:05 Two of them. 0:09 Three at last.'
  const parsed = parseText(`We begin. ${paragraph}`)
  expect(parsed.passes).toEqual([])
  expect(textsOf(parsed).join(' ')).toContain(paragraph)
})

it('the reader keeps what people say of numbers, times and arrows', () => {
  const spoken = 'We met at 1.30 to 2.30 and won 3:1 - a good day.'
  expect(textsOf(parseText(`Otto: ${spoken}\n\nRuth: It runs 2 -> 3 times.`)).join(' ')).toContain(spoken)
  expect(textsOf(parseText('00:01,000 --> 00:02,000\nIn\n\n00:03,000 --> 00:04,000\n3. 5s of it\n'))).toEqual(
    ['In', '3. 5s of it'],
  )
})
