import type { Insight } from '#contract/evidence.ts'
import type { Highlight } from '#contract/highlights.ts'
import type { Summary } from '#contract/summary.ts'
import { copiedWords } from '#product/copied-words.ts'
import { lineNote } from './describe-line.ts'
import { plain, timeLink } from './markdown.ts'
import { readwiseCsv } from './readwise.ts'

/** The video that highlights are of. */
export type HighlightSource = Pick<Summary, 'videoTitle' | 'videoChannel' | 'videoUrl'>

/** A highlighted line with its evidence and its note. */
type HighlightedLine = { line: { evidence: Insight }; highlight: Pick<Highlight, 'note' | 'createdAt'> }

/** Highlights as Markdown: each with a link to its second, the words that were said, its note and its day. */
export function highlightsMarkdown(
  highlighted: readonly HighlightedLine[],
  { videoTitle, videoChannel, videoUrl }: HighlightSource,
  words = copiedWords,
): string {
  const source = [videoChannel === null ? '' : plain(videoChannel), videoUrl ?? '']
    .filter((part) => part !== '')
    .join(', ')
  const head = [`# ${plain(videoTitle)}`, source].filter((part) => part !== '')
  return `${[...head, ...highlightItems(highlighted, videoUrl, words)].join('\n\n')}\n`
}

/** Highlights as items of a list in Markdown. */
export function highlightItems(
  highlighted: readonly HighlightedLine[],
  videoUrl: string | null,
  words = copiedWords,
): string[] {
  return highlighted.map(({ line: { evidence }, highlight }) => {
    const { text, quote, second } = evidence
    const parts = [`- ${timeLink(second, videoUrl)}${plain(text)} (${plain(lineNote(evidence, words))})`]
    if (quote !== '' && quote !== text) parts.push(`  > ${plain(quote)}`)
    if (highlight.note !== '') {
      const note = highlight.note.split('\n').map((each) => plain(each))
      parts.push(`  **${words.text.note}** ${note.join('\n  ')}`)
    }
    parts.push(`  ${words.text.highlightedOn(highlight.createdAt.slice(0, 10))}`)
    return parts.join('\n\n')
  })
}

/** Highlights as Readwise imports them from a CSV file, with their notes. */
export function highlightsCsv(
  highlighted: readonly HighlightedLine[],
  video: HighlightSource,
  words = copiedWords,
): string {
  const highlights = highlighted.map(({ line, highlight }) => ({
    line: line.evidence,
    note: highlight.note,
    at: highlight.createdAt,
  }))
  return readwiseCsv(highlights, video, words)
}
