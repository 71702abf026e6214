import { fileWords } from '#languages/en/file-words.ts'
import type { FileWords } from '#product/copied-words.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { chapterFile } from './chapter-list.ts'
import { bibtexEntry, cslEntry } from './citation.ts'
import { asJson } from './documents.ts'
import type { SummaryDocument } from './documents.ts'
import { summaryMarkdown } from './markdown.ts'
import { mindMap } from './mind-map.ts'
import { notionPage } from './notion.ts'
import { obsidianNote } from './obsidian.ts'
import { summaryText } from './plain-text.ts'
import { summaryReadwise } from './readwise.ts'

/** The formats whose files are text. */
export type TextFormat = Exclude<SummaryFormat, 'anki' | 'word'>

const writers: Readonly<Record<TextFormat, (summary: SummaryDocument, words: FileWords) => string>> = {
  markdown: summaryMarkdown,
  obsidian: obsidianNote,
  notion: notionPage,
  mindmap: mindMap,
  readwise: summaryReadwise,
  bibtex: (summary) => bibtexEntry(summary),
  csl: (summary) => cslEntry(summary),
  chapters: chapterFile,
  json: (summary) => asJson(summary),
  text: summaryText,
}

/** The text of a summary's file; `words` are for the rest of it. */
export function writeTextFile(summary: SummaryDocument, format: TextFormat, words = fileWords): string {
  return writers[format](summary, words)
}
