import { expect, it } from 'vitest'
import type { LibraryAnswer } from '#export/library-answer.ts'
import { libraryBibtex, libraryCsl, libraryMarkdown } from '#export/library-answer.ts'

const said = { sentences: 1, state: 'quoted' } as const
const one = '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b'
const two = '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5c'
const answer: LibraryAnswer = {
  question: 'What did it *cost*?',
  createdAt: '2026-11-29T15:00:00.000Z',
  passages: [
    { ...said, transcriptId: two, sentence: 4, quote: 'Six thousand.', second: 61, speaker: 'Tom' },
    { ...said, transcriptId: one, sentence: 1, quote: 'Nobody knows.', second: null },
    { ...said, transcriptId: two, sentence: 9, quote: 'And a day.', second: 75, speaker: 'Priya' },
  ],
  videos: [
    {
      transcriptId: one,
      historyId: null,
      videoId: null,
      videoTitle: 'Interview 7',
      videoChannel: null,
      publishedOn: null,
      timings: 'none',
    },
    {
      transcriptId: two,
      historyId: null,
      videoId: 'WZyRbnpGyzQ',
      videoTitle: 'Board',
      videoChannel: 'City',
      publishedOn: '2026-05-14',
      timings: 'exact',
    },
  ],
}

it('an answer out of many videos stands by video, with who says it, its second and its sources', () => {
  expect(libraryMarkdown(answer)).toBe(`# What did it \\*cost\\*?

## Board [1]

- [1:01](https://www.youtube.com/watch?v=WZyRbnpGyzQ&t=61s) “Six thousand.” (Tom)
- [1:15](https://www.youtube.com/watch?v=WZyRbnpGyzQ&t=75s) “And a day.” (Priya)

## Interview 7 [2]

- “Nobody knows.”

## Sources

1. City, Board, 2026-05-14. https://www.youtube.com/watch?v=WZyRbnpGyzQ Accessed on 2026-11-29.
2. Interview 7. Accessed on 2026-11-29.
`)
})

it('its citations name the person, the second, the day and the day of access', () => {
  const [first = '', second = ''] = libraryBibtex(answer).split('\n\n')
  expect(first).toContain('note = {Tom 1:01; Priya 1:15}')
  expect(first).toContain('date = {2026-05-14}')
  expect(first).toContain('urldate = {2026-11-29}')
  expect(second).toContain('title = {{Interview 7}}')
  expect(second).not.toContain('note')
  const [board]: unknown[] = JSON.parse(libraryCsl(answer))
  expect(board).toMatchObject({
    note: 'Tom 1:01; Priya 1:15',
    issued: { 'date-parts': [[2026, 5, 14]] },
    accessed: { 'date-parts': [[2026, 11, 29]] },
  })
})

it('an answer that names no video has its question alone', () => {
  expect(libraryMarkdown({ ...answer, passages: [] })).toBe('# What did it \\*cost\\*?\n')
  expect(libraryBibtex({ ...answer, passages: [] })).toBe('')
})
