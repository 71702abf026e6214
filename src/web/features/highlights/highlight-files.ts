import type { Highlight } from '#contract/highlights.ts'
import type { Summary } from '#contract/summaries.ts'
import type { Line } from '#web/features/evidence/line.ts'
import { stateNote } from '#evidence/describe-line.ts'
import { plain, timeLink } from '#export/markdown.ts'

/** The video that highlights are of. */
export type HighlightedVideo = Pick<Summary, 'videoTitle' | 'videoChannel' | 'videoUrl'>

/** A highlighted line with its evidence and its note. */
export type HighlightedLine = { line: Line; highlight: Highlight }

/** The highlighted ones of the lines of a result, in the order in which they are read. */
export function highlightedLines(
  lines: readonly Line[],
  byLine: ReadonlyMap<string, Highlight>,
): HighlightedLine[] {
  return lines.flatMap((line) => {
    const highlight = byLine.get(line.key)
    return highlight === undefined ? [] : [{ line, highlight }]
  })
}

/** Highlights as Markdown: each with a link to its second, the words that were said, its note and its day. */
export function highlightsMarkdown(
  highlighted: readonly HighlightedLine[],
  { videoTitle, videoChannel, videoUrl }: HighlightedVideo,
): string {
  const source = [videoChannel === null ? '' : plain(videoChannel), videoUrl ?? '']
    .filter((part) => part !== '')
    .join(', ')
  const items = highlighted.map(({ line: { evidence }, highlight }) => {
    const { text, quote, second } = evidence
    const parts = [`- ${timeLink(second, videoUrl)}${plain(text)} (${plain(stateNote(evidence))})`]
    if (quote !== '' && quote !== text) parts.push(`  > ${plain(quote)}`)
    if (highlight.note !== '') {
      const note = highlight.note.split('\n').map((each) => plain(each))
      parts.push(`  **Note:** ${note.join('\n  ')}`)
    }
    parts.push(`  Highlighted on ${highlight.createdAt.slice(0, 10)}`)
    return parts.join('\n\n')
  })
  const head = [`# ${plain(videoTitle)}`, source].filter((part) => part !== '')
  return `${[...head, ...items].join('\n\n')}\n`
}

const columns = ['Highlight', 'Title', 'Author', 'URL', 'Note', 'Location', 'Date']

/**
 * Highlights as Readwise imports them from a CSV file. All have the address of the video, by which they become one document
 * there; the second is their location, and the date is in UTC.
 */
export function highlightsCsv(
  highlighted: readonly HighlightedLine[],
  { videoTitle, videoChannel, videoUrl }: HighlightedVideo,
): string {
  const rows = highlighted.map(({ line: { evidence }, highlight }) => {
    const { text, quote, second } = evidence
    return [
      [`${text} (${stateNote(evidence)})`, quote === '' || quote === text ? '' : `“${quote}”`]
        .filter((line) => line !== '')
        .join('\n'),
      videoTitle,
      videoChannel ?? '',
      videoUrl ?? '',
      highlight.note,
      second === null ? '' : String(Math.floor(second)),
      highlight.createdAt.slice(0, 19).replace('T', ' '),
    ]
  })
  return [columns, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** A cell of a CSV file. What a spreadsheet would take for a formula gets an apostrophe in front. */
function csvCell(value: string): string {
  const harmless = /^\s*[=+\-@]|^[\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
