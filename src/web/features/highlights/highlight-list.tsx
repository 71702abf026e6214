import { use } from 'react'
import type { ReactNode } from 'react'
import type { Highlight } from '#contract/highlights.ts'
import type { Summary } from '#contract/summaries.ts'
import { stateNote } from '#evidence/describe-line.ts'
import { plain, timeLink } from '#export/markdown.ts'
import { readwiseCsv } from '#export/readwise.ts'
import { LinesContext } from '#web/features/evidence/line-store.ts'
import { isMarkable } from '#web/features/evidence/line.ts'
import type { Line } from '#web/features/evidence/line.ts'
import { HighlightIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ReadingContext } from './reading-context.ts'

/** Stands above the highlighted lines of a result: how many there are, or why there are none; `player` plays them. */
export function HighlightsNote({ player }: { player: ReactNode }) {
  const reading = use(ReadingContext)
  const lines = use(LinesContext)
  if (reading === null) return null
  const { byLine, isLoading, isMissing, reload } = reading
  if (isLoading) return <TextSkeleton label="Loading your highlights..." />
  if (isMissing) {
    return (
      <p role="alert" className="text-bad">
        Your highlights couldn't be loaded.{' '}
        <Button variant="secondary" size="sm" onClick={reload}>
          Try again
        </Button>
      </p>
    )
  }
  const all = lines.filter(({ kind }) => isMarkable(kind))
  const count = highlightedLines(all, byLine).length
  if (count === 0) {
    return (
      <p className="max-w-prose text-muted">
        No highlights yet. Open any line and choose Highlight, or press H. Your highlights and notes are shown
        here.
      </p>
    )
  }
  return (
    <>
      <p className="text-sm text-muted tabular-nums">
        {count} of {all.length} lines
      </p>
      {player}
    </>
  )
}

/** The highlighted lines as files; nothing where there are none. */
export function HighlightsExport({ video }: { video: HighlightedVideo }) {
  const reading = use(ReadingContext)
  const lines = use(LinesContext)
  const highlighted = highlightedLines(lines, reading?.byLine ?? new Map<string, Highlight>())
  return highlighted.length === 0 ? null : <Export highlighted={highlighted} video={video} />
}

type ExportProps = { highlighted: readonly HighlightedLine[]; video: HighlightedVideo }

/** Both files are made of the same lines. */
function Export({ highlighted, video }: ExportProps) {
  return (
    <div className="mt-8 flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        onClick={() => save('md', highlightsMarkdown(highlighted, video))}
      >
        Download as Markdown
      </Button>
      <Button variant="secondary" size="sm" onClick={() => save('csv', highlightsCsv(highlighted, video))}>
        Download for Readwise (CSV)
      </Button>
    </div>
  )
}

const types = { md: 'text/markdown', csv: 'text/csv' }

function save(extension: 'md' | 'csv', text: string): void {
  const content = new Blob([text], { type: `${types[extension]};charset=utf-8` })
  saveFile(`youtube-highlights-${Date.now()}.${extension}`, content)
  showToast({ title: 'Downloaded', description: 'Highlights saved to your downloads', tone: 'good' })
}

/** Filters the result to its highlighted lines, or shows all of them again. */
export function HighlightFilter() {
  const reading = use(ReadingContext)
  if (reading === null) return null
  const { isFiltered, setFiltered, byLine } = reading
  return (
    <Button
      variant={isFiltered ? 'secondary' : 'quiet'}
      size="sm"
      aria-pressed={isFiltered}
      className="-my-1 shrink-0"
      onClick={() => setFiltered(!isFiltered)}
    >
      <HighlightIcon isFilled={isFiltered} />
      Highlights {byLine.size > 0 && <span className="tabular-nums">{byLine.size}</span>}
    </Button>
  )
}

/** The video that highlights are of. */
type HighlightedVideo = Pick<Summary, 'videoTitle' | 'videoChannel' | 'videoUrl'>

/** A highlighted line with its evidence and its note. */
type HighlightedLine = { line: Line; highlight: Highlight }

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

/** Highlights as Readwise imports them from a CSV file, with their notes. */
export function highlightsCsv(highlighted: readonly HighlightedLine[], video: HighlightedVideo): string {
  const highlights = highlighted.map(({ line: { evidence }, highlight }) => ({
    text: `${evidence.text} (${stateNote(evidence)})`,
    quote: evidence.quote === evidence.text ? '' : evidence.quote,
    note: highlight.note,
    second: evidence.second,
    at: highlight.createdAt,
  }))
  return readwiseCsv(highlights, video)
}
