import { describe, expect, it } from 'vitest'
import { parseText, textsOf } from './parse-text.ts'
import { clock, expectSaid, saidLines, shortClock } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

function transcript(lines: readonly SaidLine[], time: (seconds: number) => string, between = ' '): string {
  return lines.map(({ text, at }) => `${time(at)}${between}${text}`).join('\n')
}

const minutes = (seconds: number): number => Math.floor(seconds / 60)

describe.each(saidLines)('Lines in %s that begin with a time', (_, lines) => {
  it.each<[string, (seconds: number) => string]>([
    ['minutes and seconds, short', (at) => `${minutes(at)} min ${at % 60} s`],
    ['hours, minutes and seconds, glued', (at) => `0h${minutes(at)}m${at % 60}s`],
    ['German', (at) => `${minutes(at)} Min. ${at % 60} Sek.:`],
    ['Russian', (at) => `${minutes(at)} мин ${at % 60} сек`],
    ['English words', (at) => `[${minutes(at)} minutes and ${at % 60} seconds]`],
    ['Spanish words', (at) => `${minutes(at)} minutos y ${at % 60} segundos:`],
    ['Japanese', (at) => `${minutes(at)}分${at % 60}秒`],
    ['Chinese', (at) => `00时${minutes(at)}分${at % 60}秒`],
    ['Korean', (at) => `${minutes(at)}분 ${at % 60}초`],
    ['signs for minutes and seconds', (at) => `${minutes(at)}'${String(at % 60).padStart(2, '0')}"`],
    ['typographic signs', (at) => `${minutes(at)}′${String(at % 60).padStart(2, '0')}″`],
    ['seconds', (at) => `${at}s`],
    ['seconds with their fraction', (at) => `${at}.000`],
    ['a word before it', (at) => `Timestamp: ${shortClock(at)}`],
    ['a hyphen before it', (at) => `- ${shortClock(at)}:`],
    ['minutes and seconds with a point', (at) => `${minutes(at)}.${String(at % 60).padStart(2, '0')}`],
    ['a range in words', (at) => `${shortClock(at)} to ${shortClock(at + 2)}:`],
    ['a range with a wave', (at) => `${shortClock(at)}～${shortClock(at + 2)}`],
  ])('are read with their times in %s', (_shape, time) => {
    expectSaid(parseText(transcript(lines, time)), lines)
  })

  it('are read where the words stand below such a time', () => {
    const time = (at: number): string => `${minutes(at)} min ${at % 60} s`
    expectSaid(parseText(transcript(lines, time, '\n')), lines)
  })

  it.each<[string, (seconds: number) => string]>([
    ['in quotes', (at) => `"${clock(at, ',000')}" --> "${clock(at + 2, ',000')}"`],
    ['in brackets', (at) => `[${clock(at, ',000')}] --> [${clock(at + 2, ',000')}]`],
    ['parted by a wave', (at) => `${clock(at, ',000')} ～ ${clock(at + 2, ',000')}`],
    ['parted by a hyphen', (at) => `${clock(at, ',000')}-${clock(at + 2, ',000')}`],
    [
      'with letters',
      (at) =>
        `00h${String(minutes(at)).padStart(2, '0')}m${at % 60}s000 --> 00h${minutes(at + 2)}m${(at + 2) % 60}s000`,
    ],
  ])('are captions where both times are %s', (_shape, timing) => {
    const text = lines.map((line) => `${line.i + 1}\n${timing(line.at)}\n${line.text}`).join('\n\n')
    expectSaid(parseText(text, 'captions.srt'), lines)
  })
})

describe('A text in which lengths of time are spoken of', () => {
  it.each([
    [
      'English',
      [
        '5 minutes and 3 seconds later she left.',
        'The gate was open.',
        'Nobody saw the goats.',
        'We slept well.',
      ],
    ],
    [
      'English with heights',
      [`5'11" he said, was tall enough.`, 'The gate was open.', `4'09" was not.`, 'We slept well.'],
    ],
    ['English with sections', ['1.01 The gate', '1.02 The goats', '1.03 The square', '1.04 The baker']],
    [
      'Japanese',
      ['3分5秒待ってください。', '門は開いていました。', '2分1秒でいいです。', 'それから帰りました。'],
    ],
  ])('stays as it is in %s', (_, lines) => {
    const parsed = parseText(lines.join('\n'))
    expect(textsOf(parsed)).toEqual(lines)
    expect(parsed.timings).toBe('none')
  })
})
