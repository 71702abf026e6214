import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { LibraryAnswer } from '#export/library-answer.ts'
import { libraryWord } from '#web/features/history/library-word.ts'

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

/** The parts of a `.docx` file. */
function partsOf(file: Uint8Array): Map<string, string> {
  return new Map(Object.entries(unzipSync(file)).map(([name, content]) => [name, strFromU8(content)]))
}

it('it is a document for word processors, with its seconds as links and each letter as it was said', () => {
  const parts = partsOf(libraryWord({ ...answer, question: 'Is 1 < 2 & "so"?\u0007' }))
  const text = parts.get('word/document.xml') ?? ''
  const shown = [...text.matchAll(/<w:p>.*?<\/w:p>/gu)].map(([each]) => each.replaceAll(/<[^>]+>/gu, ''))
  expect(shown).toEqual([
    'Is 1 &lt; 2 &amp; &quot;so&quot;?',
    'Board [1]',
    '1:01 “Six thousand.” (Tom)',
    '1:15 “And a day.” (Priya)',
    'Interview 7 [2]',
    '“Nobody knows.”',
    'Sources',
    '1. City, Board, 2026-05-14. https://www.youtube.com/watch?v=WZyRbnpGyzQ Accessed on 2026-11-29.',
    '2. Interview 7. Accessed on 2026-11-29.',
  ])
  const links = parts.get('word/_rels/document.xml.rels') ?? ''
  expect(links).toContain(
    'Target="https://www.youtube.com/watch?v=WZyRbnpGyzQ&amp;t=61s" TargetMode="External"',
  )
  for (const [, id] of text.matchAll(/r:id="(\w+)"/gu)) expect(links).toContain(`Id="${id}"`)
  expect([...parts.keys()]).toEqual(expect.arrayContaining(['[Content_Types].xml', '_rels/.rels']))
})
