import type { SummaryDocument } from '#export/documents.ts'
import { writeTextFile } from '#export/text-files.ts'
import type { TextFormat } from '#export/text-files.ts'
import { fileWords } from '#messages/file-words.ts'

/** The text of a summary's file, in the words of the panel's language. */
export function writeSummaryFile(summary: SummaryDocument, format: TextFormat): string {
  return writeTextFile(summary, format, fileWords)
}
