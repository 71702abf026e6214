import { describe, expect, it } from 'vitest'
import { parseText, textsOf } from './parse-text.ts'

const hold = (at: string, until: string, text: string) =>
  `00:00:${at} --> 00:00:${until} align:start\n${text}\n \n`

describe('WebVTT', () => {
  it('reads header, settings, short times, identifiers, notes, styles and regions', () => {
    const parsed = parseText(
      [
        'WEBVTT - A title\nKind: captions\nLanguage: pt_br\n',
        'STYLE\n::cue { color: red }\n',
        'REGION\nid:fred\nwidth:40%\n',
        'NOTE\nnot spoken\n00:30 said nobody\n',
        'introduction\n00:01.000 --> 00:02.500 line:0 position:20% align:start\nFirst\nline\n',
        'NOTE between two cues\n',
        '2\n01:00:03.000 --> 01:00:04.000\nSecond &amp; <b>last</b>\n',
      ].join('\n'),
    )
    expect(parsed.language).toBe('pt-BR')
    expect(parsed.cues).toEqual([
      { start: 1, duration: 1.5, text: 'First line', speaker: null },
      { start: 3603, duration: 1, text: 'Second & last', speaker: null },
    ])
  })

  it('gives voices to the words inside them and shares out the time by length', () => {
    const { cues } = parseText(
      'WEBVTT\n\n00:00.000 --> 00:04.000\n<v.loud Esme O&apos;Hara>It is a\n<v Mary>blue <c.red>one</c></v>\n\n' +
        '00:04.000 --> 00:05.000\nNobody\n',
    )
    expect(cues).toEqual([
      { start: 0, duration: 2, text: 'It is a', speaker: "Esme O'Hara" },
      { start: 2, duration: 2, text: 'blue one', speaker: 'Mary' },
      { start: 4, duration: 1, text: 'Nobody', speaker: null },
    ])
  })

  it('leaves out readings above characters', () => {
    expect(
      textsOf(parseText('WEBVTT\n\n00:00.000 --> 00:01.000\n<ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>だ\n')),
    ).toEqual(['漢字だ'])
  })

  it('keeps words that follow an empty line by mistake', () => {
    const parsed = parseText(
      'WEBVTT\n\n00:01.000 --> 00:02.000\none\n\ntwo\n\nid\n00:03.000 --> 00:04.000\nthree\n',
    )
    expect(textsOf(parsed)).toEqual(['one two', 'three'])
  })

  it('has no words in a cue without any', () => {
    const parsed = parseText('WEBVTT\n\n1\n00:01.000 --> 00:02.000\n\n2\n00:03.000 --> 00:04.000\nthree\n')
    expect(textsOf(parsed)).toEqual(['three'])
  })

  it('reads a file that lost its first line by its name', () => {
    const text = 'id\n00:01.000 --> 00:02.000\none\n\nsecond\n00:02.000 --> 00:03.000\ntwo\n'
    expect(parseText(text, 'talk.vtt')).toMatchObject({ format: 'webvtt' })
    expect(textsOf(parseText(text, 'talk.vtt'))).toEqual(['one', 'two'])
  })
})

describe('rolling captions', () => {
  const first = '00:00:01.000 --> 00:00:02.000\n \nyes<00:00:01.300><c> we</c><00:00:01.600><c> can</c>\n\n'

  it('shows each line once', () => {
    const parsed = parseText(
      `WEBVTT\nKind: captions\n\n${first}${hold('02.000', '02.010', 'yes we can')}\n` +
        `00:00:02.010 --> 00:00:03.000\nyes we can\nand<00:00:02.500><c> will</c>\n\n${hold('03.000', '03.010', 'and will')}`,
    )
    expect(parsed.captionKind).toBe('automatic')
    expect(parsed.cues).toEqual([
      { start: 1, duration: 1, text: 'yes we can', speaker: null },
      { start: 2.01, duration: 0.99, text: 'and will', speaker: null },
    ])
  })

  it('keeps a line that the speaker says twice', () => {
    const parsed = parseText(
      `WEBVTT\n\n${first}${hold('02.000', '02.010', 'yes we can')}\n` +
        `00:00:02.010 --> 00:00:03.000\nyes we can\nyes<00:00:02.500><c> we</c><c> can</c>\n\n` +
        `${hold('03.000', '03.010', 'yes we can')}\n00:00:03.010 --> 00:00:04.000\nyes we can\nnow\n`,
    )
    expect(textsOf(parsed)).toEqual(['yes we can', 'yes we can', 'now'])
  })

  it('keeps words that the next line begins with', () => {
    const parsed = parseText(
      `WEBVTT\n\n${first}00:00:02.010 --> 00:00:03.000\nyes we can\nyes<00:00:02.500><c> we</c><c> can do</c>\n\n` +
        '00:00:03.010 --> 00:00:04.000\nyes we can do\nit\n',
    )
    expect(textsOf(parsed)).toEqual(['yes we can', 'yes we can do', 'it'])
  })

  it('leaves a chorus alone', () => {
    const lines = ['la la', 'la la', 'la la', 'oh yes', 'la la', 'la la']
    const cues = lines.map((line, i) => `00:0${i}.000 --> 00:0${i}.900\n${line}\n`)
    expect(textsOf(parseText(`WEBVTT\n\n${cues.join('\n')}`))).toEqual(lines)
  })

  it('leaves captions of two lines alone when only a few begin with an old line', () => {
    const cues = ['a\nb', 'b\nc', 'c\nd', 'e\nf', 'g\nh', 'i'].map(
      (text, i) => `00:0${i}.000 --> 00:0${i}.900\n${text}\n`,
    )
    expect(textsOf(parseText(`WEBVTT\n\n${cues.join('\n')}`))).toEqual([
      'a b',
      'b c',
      'c d',
      'e f',
      'g h',
      'i',
    ])
  })
})
