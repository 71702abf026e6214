import { describe, expect, it } from 'vitest'
import { parseText } from './parse-text.ts'

/** Captions of SubRip given as `[start, end, text]` in its own notation, parsed. */
function parse(...captions: [start: string, end: string, text: string][]) {
  const text = captions
    .map(([start, end, words], i) => `${i + 1}\n${start} --> ${end}\n${words}\n`)
    .join('\n')
  const { cues, droppedCues, repairedCues } = parseText(text)
  return { cues: cues.map((cue) => [cue.start, cue.duration, cue.text]), droppedCues, repairedCues }
}

describe('broken times', () => {
  it('leaves good times alone, overlaps of two or three captions included', () => {
    expect(
      parse(['0:01', '0:05', 'a'], ['0:02', '0:08', 'b'], ['0:03', '0:04', 'c'], ['0:09', '0:10', 'd']),
    ).toEqual({
      cues: [
        [1, 4, 'a'],
        [2, 6, 'b'],
        [3, 1, 'c'],
        [9, 1, 'd'],
      ],
      droppedCues: 0,
      repairedCues: 0,
    })
  })

  it.each([
    ['an end before the start', ['0:02', '0:01']],
    ['an end at the start', ['0:02', '0:02']],
    ['an end that cannot be read', ['0:02', 'xx']],
  ] as const)('%s becomes the start of the next', (_name, [start, end]) => {
    expect(parse(['0:01', '0:02', 'a'], [start, end, 'b'], ['0:04', '0:05', 'c'])).toEqual({
      cues: [
        [1, 1, 'a'],
        [2, 2, 'b'],
        [4, 1, 'c'],
      ],
      droppedCues: 0,
      repairedCues: 1,
    })
  })

  it('has no duration where the last end is wrong', () => {
    expect(parse(['0:01', '0:02', 'a'], ['0:03', '0:01', 'b'])).toMatchObject({
      cues: [
        [1, 1, 'a'],
        [3, null, 'b'],
      ],
    })
  })

  it('puts a caption whose time cannot be read after the one before', () => {
    expect(parse(['0:01', '0:02', 'a'], ['0x:03', '0:04', 'b'], ['0:06', '0:07', 'c'])).toEqual({
      cues: [
        [1, 1, 'a'],
        [2, 4, 'b'],
        [6, 1, 'c'],
      ],
      droppedCues: 0,
      repairedCues: 1,
    })
  })

  it('begins a negative time at 0', () => {
    expect(parse(['-0:02', '0:01', 'a'], ['0:02', '0:03', 'b'])).toEqual({
      cues: [
        [0, 1, 'a'],
        [2, 1, 'b'],
      ],
      droppedCues: 0,
      repairedCues: 1,
    })
  })

  it('keeps the order of the file where a time slips back a little', () => {
    expect(parse(['0:10', '0:12', 'a'], ['0:08', '0:13', 'b'], ['0:14', '0:15', 'c'])).toEqual({
      cues: [
        [10, 2, 'a'],
        [10, 3, 'b'],
        [14, 1, 'c'],
      ],
      droppedCues: 0,
      repairedCues: 1,
    })
  })

  it('moves a caption that stands far from its place', () => {
    expect(
      parse(['0:10', '0:12', 'a'], ['0:30', '0:32', 'c'], ['0:40', '0:41', 'd'], ['0:20', '0:22', 'b']),
    ).toEqual({
      cues: [
        [10, 2, 'a'],
        [20, 2, 'b'],
        [30, 2, 'c'],
        [40, 1, 'd'],
      ],
      droppedCues: 0,
      repairedCues: 1,
    })
  })

  it('cuts a caption that is shown over everything else', () => {
    const others = ['b', 'c', 'd'].map((text, i): [string, string, string] => [
      `0:0${i + 2}`,
      `0:0${i + 3}`,
      text,
    ])
    expect(parse(['0:01', '9:00', 'a'], ...others)).toMatchObject({
      cues: [[1, 1, 'a'], ...[2, 3, 4].map((at) => [at, 1, expect.anything()])],
      repairedCues: 1,
    })
  })

  it('drops a caption that stands there twice', () => {
    expect(parse(['0:01', '0:02', 'a'], ['0:01', '0:02', 'a'], ['0:03', '0:04', 'a'])).toEqual({
      cues: [
        [1, 1, 'a'],
        [3, 1, 'a'],
      ],
      droppedCues: 1,
      repairedCues: 0,
    })
  })
})

describe('24 hours', () => {
  const hour = (count: number) =>
    Array.from({ length: count }, (_, i): [string, string, string] => [`${i}:00:00`, `${i}:00:01`, `at ${i}`])

  it('is taken', () => {
    expect(parse(...hour(25)).cues).toHaveLength(25)
  })

  it('is the limit', () => {
    expect(() => parse(...hour(26))).toThrow(
      expect.objectContaining({
        code: 'TRANSCRIPT_TOO_LONG',
        detail: 'The transcript is longer than 24 hours.',
      }),
    )
  })

  it('does not refuse a transcript for one stray time', () => {
    const minutes = Array.from({ length: 200 }, (_, i): [string, string, string] => [
      `${i}:00`,
      `${i}:01`,
      `at ${i}`,
    ])
    expect(parse(...minutes, ['99:59:59,999', '99:59:59,999', 'stray'])).toMatchObject({
      droppedCues: 1,
      repairedCues: 0,
    })
  })

  it('ends the last caption', () => {
    expect(parse(['23:59:59', '25:00:00', 'a'])).toEqual({
      cues: [[86_399, 1, 'a']],
      droppedCues: 0,
      repairedCues: 1,
    })
  })
})

describe('a clock that begins at one hour, as that of tapes does', () => {
  const subrip = (first: string, second: string): string =>
    `1\n${first},000 --> ${first},900\nOne.\n\n2\n${second},000 --> ${second},900\nTwo.\n`

  it.each([
    ['one hour', subrip('01:00:00', '01:00:05'), 3600, [0, 5]],
    ['one hour and a moment', subrip('01:00:10', '02:30:00'), 3600, [10, 5400]],
    ['ten hours', subrip('10:00:02', '10:00:05'), 36_000, [2, 5]],
    ['the middle of an hour', subrip('01:12:00', '01:12:05'), 0, [4320, 4325]],
    ['0:00', subrip('00:00:10', '01:00:05'), 0, [10, 3605]],
  ])('is moved to 0:00 and said: %s', (_what, text, offset, starts) => {
    const parsed = parseText(text)
    expect(parsed.clockOffsetSeconds).toBe(offset)
    expect(parsed.cues.map(({ start }) => start)).toEqual(starts)
  })

  it('stays where the times are those of a video, as in what was copied from YouTube', () => {
    const panel = parseText('1:00:05\nOne.\n1:00:10\nTwo.\n1:00:15\nThree.\n1:00:20\nFour.')
    expect(panel.clockOffsetSeconds).toBe(0)
    expect(panel.cues[0]?.start).toBe(3605)
  })
})
