import type { LibraryAnswer } from '#export/library-answer.ts'

const said = { sentences: 1, state: 'quoted' } as const
const one = '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b'
const two = '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5c'
/** An answer out of a video and a pasted interview, with who says what. */
export const libraryAnswer: LibraryAnswer = {
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
