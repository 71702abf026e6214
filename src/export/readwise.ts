import { lineNote } from '#evidence/describe-line.ts'
import { copiedWords } from '#product/copied-words.ts'
import { withoutControls } from '#product/without-controls.ts'
import type { SummaryDocument } from './documents.ts'
import { statementsOf } from './marked-summary.ts'

/** A highlight that Readwise imports: those with the address of the same video become one document there. */
export type ReadwiseHighlight = {
  text: string
  /** The words that were said, where the text has others; else empty. */
  quote: string
  note: string
  /** Seconds; `null` without times. */
  second: number | null
  /** ISO 8601, in UTC. */
  at: string
}

/** The video that highlights are of. */
export type ReadwiseSource = Pick<SummaryDocument, 'videoTitle' | 'videoChannel' | 'videoUrl'>

const columns = ['Highlight', 'Title', 'Author', 'URL', 'Note', 'Location', 'Date']

/** The head of the file, by which Readwise knows the columns. */
export const readwiseHead = csvRows([columns])

/** Highlights as the CSV file that Readwise imports; the second is their location. */
export function readwiseCsv(highlights: readonly ReadwiseHighlight[], source: ReadwiseSource): string {
  return readwiseHead + readwiseRows(highlights, source)
}

function readwiseRows(
  highlights: readonly ReadwiseHighlight[],
  { videoTitle, videoChannel, videoUrl }: ReadwiseSource,
): string {
  const rows = highlights.map(({ text, quote, note, second, at }) => [
    [text, quote === '' ? '' : `“${quote}”`].filter((line) => line !== '').join('\n'),
    videoTitle,
    videoChannel ?? '',
    videoUrl ?? '',
    note,
    second === null ? '' : String(Math.floor(second)),
    at.slice(0, 19).replace('T', ' '),
  ])
  return csvRows(rows)
}

/** The insights of a summary as highlights for Readwise, each with its state. */
export function summaryReadwise(summary: SummaryDocument, words = copiedWords): string {
  return readwiseHead + summaryReadwiseRows(summary, words)
}

/** The same without a head, for a file of many summaries. */
export function summaryReadwiseRows(summary: SummaryDocument, words = copiedWords): string {
  const highlights = statementsOf(summary).map((insight) => ({
    text: `${insight.text} (${lineNote(insight, words)})`,
    quote: insight.quote === insight.text ? '' : insight.quote,
    note: '',
    second: insight.second,
    at: summary.createdAt,
  }))
  return readwiseRows(highlights, summary)
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
