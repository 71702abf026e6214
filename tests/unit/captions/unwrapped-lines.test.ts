import { describe, expect, it } from 'vitest'
import { parseText, textsOf } from './parse-text.ts'
import { clock, expectSaid, saidLines } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

function subrip(lines: readonly SaidLine[]): string {
  return lines
    .map(({ text, at, i }) => `${i + 1}\n${clock(at, ',000')} --> ${clock(at + 2, ',000')}\n${text}\n`)
    .join('\n')
}

describe('A text that only looks so', () => {
  it.each([
    [
      'chevrons of speakers',
      '>> Good evening.\n>> Good evening to you.\n>> Shall we begin?',
      ['>> Good evening.', '>> Good evening to you.', '>> Shall we begin?'],
    ],
    [
      'a list of things to count',
      '3   goats\n9   sheep\n4   dogs\n8   cats',
      ['3 goats', '9 sheep', '4 dogs', '8 cats'],
    ],
    [
      'a path of Windows',
      'Open C:\\users\\ann first.\nThen open C:\\updates as well.\nThat is all.',
      ['Open C:\\users\\ann first.', 'Then open C:\\updates as well.', 'That is all.'],
    ],
  ])('stays as it is with %s', (_, text, expected) => {
    expect(textsOf(parseText(text))).toEqual(expected)
  })
})

describe('Captions that programs left damaged', () => {
  it.each(saidLines)('are read in %s where a number stands twice', (_, lines) => {
    expectSaid(parseText(subrip(lines).replace('\n2\n', '\n2\n\n2\n'), 'captions.srt'), lines)
  })

  it.each([['00:01:3'], ['00:01:30,0'], ['00:01:30,000 --'], ['00:01:30,000 --> 00:0']])(
    'are read up to where they were cut off within %s',
    (rest) => {
      const [, lines = []] = saidLines[0] ?? []
      expectSaid(parseText(`${subrip(lines)}\n5\n${rest}`, 'captions.srt'), lines)
    },
  )

  it('keep the order of speech where a recogniser lost the time, and captions end before they begin', () => {
    const times = [
      '46:35,540 --> 00:46:54,400',
      '46:54,400 --> 00:48:43,290',
      '48:43,290 --> 00:46:59,520',
      '46:59,520 --> 00:46:52,840',
      '46:52,840 --> 00:47:06,080',
    ]
    const words = [
      'We heard of boats.',
      'This week the show',
      'was made by Ann.',
      'Technical support came',
      'from Otto.',
    ]
    const text = words.map((each, i) => `${i + 1}\n00:${times[i] ?? ''}\n${each}\n`).join('\n')
    expect(textsOf(parseText(text, 'captions.srt'))).toEqual(words)
  })

  it('are read without letters that slipped into a time, and without tags that a converter escaped', () => {
    const slipped = '1\n00:00:13,980 --> 00:00:19wer,580\nOne.\n\n2\n00:00:20,980 --> 00:00:21,680\nTwo.\n'
    expect(textsOf(parseText(slipped, 'captions.srt'))).toEqual(['One.', 'Two.'])
    const escaped =
      'WEBVTT\n\n00:01.000 --> 00:03.000\n&lt;font face="Serif" size="18">The aquarium&lt;/font>\n\n' +
      '00:04.000 --> 00:06.000\nWrite &lt;video&gt; and 3 &lt; 5.\n'
    expect(textsOf(parseText(escaped, 'captions.vtt'))).toEqual(['The aquarium', 'Write <video> and 3 < 5.'])
  })

  it('are read without the blanks that a translating program put into their tags', () => {
    const text =
      '1\n00:00:01,000 --> 00:00:03,000\n< i >¿Quién pintó la puerta?< / i >\n\n2\n00:00:05,000 --> 00:00:07,000\n5 < 7 and 9 > 3\n'
    expect(textsOf(parseText(text, 'captions.srt'))).toEqual(['¿Quién pintó la puerta?', '5 < 7 and 9 > 3'])
  })
})
