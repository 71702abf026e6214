import type { SummaryDocument } from '#export/documents.ts'
import { notionPage } from '#export/notion.ts'
import { writeTextFile } from '#export/text-files.ts'
import { fileWords } from '#languages/en/file-words.ts'
import { ankiDeck } from '#local/anki-notes.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { ankiPackage } from './anki/anki-package.ts'

/** A summary as a file: text, or the bytes of one that is packed. `words` are for the rest of it. */
export async function writeSummaryFile(
  summary: SummaryDocument,
  format: SummaryFormat,
  words = fileWords,
): Promise<string | Uint8Array> {
  if (format === 'word') {
    // Only where it is asked for: it brings a reader of Markdown.
    const { wordFile } = await import('#export/word-file.ts')
    const { videoTitle: title, language, createdAt: at } = summary
    return wordFile({ markdown: notionPage(summary, words), title, language, at })
  }
  if (format !== 'anki') return writeTextFile(summary, format, words)
  return await joinPieces(ankiPackage([ankiDeck(summary, words)], Date.parse(summary.createdAt)))
}

async function joinPieces(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}
