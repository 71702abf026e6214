import { use } from 'react'
import type { Highlight } from '#contract/highlights.ts'
import type { Summary } from '#contract/summaries.ts'
import { stateNote } from '#evidence/describe-line.ts'
import { plain, timeLink } from '#export/markdown.ts'
import { readwiseCsv } from '#export/readwise.ts'
import { DifferenceNote, EvidenceMark } from '#web/features/evidence/evidence-mark.tsx'
import { LinesContext, useIsLit } from '#web/features/evidence/line-store.ts'
import type { Line } from '#web/features/evidence/line.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { HighlightIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { NoteText } from './line-highlight.tsx'
import { ReadingContext } from './reading-context.ts'

type Props = { video: HighlightedVideo; language: string }

/** The highlighted lines of a result with their notes, and how to take them along. */
export function HighlightList({ video, language }: Props) {
  const reading = use(ReadingContext)
  const lines = use(LinesContext)
  if (reading === null) return null
  const highlighted = highlightedLines(lines, reading.byLine)
  return (
    <>
      {reading.isMissing && (
        <p role="alert" className="mt-4 text-bad">
          Your highlights couldn't be loaded.{' '}
          <Button variant="secondary" size="sm" onClick={reading.reload}>
            Try again
          </Button>
        </p>
      )}
      {highlighted.length === 0 && !reading.isMissing && (
        <p className="mt-4 max-w-prose text-muted">
          No highlights yet. Open any line and choose Highlight, or press H. Your highlights and notes are
          listed here.
        </p>
      )}
      {highlighted.length > 0 && (
        <>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {highlighted.map((each) => (
              <HighlightItem key={each.line.key} highlighted={each} language={language} />
            ))}
          </ul>
          <Export highlighted={highlighted} video={video} />
        </>
      )}
    </>
  )
}

type HighlightItemProps = { highlighted: HighlightedLine; language: string }

function HighlightItem({ highlighted: { line, highlight }, language }: HighlightItemProps) {
  const isLit = useIsLit(line.key)
  const { key, evidence } = line
  return (
    <li data-line={key} data-lit={isLit || undefined} className="group flex gap-3 py-4">
      <TimeChip second={evidence.second} className="mt-0.5 min-w-16 shrink-0 justify-end self-start" />
      <div className="min-w-0 grow">
        <p className="font-serif text-lg/7" lang={language} dir="auto">
          <span className="decoration-accent/50 decoration-2 underline-offset-4 group-data-lit:underline">
            {evidence.text}
          </span>{' '}
          <EvidenceMark lineKey={key} evidence={evidence} hasWord />
          <DifferenceNote line={evidence} />
        </p>
        {highlight.note !== '' && <NoteText note={highlight.note} />}
      </div>
    </li>
  )
}

type ExportProps = { highlighted: readonly HighlightedLine[]; video: HighlightedVideo }

/** Both files are made of the same lines. */
function Export({ highlighted, video }: ExportProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-2">
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

/** Shows only the highlighted lines of a result, or all of them again. */
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
