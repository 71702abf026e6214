import type { ReactNode } from 'react'
import type { Highlight } from '#contract/highlights.ts'
import { evidenceMarks } from '#messages/evidence-marks.ts'
import { useHighlight, useHiddenLines } from '#web/features/result-state/use-lines.ts'
import { HighlightIcon, NoteIcon } from '#web/ui/action-icons.tsx'

/** The text of a line, marked where it is highlighted. */
export function MarkedText({ highlight, children }: { highlight: Highlight | null; children: ReactNode }) {
  if (highlight === null) return children
  return <mark className="bg-marker box-decoration-clone text-inherit">{children}</mark>
}

/** Says beside a line that it is highlighted and whether it has a note, by a shape and in words. */
export function HighlightSign({ highlight }: { highlight: Highlight | null }) {
  if (highlight === null) return null
  const hasNote = highlight.note !== ''
  return (
    <span className="mx-0.5 inline-flex items-center gap-0.5 align-middle text-ink">
      <HighlightIcon isFilled />
      {hasNote && <NoteIcon />}
      <span className="sr-only">
        {hasNote ? evidenceMarks.highlightedWithNote : evidenceMarks.highlighted}
      </span>
    </span>
  )
}

/** The text of a note, with its line breaks. */
export function NoteText({ note }: { note: string }) {
  return (
    <span
      dir="auto"
      className="mt-2 block border-s-2 border-edge ps-3 font-sans text-sm/6 wrap-anywhere whitespace-pre-line text-ink"
    >
      <span className="sr-only">{evidenceMarks.yourNote} </span>
      {note}
    </span>
  )
}

/** The note of a line, where only the highlighted lines are shown. */
export function FilteredNote({ lineKey }: { lineKey: string }) {
  const isFiltered = useHiddenLines() !== null
  const note = useHighlight(lineKey)?.note ?? ''
  return isFiltered && note !== '' ? <NoteText note={note} /> : null
}
