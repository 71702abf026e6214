import type { Insight } from '#contract/evidence.ts'
import { copiedWords } from '#product/copied-words.ts'
import type { CopiedWords } from '#product/copied-words.ts'
import { withoutControls } from '#product/without-controls.ts'
import { lineNote } from './describe-line.ts'
import type { SummaryDocument } from './documents.ts'
import { statementsOf } from './marked-summary.ts'

/** A highlight that Readwise imports: those with the address of the same video become one document there. */
export type ReadwiseHighlight = {
  line: Insight
  /** Its owner's own words beside it; else empty. */
  note: string
  /** ISO 8601, in UTC. */
  at: string
}

/** The video that highlights are of. */
export type ReadwiseSource = Pick<SummaryDocument, 'videoTitle' | 'videoChannel' | 'videoUrl'>

const columns = ['Highlight', 'Title', 'Author', 'URL', 'Note', 'Location', 'Date']

/** The head of the file, by which Readwise knows the columns. */
export const readwiseHead = csvRows([columns])

/**
 * Highlights as the CSV file that Readwise imports: the words that were said, as a highlight of a book has
 * its author's; their line, its state and its owner's note; the second as location.
 */
export function readwiseCsv(
  highlights: readonly ReadwiseHighlight[],
  source: ReadwiseSource,
  words = copiedWords,
): string {
  return readwiseHead + readwiseRows(highlights, source, words)
}

function readwiseRows(
  highlights: readonly ReadwiseHighlight[],
  { videoTitle, videoChannel, videoUrl }: ReadwiseSource,
  words: CopiedWords,
): string {
  const rows = highlights.map(({ line, note, at }) => [
    wordsOf(line),
    videoTitle,
    videoChannel ?? '',
    videoUrl ?? '',
    noteOf({ line, note }, words),
    line.second === null ? '' : String(Math.floor(line.second)),
    at.slice(0, 19).replace('T', ' '),
  ])
  return csvRows(rows)
}

/** The note of a highlight: its owner's own words, its line and its state. */
export function noteOf({ line, note }: Omit<ReadwiseHighlight, 'at'>, words = copiedWords): string {
  return [note, line.text === wordsOf(line) ? '' : line.text, lineNote(line, words)]
    .filter((part) => part !== '')
    .join('\n')
}

/** The words that were said; those of the line where none were found. */
export function wordsOf({ quote, text }: Insight): string {
  return quote === '' ? text : quote
}

/** The insights of a summary as highlights for Readwise, each with its state. */
export function summaryReadwise(summary: SummaryDocument, words = copiedWords): string {
  return readwiseHead + summaryReadwiseRows(summary, words)
}

/** The same without a head, for a file of many summaries. */
export function summaryReadwiseRows(summary: SummaryDocument, words = copiedWords): string {
  const highlights = statementsOf(summary).map((line) => ({ line, note: '', at: summary.createdAt }))
  return readwiseRows(highlights, summary, words)
}

/** Rows of a CSV file, as RFC 4180 says. */
function csvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** A cell of a CSV file. What a spreadsheet would take for a formula gets an apostrophe in front. */
function csvCell(value: string): string {
  const text = withoutControls(value)
  const harmless = /^\s*[=+\-@＝＋－＠]|^\t/.test(text) ? `'${text}` : text
  return /[",\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
