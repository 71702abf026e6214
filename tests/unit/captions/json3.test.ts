import { describe, expect, it } from 'vitest'
import { parseJson3 } from '#core/captions/parse-captions.ts'

type Event = Record<string, unknown>

function parse(events: Event[]) {
  return parseJson3(JSON.stringify({ wireMagic: 'pb3', events }))
}

function said(start: number, duration: number | undefined, text: string): Event {
  return { tStartMs: start, dDurationMs: duration, segs: [{ utf8: text }] }
}

describe('json3', () => {
  it('joins segments and skips set-up events and appended line ends', () => {
    const parsed = parse([
      { tStartMs: 0, dDurationMs: 90_000, id: 1, wpWinPosId: 1, wsWinStyleId: 1 },
      {
        tStartMs: 80,
        dDurationMs: 3920,
        wWinId: 1,
        segs: [{ utf8: 'so' }, { utf8: ' today', tOffsetMs: 240 }],
      },
      { tStartMs: 1990, dDurationMs: 2010, aAppend: 1, segs: [{ utf8: '\n' }] },
      {
        tStartMs: 2000,
        dDurationMs: 4000,
        wWinId: 1,
        segs: [{ utf8: 'we', acAsrConf: 0 }, { utf8: ' begin' }],
      },
    ])
    expect(parsed).toEqual({
      format: 'json3',
      cues: [
        { start: 0.08, duration: 1.92, text: 'so today', speaker: null },
        { start: 2, duration: 4, text: 'we begin', speaker: null },
      ],
      droppedCues: 0,
      clockOffsetSeconds: 0,
      repairedCues: 0,
      captionKind: 'automatic',
      timings: 'exact',
      language: null,
    })
  })

  it('takes tags, no-break and zero-width blanks out of the words', () => {
    const [cue] = parse([said(0, 1000, '<i>one</i>\u00a0two\u200bthree\n\n four &amp; five')]).cues
    expect(cue?.text).toBe('one two three four & five')
  })

  it('keeps tags that a speaker talks about', () => {
    expect(parse([said(0, 1000, 'use the <video> tag')]).cues[0]?.text).toBe('use the <video> tag')
  })

  it.each([
    ['an overlap ends where the next begins', [said(0, 5000, 'a'), said(2000, 2000, 'b')], [2, 2]],
    ['a pause keeps its own duration', [said(0, 1000, 'a'), said(9000, 2000, 'b')], [1, 2]],
    ['a missing duration reaches to the next', [said(0, undefined, 'a'), said(1500, 2000, 'b')], [1.5, 2]],
    ['the last without a duration has none', [said(0, 1000, 'a'), said(1500, undefined, 'b')], [1, null]],
    ['a person may mean 3 seconds', [said(0, 3000, 'a'), said(9000, 2000, 'b')], [3, 2]],
    ['the placeholder of 3 seconds is no duration', [said(0, 3000, 'a'), said(9000, 3000, 'b')], [9, 3]],
  ])('%s', (_name, events, durations) => {
    expect(parse(events).cues.map((cue) => cue.duration)).toEqual(durations)
  })

  it('says that captions without word times were made by a person', () => {
    expect(parse([said(0, 2000, 'Hello.')]).captionKind).toBe('human')
  })

  it('keeps the words of events with fields of the wrong type', () => {
    const parsed = parse([
      said(1000, 1000, 'one'),
      { tStartMs: '2000', dDurationMs: null, segs: [{ utf8: 'two' }] },
      { tStartMs: 4000, segs: 'three' },
      said(5000, 1000, 'four'),
    ])
    expect(parsed.cues).toEqual([
      { start: 1, duration: 1, text: 'one', speaker: null },
      { start: 2, duration: 3, text: 'two', speaker: null },
      { start: 5, duration: 1, text: 'four', speaker: null },
    ])
    expect(parsed.repairedCues).toBe(1)
  })

  it.each([
    ['cut off', '{"wireMagic":"pb3","events":[{"tStartMs":0,"segs":[{"utf8":"Hel', 'cut off or damaged'],
    ['empty', '', 'cut off or damaged'],
    ['of another kind', '{"captions":[]}', 'no captions'],
    ['without words', '{"events":[{"tStartMs":0,"segs":[{"utf8":"\\n"}]}]}', 'no words'],
  ])('refuses a body that is %s', (_name, body, reason) => {
    expect(() => parseJson3(body)).toThrow(
      expect.objectContaining({ code: 'TRANSCRIPT_EMPTY', detail: expect.stringContaining(reason) }),
    )
  })
})

it('the reader drops the lines that each event shows again of the one before', () => {
  const shown = ['one\ntwo', 'two\nthree', 'three\nfour', 'four\nfive', 'five\nsix']
  const events = shown.map((utf8, i) => ({ tStartMs: i * 2000, dDurationMs: 4000, segs: [{ utf8 }] }))
  const { cues } = parseJson3(JSON.stringify({ wireMagic: 'pb3', events }))
  expect(cues.map(({ text }) => text)).toEqual(['one two', 'three', 'four', 'five', 'six'])
})
