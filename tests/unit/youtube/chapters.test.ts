import { describe, expect, it } from 'vitest'
import { chaptersOfDescription } from '#server/adapters/youtube/metadata/description-chapters.ts'
import {
  chaptersOfNext,
  nextAnswerSchema,
  publishedOnOfNext,
} from '#server/adapters/youtube/metadata/next-answer.ts'

describe('the chapters in a description', () => {
  it('are read with times in front or behind, and every kind of mark between', () => {
    const description = [
      'Welcome! Recorded at 9:30.',
      '0:00 Start',
      '- 1:05 – Second',
      '[02:10] Third: with a colon',
      '(3:15) (Fourth)',
      '▶ 4:20 | Fifth',
      'Sixth 5:25',
      'Seventh (1:00:30)',
      '1:10:00\tEighth',
      '1:12:00 “Ninth”',
      'Thanks for watching.',
    ].join('\r\n')
    expect(chaptersOfDescription(description, null)).toEqual([
      { start: 0, title: 'Start' },
      { start: 65, title: 'Second' },
      { start: 130, title: 'Third: with a colon' },
      { start: 195, title: '(Fourth)' },
      { start: 260, title: 'Fifth' },
      { start: 325, title: 'Sixth' },
      { start: 3630, title: 'Seventh' },
      { start: 4200, title: 'Eighth' },
      { start: 4320, title: '“Ninth”' },
    ])
  })

  it.each([
    ['fewer than three', '0:00 One\n1:00 Two'],
    ['a first one that is not at the beginning', '0:10 One\n1:00 Two\n2:00 Three'],
    ['times alone', '0:00\n1:00\n2:00'],
    ['no times', 'One\nTwo\nThree'],
    ['minutes past the hour that are none', '0:00 One\n1:75 Two\n2:99 Three'],
    ['nothing', ''],
  ])('are none when there are %s', (_what, description) => {
    expect(chaptersOfDescription(description, null)).toEqual([])
  })

  it('rise in time and lie within the video', () => {
    const description = '0:00 One\n2:00 Two\n1:30 Aside\n3:00 Three\n9:00 Too late'
    expect(chaptersOfDescription(description, 500).map(({ title }) => title)).toEqual(['One', 'Two', 'Three'])
  })

  it('take no longer for a hostile line', () => {
    const began = performance.now()
    chaptersOfDescription(
      `${'- '.repeat(500_000)}\n${'1:'.repeat(500_000)}\n${'(('.repeat(500_000)}0:00 x`,
      null,
    )
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

const chapter = (title: unknown, timeRangeStartMillis: unknown) => ({
  chapterRenderer: { title, timeRangeStartMillis },
})

function page(markersMap: unknown, dateText?: unknown) {
  return nextAnswerSchema.parse({
    contents: {
      twoColumnWatchNextResults: {
        results: { results: { contents: [{ other: 1 }, { videoPrimaryInfoRenderer: { dateText } }] } },
      },
    },
    playerOverlays: {
      playerOverlayRenderer: {
        decoratedPlayerBarRenderer: {
          decoratedPlayerBarRenderer: { playerBar: { multiMarkersPlayerBarRenderer: { markersMap } } },
        },
      },
    },
  })
}

describe('the page around a video', () => {
  it('has the chapters of the creator, and others that are left out', () => {
    const answer = page([
      { key: 'AUTO_CHAPTERS', value: { chapters: [chapter({ simpleText: 'By a machine' }, 0)] } },
      { key: 'OTHER', value: { markers: [] } },
      {
        key: 'DESCRIPTION_CHAPTERS',
        value: {
          chapters: [
            chapter({ simpleText: 'One' }, 0),
            chapter({ runs: [{ text: 'T' }, { text: 'wo' }] }, 61_500),
            chapter({ simpleText: ' ' }, 70_000),
            chapter({ simpleText: 'Damaged' }, 'soon'),
            {},
          ],
        },
      },
    ])
    expect(chaptersOfNext(answer)).toEqual([
      { title: 'One', start: 0 },
      { title: 'Two', start: 61.5 },
    ])
  })

  it.each([
    ['Oct 5, 2026', '2026-10-05'],
    ['Premiered Dec 1, 2025', '2025-12-01'],
    ['Streamed live on February 27, 2009', '2009-02-27'],
    ['3 hours ago', null],
    ['Foo 5, 2026', null],
    ['', null],
  ])('says when it was published: %s', (text, date) => {
    expect(publishedOnOfNext(page([], { simpleText: text }))).toBe(date)
  })

  it.each([{}, { contents: 7, playerOverlays: [] }, { contents: { twoColumnWatchNextResults: {} } }])(
    'says nothing when it has another form: %o',
    (answer) => {
      const parsed = nextAnswerSchema.parse(answer)
      expect(chaptersOfNext(parsed)).toEqual([])
      expect(publishedOnOfNext(parsed)).toBeNull()
    },
  )
})
