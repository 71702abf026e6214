import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { parseFile } from '#tests/setup/parse-file.ts'
import { partOf } from '#tests/setup/part-of-walk.ts'
import { createYardstick, expectGrowth } from '#tests/setup/processor-time.ts'

const srt = '1\n00:00:01,000 --> 00:00:02,000\n'
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\n'
const xml = '<transcript><text start="1">'

/** A beginning, what is repeated after it, and an end: each has been made to hurt one way of reading. */
type Hostile = [start: string, repeated: string, end: string]
const hostile: Hostile[] = [
  ['', '<', ''],
  ['', '&', ''],
  ['', 'a: ', ''],
  ['', 'Anna: x\n', ''],
  ['', '>> a ', ''],
  ['', '[', ''],
  ['', '(a', ''],
  ['', '"', ''],
  ['', '-->', ''],
  ['', '0:00 a\n', ''],
  ['', '0:00\n1 minute\n', ''],
  ['', '1\n', ''],
  ['', 'A. ', ''],
  ['a', ' ', ''],
  ['{', '[', ''],
  ['{"events":', '[', ''],
  ['{"events":[', '{},', ''],
  ['WEBVTT\n\n', 'NOTE x\n\n', ''],
  ['WEBVTT\n\n', '00:01.000 --> 00:02.000\nx\n\n', ''],
  [vtt, '<v ', ''],
  [vtt, '<v A>x', ''],
  [vtt, '<c <i', ''],
  [vtt, '<00:00:00.000>x', ''],
  [vtt, 'same\n', ''],
  [vtt, '\nid\n', ''],
  [srt, '{\\a', ''],
  [srt, '<i>x</i>', ''],
  [srt, '9\n', ''],
  ['', srt, ''],
  [xml, '<text ', ''],
  ['', '[a](', ''],
  ['', '**a', ''],
  ['', '# ', '#'],
  ['# ', '#', 'x'],
  ['**a** ', ' ', ''],
  ['**a**\n', '\n', ''],
  ['', '{0}{1}', ''],
  ['{1}{1}25\n', '{0}{1}x\n', ''],
  ['', '[1][2]x\n', ''],
  ['', '[00:01.00]', ''],
  ['', '[00:01.00]x\n', ''],
  ['', '<00:01.00>', ''],
  ['<SAMI><BODY>', '<SYNC Start=1>', ''],
  ['<SAMI><BODY>', '<SYNC Start=1><P>x\n', ''],
  ['[Events]\n', 'Dialogue: 0,', ''],
  ['[Events]\n', 'Dialogue: 0,0:00:01.00,0:00:02.00,a,,0,0,0,,{\n', ''],
  ['start\tend\ttext\n', '1\t2\tx\n', ''],
  ['start,end,text\n', '1,2,"x', ''],
  ['', 'Mira  0:01\n', ''],
  ['', 'Mira\n0:01\nx\n\n', ''],
  ['Mira', ' ', '0:01'],
  ['', '00:00:01:00 00:00:02:00 x\n', ''],
  ['', '00:00:01:00', ''],
  ['', '\n', '00:00:01:00 x'],
  ['', '1/1/2026, 10:00 - a: x\n', ''],
  ['', '1 h 1 min ', ''],
  ['', 'Ann 1 minute 2 seconds\na\n', ''],
  ['', 'Ann (1s - 2s): a\n', ''],
  ['', '<Ann>a</Ann>', ''],
  ['<Ann>a</Ann>', ' ', '<'],
  ['', 'Ann\na\nOtto\nb\n', ''],
  [vtt, '&lt;i&gt;', ''],
  ['', '1\'01" a\n', ''],
  ['0:01 a\n', '1分1秒 a\n', ''],
  ['> 1\n', '> a\n', ''],
  ['From: a\nSubject: b\n', 'X-A: b\n', '\n0:01 a'],
  ['From: a\nSubject: b\nContent-Transfer-Encoding: quoted-printable\n\n', '=C3=A9', ''],
  ['', '\\u00e9', ''],
  ['', '&#233;', ''],
  ['1  a\n', '2  a\n', ''],
  ['<p>0:01 a</p>', '<td>0:02 a', ''],
  ['', 'a. Ann (0:01): ', ''],
  ['[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,m 0 0', ' l 1', 'x'],
  ['', 'Ã©', ''],
  ['', 'Ã', ''],
  ['', '–>', ''],
  ['[', '{"start":1,"text":"x"},', '{}]'],
  ['', '{"start":1,"text":"x"}\n', ''],
  ['<tt>', '<div begin="1s">', ''],
  ['<tt><p begin="1s">', '<span begin="1s">x</span>', ''],
  [xml, '<text a=b c="', ''],
  [xml, '<![CDATA[', ''],
  [xml, '<!--', ''],
  [xml, '&amp;', ''],
  [xml, '</text><text start="1">x', ''],
  ['', '*TC 00:00:01;00\nx\n', ''],
  ['', '0:00:01.000,0:00:02.000\nx\n', ''],
  [vtt, '<', '>'],
  [vtt, '<v ', '>'],
  [xml, '<', '>'],
  [xml, '<![CDATA[', ']]>'],
]
const small = 16 * 1024
const factor = 16
/** Captions as most people have them, whose time of reading the others are compared with. */
const plainCaptions: Hostile = ['', `${srt}They opened the shop before dawn.\n\n`, '']

function reading([start, repeated, end]: Hostile, length: number) {
  const bytes = new TextEncoder().encode(start + repeated.repeat(length / repeated.length) + end)
  return (): void => {
    try {
      parseFile(bytes)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
}

/** Ten megabytes of the worst text take some seconds then, which the thread for large files gives them. */
const captions = { ms: createYardstick(reading(plainCaptions, small * factor)), maxTimes: 40 }

describe('reading time', () => {
  it.each(partOf(hostile, 4))(
    'grows with the input and no faster, and stays near that of captions: %j, %j, %j',
    (...input) => {
      // Quadratic time would be 256 times as long; 80 leaves room for the collector.
      expectGrowth(reading(input, small), reading(input, small * factor), factor * 5, captions)
    },
  )

  it.each([
    ['lines', 'a\n'],
    ['times', '0:00\n'],
    ['changes of speaker', '>> a '],
  ])('refuses more %s than a day of speech has', (_name, piece) => {
    const bytes = new TextEncoder().encode(piece.repeat(500_001))
    expect(() => parseFile(bytes)).toThrow(
      expect.objectContaining({
        code: 'TRANSCRIPT_TOO_LONG',
        detail: 'The transcript has more than 400,000 lines.',
      }),
    )
  })
})
