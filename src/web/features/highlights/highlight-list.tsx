import { use } from 'react'
import { DifferenceNote, EvidenceMark } from '#web/features/evidence/evidence-mark.tsx'
import { LinesContext, useIsLit } from '#web/features/evidence/line-store.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { highlightedLines, highlightsCsv, highlightsMarkdown } from './highlight-files.ts'
import type { HighlightedLine, HighlightedVideo } from './highlight-files.ts'
import { NoteText } from './line-highlight.tsx'
import { ReadingContext } from './reading-context.ts'
import { HighlightIcon } from '#web/ui/action-icons.tsx'

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
