import { describe, expect, it } from 'vitest'
import { chaptersOfDescription } from '#core/text/description-chapters.ts'
import {
  chaptersOfNext,
  nextAnswerSchema,
  publishedOnOfNext,
} from '#server/adapters/youtube/metadata/ask-metadata.ts'
import { expectGrowth } from '#tests/setup/processor-time.ts'

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

  it.each([
    ['ranges', '00:00 - 04:30 Introduction\n04:30 – 1:00:10 The middle\n1:00:10 to 1:10:00: The end'],
    ['arrows', '0:00 → Introduction\n4:30 ➤ The middle\n1:00:10 ► The end'],
    ['numbers in front', '1. 0:00 Introduction\n2) 4:30 The middle\n#3 - 1:00:10 The end'],
    ['times in full width', '０：００　Introduction\n４：３０：The middle\n１：００：１０ The end'],
    ['arrows in colour', '0:00 ▶\uFE0F Introduction\n▶\uFE0F 4:30 ➤\uFE0FThe middle\n1:00:10►\uFE0FThe end'],
    [
      'titles in front of arrows in colour',
      'Introduction ▶\uFE0F 0:00\nThe middle ►\uFE0F 4:30\nThe end 1:00:10',
    ],
    ['digits of Arabic', '٠:٠٠ Introduction\n٤:٣٠ The middle\n١:٠٠:١٠ The end'],
    ['digits of Hindi', '०:०० Introduction\n०४:३० The middle\n१:००:१० The end'],
    [
      'marks of the direction',
      '\u200F0:00\u200E Introduction\n\u20674:30\u2069 The middle\n1:00:10 \u200FThe end',
    ],
    ['titles coloured as signs', '0:00 Introduction\uFE0F\n4:30 The\uFE0F middle\n1:00:10 The end'],
    ['dots that lead to the times', 'Introduction ....... 0:00\nThe middle …… 4:30\nThe end......1:00:10'],
    ['ranges behind', 'Introduction 0:00 - 4:30\nThe middle (4:30–1:00:10)\nThe end 1:00:10 to 1:10:00'],
    ['titles in front', 'Introduction → 0:00\nThe middle - 4:30\nThe end [1:00:10]'],
  ])('are read with %s', (_what, description) => {
    expect(chaptersOfDescription(description, null)).toEqual([
      { start: 0, title: 'Introduction' },
      { start: 270, title: 'The middle' },
      { start: 3610, title: 'The end' },
    ])
  })

  it.each([
    ['out of order', '0:00 One\n2:00 Two\n1:30 Three\n3:00 Four'],
    ['three seconds apart', '0:00 One\n0:03 Two\n0:06 Three\n0:09 Four'],
  ])('are none when they are %s', (_what, description) => {
    expect(chaptersOfDescription(description, null)).toEqual([])
  })

  it('end before the times that come after other text', () => {
    const list = '0:00 One\n2:00 Two\n3:00 Three'
    for (const noise of [
      'My favourite:\n1:15 the joke',
      '\n0:00 Uno\n2:00 Dos\n3:00 Tres',
      'Music: 0:30 A song',
      '9:00 After the end of the video',
      'Recorded 7:15',
      'Aufgenommen um 7:15',
      '\nDoors open 7:15',
    ]) {
      const chapters = chaptersOfDescription(`${list}\n${noise}`, 500)
      expect(
        chapters.map(({ title }) => title),
        noise,
      ).toEqual(['One', 'Two', 'Three'])
    }
  })

  it('take no longer for a hostile line', () => {
    const hostile = (size: number): string =>
      `${'- '.repeat(size)}\n${'1:'.repeat(size)}\n${'(('.repeat(size)}0:00 x`
    const [short, long] = [hostile(50_000), hostile(500_000)]
    // Quadratic time would be 100 times as long.
    expectGrowth(
      () => chaptersOfDescription(short, null),
      () => chaptersOfDescription(long, null),
      50,
    )
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
            chapter({ simpleText: '\uFE0F Three' }, '90000'),
            chapter({ simpleText: 'Damaged' }, 'soon'),
            {},
          ],
        },
      },
    ])
    expect(chaptersOfNext(answer)).toEqual([
      { title: 'One', start: 0 },
      { title: 'Two', start: 61.5 },
      { title: 'Three', start: 90 },
    ])
  })

  it('has them in a panel as well, of which the automatic one is left out', () => {
    const panel = (panelIdentifier: string, title: string) => ({
      engagementPanelSectionListRenderer: {
        panelIdentifier,
        content: {
          macroMarkersListRenderer: {
            contents: [
              { macroMarkersListInfoItemRenderer: {} },
              ...['0:00', '1:02:03', 'soon'].map((time) => ({
                macroMarkersListItemRenderer: {
                  title: { simpleText: title },
                  timeDescription: { simpleText: time },
                },
              })),
            ],
          },
        },
      },
    })
    const engagementPanels = [
      panel('engagement-panel-macro-markers-auto-chapters', 'By a machine'),
      panel('engagement-panel-macro-markers-description-chapters', 'By the creator'),
    ]
    expect(chaptersOfNext(nextAnswerSchema.parse({ engagementPanels }))).toEqual([
      { title: 'By the creator', start: 0 },
      { title: 'By the creator', start: 3723 },
    ])
  })

  it.each([
    ['Oct 5, 2026', '2026-10-05'],
    ['5 Oct 2026', '2026-10-05'],
    ['Scheduled for Nov 6, 2026', null],
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

it('the reader of chapters never ends a title within a character', () => {
  const title = `${'a'.repeat(199)}🎬 and more`
  const [, second] = chaptersOfDescription(`0:00 Start\n1:00 ${title}\n2:00 End`, null)
  expect(second?.title).toBe('a'.repeat(199))
})
