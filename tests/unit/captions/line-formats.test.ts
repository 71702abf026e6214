import { describe, expect, it } from 'vitest'
import type { ParsedCaptions } from '#core/captions/raw-captions.ts'
import { parseText, textsOf } from './parse-text.ts'

function timesOf({ cues }: ParsedCaptions) {
  return cues.map((cue) => [cue.start, cue.duration])
}

describe('SubRip', () => {
  it.each([
    [
      'as it should be',
      '1\n00:00:01,000 --> 00:00:02,500\none\nline\n\n2\n00:00:03,000 --> 00:00:04,000\ntwo\n',
    ],
    [
      'without empty lines',
      '1\n00:00:01,000 --> 00:00:02,500\none\nline\n2\n00:00:03,000 --> 00:00:04,000\ntwo',
    ],
    ['without numbers', '00:00:01,000 --> 00:00:02,500\none\nline\n\n00:00:03,000 --> 00:00:04,000\ntwo\n'],
    ['with points and short times', '1\n0:01.000 --> 0:02.5\none\nline\n\n2\n0:03 --> 0:04\ntwo\n'],
    [
      'with positions',
      '1\n00:00:01,000 --> 00:00:02,500 X1:40 X2:600\none\nline\n\n2\n00:00:03,000 --> 00:00:04,000\ntwo',
    ],
    [
      'after a translator',
      '1\n00: 00: 01, 000 -> 00: 00: 02, 500\none\nline\n\n2\n00:00:03,000 → 00:00:04,000\ntwo\n',
    ],
    [
      'with blanks in empty lines',
      '1\n00:00:01,000 --> 00:00:02,500\none\nline\n \t\n2\n00:00:03,000 --> 00:00:04,000\n\ntwo',
    ],
    [
      'cut off before its first number',
      '00:00:01,000 --> 00:00:02,500\none\nline\n\n2\n00:00:03,000 --> 00:00:04,000\ntwo',
    ],
    [
      'cut off after a number',
      '1\n00:00:01,000 --> 00:00:02,500\none\nline\n\n2\n00:00:03,000 --> 00:00:04,000\ntwo\n\n3\n',
    ],
  ])('reads a file %s', (_name, text) => {
    const parsed = parseText(text)
    expect(parsed.format).toBe('subrip')
    expect(textsOf(parsed)).toEqual(['one line', 'two'])
    expect(timesOf(parsed)).toEqual([
      [1, 1.5],
      [3, 1],
    ])
  })

  it('keeps a number that is spoken', () => {
    const parsed = parseText(
      '00:01,000 --> 00:02,000\nIn\n2009\n00:02,000 --> 00:03,000\n1\n\n00:04,000 --> 00:05,000\nx',
    )
    expect(textsOf(parsed)).toEqual(['In 2009', '1', 'x'])
  })

  it('takes out tags and position overrides, and nothing else', () => {
    const parsed = parseText(
      '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<font color="#fff"><i>a < b</i></font> and x<y> a <y <i>b</i> {ok} <3 &lt;i&gt;\n',
    )
    expect(textsOf(parsed)).toEqual(['a < b and x<y> a <y b {ok} <3 <i>'])
    expect(textsOf(parseText('1\n00:00:01,000 --> 00:00:02,000\n{\\an8}Above {ok}\n'))).toEqual([
      'Above {ok}',
    ])
  })
})

describe('.stc', () => {
  it('reads frames at 29.97 a second; the first time may be the length of the video', () => {
    const parsed = parseText(
      '\n*TC 00:01:00;15\none\n\n*TC 00:00:04;10\ntwo\nlines\n\n*TC 00:00:06;29\nthree',
    )
    expect(parsed).toMatchObject({ format: 'stc', repairedCues: 0, captionKind: 'unknown' })
    expect(textsOf(parsed)).toEqual(['one', 'two lines', 'three'])
    expect(timesOf(parsed)).toEqual([
      [0, 4.334],
      [4.334, 2.634],
      [6.968, 53.533],
    ])
  })

  it('reads a file that begins with a caption', () => {
    const parsed = parseText('*TC 00:00:01;00\none\n*TC 00:00:04;00\ntwo')
    expect(timesOf(parsed)).toEqual([
      [1, 3],
      [4, null],
    ])
  })
})

describe('.sbv and .sub', () => {
  it.each([
    ['.sbv', '0:00:01.000,0:00:02.500\none\nline\n\n0:00:03.000,0:00:04.000\ntwo\n'],
    [
      'SubViewer with its header',
      '[INFORMATION]\n[TITLE]x\n[SUBTITLE]\n00:00:01.00,00:00:02.50\none[br]line\n\n00:00:03.00,00:00:04.00\ntwo',
    ],
    ['commas in the times', '00:00:01,000,00:00:02,500\none\nline\n\n00:00:03,000,00:00:04,000\ntwo'],
    ['times without fractions', '0:00:01,0:00:02.5\none\nline\n\n0:00:03,0:00:04\ntwo'],
  ])('reads %s', (_name, text) => {
    const parsed = parseText(text)
    expect(parsed.format).toBe('sbv')
    expect(textsOf(parsed)).toEqual(['one line', 'two'])
    expect(timesOf(parsed)).toEqual([
      [1, 1.5],
      [3, 1],
    ])
  })
})
