import { expect, it } from 'vitest'
import { creditOf } from '#export/credit.ts'
import { noteParts } from '#export/note-parts.ts'
import { copiedSummary } from '#export/plain-text.ts'
import { fileWords as english } from '#languages/en/file-words.ts'
import { fileWords as hindi } from '#languages/hi/file-words.ts'
import { writeSummaryFile } from '#server/lib/summary-file.ts'
import { summaryDocument } from './summary-document.ts'

const hearing = {
  unheard: [
    { start: 1200, end: 1800 },
    { start: 3600, end: 3661 },
  ],
  end: { at: 4200, failure: 'RECORDING_LIMIT' as const },
}
const inHindi =
  'यह रिकॉर्डिंग एक प्रोग्राम ने सुनी है: कुछ शब्द ग़लत हो सकते हैं। पाठ 1:10:00 पर ख़त्म होता है, रिकॉर्डिंग ख़त्म होने से पहले। यह हिस्सा सुना नहीं जा सका: 20:00–30:00, 1:00:00–1:01:01।'

it.each(['markdown', 'obsidian', 'notion', 'text'] as const)(
  'says in a file of %s that a program heard it, and what it missed, in the language of the reader',
  async (format) => {
    const write = async (credited: Parameters<typeof creditOf>[0], words: typeof english) =>
      String(await writeSummaryFile(summaryDocument(creditOf(credited)), format, words))
    const byProgram = { credit: null, hearing }
    expect(await write(byProgram, english)).toContain(
      'A program heard this recording: some words may be wrong.',
    )
    const parts = (await write(byProgram, hindi)).trimEnd().split('\n')
    expect(parts).toContain(inHindi)
    const licence = 'Licensed under CC BY-NC-ND 4.0, TED'
    expect(await write({ credit: licence, hearing: null }, hindi)).toContain(licence)
    const none = await write({ credit: null, hearing: null }, hindi)
    const heard = await write(byProgram, hindi)
    expect(heard.replace(`${inHindi}\n`, '').replace('\n\n\n', '\n\n').trimEnd()).toBe(none.trimEnd())
  },
)

it('says so in copied text and in parts of a note', () => {
  const document = summaryDocument(creditOf({ credit: null, hearing }))
  expect(copiedSummary(document, 'text', hindi).trimEnd().split('\n').at(-1)).toBe(inHindi)
  expect(noteParts(document, [], hindi).at(-1)).toEqual({ kind: 'paragraph', text: inHindi })
})

it('is handed out as an English sentence', () => {
  expect(creditOf({ credit: null, hearing }).credit).toBe(
    'A program heard this recording: some words may be wrong. It ends at 1:10:00, before the recording does. It could not hear 20:00–30:00, 1:00:00–1:01:01.',
  )
})
