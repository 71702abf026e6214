import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { parseText, textsOf } from './parse-text.ts'
import { clock, expectSaid, saidLines, shortClock } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

const frames = (at: number): string => clock(at, ':00')

describe.each(saidLines)('Files of editing programs in %s', (_, lines) => {
  it.each<[string, (line: SaidLine) => string]>([
    ['beginning, end and length', ({ at, text }) => `${frames(at)} ${frames(at + 2)} 02:00\n${text}\n`],
    [
      'number, beginning, end and length',
      ({ at, text, i }) => `${i + 1}       ${frames(at)}   ${frames(at + 2)}       02:00\n${text}\n`,
    ],
    ['marks of italics', ({ at, text }) => `${frames(at)} , ${frames(at + 2)} , ^I${text}^I`],
  ])('are read with %s', (_shape, write) => {
    expectSaid(parseText(lines.map(write).join('\n'), 'captions.txt'), lines)
  })

  it('are read without times where nobody set them', () => {
    const text = lines.map((line) => `${line.i + 1}   ${frames(0)}   ${frames(0)}   00:00\n${line.text}\n`)
    expectSaid(parseText(text.join('\n')), lines, { times: 'none' })
  })

  it('are read in SubStation Alpha with blanks before its lines, and without drawings that have no mark', () => {
    const spoken = lines.map(
      ({ at, text }) =>
        `  Dialogue: 0,0:${clock(at, '.00').slice(3)},0:${clock(at + 2, '.00').slice(3)},Default,,0,0,0,,${text}`,
    )
    const drawn = '  Dialogue: 0,0:00:00.00,0:00:20.00,Sign,,0,0,0,,m 0 0 l 0 -403 l 716 -403 716 0'
    expectSaid(parseText(['  [Events]  ', drawn, ...spoken].join('\n'), 'captions.ass'), lines)
  })

  it('are read in LRC with the end of each line', () => {
    const text = lines.map(({ at, text: words }) => `[${shortClock(at)}.00-${shortClock(at + 2)}.00]${words}`)
    expectSaid(parseText(text.join('\n'), 'words.lrc'), lines)
  })

  it('are read in SAMI whose blanks lack a semicolon', () => {
    const syncs = lines.map(
      ({ at, text }) =>
        `<SYNC Start=${at * 1000}><P Class=A>${text}<SYNC Start=${at * 1000 + 900}><P Class=A>&nbsp`,
    )
    expectSaid(parseText(`<SAMI><BODY>${syncs.join('\n')}</BODY></SAMI>`, 'captions.smi'), lines)
  })

  it('are read in TTML with several lines of one paragraph at their own times', () => {
    const spans = lines.map(
      ({ at, text }) => `<span begin="${clock(at)}.0" end="${clock(at + 2)}.0">${text}</span>`,
    )
    const text = `<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p>${spans.join('<br/>')}</p></div></body></tt>`
    expectSaid(parseText(text, 'captions.ttml'), lines)
  })
})

describe('Other files of editing programs', () => {
  it('keep the words of one line together in TTML that has a time for each', () => {
    const text =
      '<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p><span begin="1s">Good </span><span begin="1.5s">evening </span>' +
      '<span begin="2s">all.</span></p></div></body></tt>'
    expect(textsOf(parseText(text, 'captions.ttml'))).toEqual(['Good evening all.'])
  })

  it('are refused by name in DVDSubtitle', () => {
    const text = '{HEAD\nDISCID=\n}\n{T 00:00:02:00\nGood evening.\n}\n{T 00:00:06:50\nWelcome.\n}\n'
    const read = (): unknown => parseText(text, 'captions.sub')
    expect(read).toThrow(AppError)
    expect(read).toThrow(expect.objectContaining({ code: 'TRANSCRIPT_NOT_TEXT' }))
  })

  it('keep a line about the letter m and some numbers', () => {
    const text = '[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,m 5 is a star cluster'
    expect(textsOf(parseText(text, 'captions.ass'))).toEqual(['m 5 is a star cluster'])
  })
})
