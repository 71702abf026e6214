import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { Highlight } from '#contract/highlights.ts'
import type { HighlightSource } from '#export/highlights.ts'
import { controls } from '#messages/controls.ts'
import { highlightTexts } from '#messages/highlight-texts.ts'
import type { Line } from '#web/features/result-state/lines.ts'
import { isMarkable } from '#web/features/result-state/lines.ts'
import { useLines, useReading } from '#web/features/result-state/use-lines.ts'
import { HighlightIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'

/** Stands above a result's highlights: their number, or why there are none; `player` plays them. */
export function HighlightsNote({ player }: { player: ReactNode }) {
  const reading = useReading()
  const lines = useLines()
  if (reading === null) return null
  const { byLine, isLoading, isMissing, reload } = reading
  if (isLoading) return <TextSkeleton label={highlightTexts.loading} />
  if (isMissing) {
    return (
      <p role="alert" className="text-bad">
        {highlightTexts.notLoaded}{' '}
        <Button variant="secondary" size="sm" onClick={reload}>
          {controls.tryAgain}
        </Button>
      </p>
    )
  }
  const all = lines.filter(({ kind }) => isMarkable(kind))
  const count = highlightedLines(all, byLine).length
  if (count === 0) {
    return <p className="max-w-prose text-muted">{highlightTexts.none}</p>
  }
  return (
    <>
      <p className="text-sm text-muted tabular-nums">{highlightTexts.count(count, all.length)}</p>
      {player}
    </>
  )
}

// Nothing is saved before something is highlighted.
const HighlightFiles = lazyPart(() => import('./highlight-files.tsx'), 'HighlightFiles')

/** The highlighted lines as files; nothing where there are none. */
export function HighlightsExport({ video }: { video: HighlightSource }) {
  const reading = useReading()
  const lines = useLines()
  const highlighted = highlightedLines(lines, reading?.byLine ?? new Map<string, Highlight>())
  return highlighted.length === 0 ? null : (
    <Suspense fallback={null}>
      <HighlightFiles highlighted={highlighted} video={video} />
    </Suspense>
  )
}

/** Filters the result to its highlighted lines, or shows all of them again; nothing where none is known. */
export function HighlightFilter() {
  const reading = useReading()
  if (reading === null) return null
  const { hidden, setFiltered, byLine, isMissing } = reading
  const isFiltered = hidden !== null
  if (byLine.size === 0 && !isFiltered && !isMissing) return null
  return (
    <Button
      variant={isFiltered ? 'secondary' : 'quiet'}
      size="sm"
      aria-pressed={isFiltered}
      className="-my-1 shrink-0"
      onClick={() => setFiltered(!isFiltered)}
    >
      <HighlightIcon isFilled={isFiltered} />
      {highlightTexts.filter} {byLine.size > 0 && <span className="tabular-nums">{byLine.size}</span>}
    </Button>
  )
}

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
