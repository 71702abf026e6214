import { ankiDeck } from '#export/anki-notes.ts'
import { chapterFile } from '#export/chapter-list.ts'
import { bibtexEntry, cslEntry } from '#export/citation.ts'
import { asJson } from '#export/documents.ts'
import type { SummaryDocument } from '#export/documents.ts'
import { summaryMarkdown } from '#export/markdown.ts'
import { mindMap } from '#export/mind-map.ts'
import { notionPage } from '#export/notion.ts'
import { obsidianNote } from '#export/obsidian.ts'
import { summaryText } from '#export/plain-text.ts'
import { summaryReadwise } from '#export/readwise.ts'
import { fileWords } from '#languages/en/file-words.ts'
import type { FileWords } from '#product/copied-words.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { ankiPackage } from './anki/anki-package.ts'

type Writer = (summary: SummaryDocument, words: FileWords) => string | Promise<Uint8Array>

const writers: Readonly<Record<SummaryFormat, Writer>> = {
  markdown: summaryMarkdown,
  obsidian: obsidianNote,
  notion: notionPage,
  mindmap: mindMap,
  anki: (summary, words) =>
    joinPieces(ankiPackage([ankiDeck(summary, words)], Date.parse(summary.createdAt))),
  readwise: summaryReadwise,
  bibtex: (summary) => bibtexEntry(summary),
  csl: (summary) => cslEntry(summary),
  chapters: chapterFile,
  json: (summary) => asJson(summary),
  text: summaryText,
}

/** A summary as a file: text, or the bytes of an Anki deck. `words` are for the rest of it. */
export async function writeSummaryFile(
  summary: SummaryDocument,
  format: SummaryFormat,
  words = fileWords,
): Promise<string | Uint8Array> {
  return await writers[format](summary, words)
}

async function joinPieces(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}
