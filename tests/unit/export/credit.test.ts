import { expect, it } from 'vitest'
import { heardNote } from '#core/recordings/heard-file.ts'
import { noteParts } from '#export/note-parts.ts'
import { copiedSummary } from '#export/plain-text.ts'
import { fileWords as english } from '#languages/en/file-words.ts'
import { fileWords as hindi } from '#languages/hi/file-words.ts'
import { writeSummaryFile } from '#server/lib/summary-file.ts'
import { summaryDocument } from './summary-document.ts'

const gaps = [
  { startMs: 1_200_000, endMs: 1_800_000 },
  { startMs: 3_600_000, endMs: 3_661_000 },
]
const inEnglish = heardNote(gaps, ' It ends at 1:10:00: No minutes of sound left.')
const inHindi =
  'यह रिकॉर्डिंग एक प्रोग्राम ने सुनी है: कुछ शब्द ग़लत हो सकते हैं। It ends at 1:10:00: No minutes of sound left. यह हिस्सा सुना नहीं जा सका: 20:00–30:00, 1:00:00–1:01:01।'

it.each(['markdown', 'obsidian', 'notion', 'text'] as const)(
  'says in a file of %s that a program heard it, and what it missed, in the language of the reader',
  async (format) => {
    const write = async (credit: string | null, words: typeof english) =>
      String(await writeSummaryFile(summaryDocument({ credit }), format, words))
    expect(await write(inEnglish, english)).toContain(
      'A program heard this recording: some words may be wrong.',
    )
    const parts = (await write(inEnglish, hindi)).trimEnd().split('\n')
    expect(parts).toContain(inHindi)
    const licence = 'Licensed under CC BY-NC-ND 4.0, TED'
    expect(await write(licence, hindi)).toContain(licence)
    const [none, heard] = [await write(null, hindi), await write(inEnglish, hindi)]
    expect(heard.replace(`${inHindi}\n`, '').replace('\n\n\n', '\n\n').trimEnd()).toBe(none.trimEnd())
  },
)

it('says so in copied text and in parts of a note', () => {
  const document = summaryDocument({ credit: inEnglish })
  expect(copiedSummary(document, 'text', hindi).trimEnd().split('\n').at(-1)).toBe(inHindi)
  expect(noteParts(document, [], hindi).at(-1)).toEqual({ kind: 'paragraph', text: inHindi })
})
