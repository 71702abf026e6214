import { use, useId } from 'react'
import type { ReactNode } from 'react'
import type { Insight } from '#contract/evidence.ts'
import type { Highlight } from '#contract/highlights.ts'
import { evidenceMarks } from '#messages/evidence-marks.ts'
import { languageTag } from '#messages/language.ts'
import { lineWords } from '#messages/line-words.ts'
import { clockTime } from '#product/times.ts'
import type { Line } from '#web/features/result-state/lines.ts'
import { evidenceCardId } from '#web/features/result-state/lines.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { useIsOpen, useHighlight, useHiddenLines } from '#web/features/result-state/use-lines.ts'
import { findingSentences, refutingSentences, stateName } from '#web/text/describe-line.ts'
import { HighlightIcon, NoteIcon } from '#web/ui/action-icons.tsx'
import { pageDirection } from '#web/ui/direction.ts'
import { StateDot, stateColours } from '#web/ui/state-dot.tsx'

type Props = {
  lineKey: string
  evidence: Line['evidence']
  /** Also shows the second. */
  isTimed?: boolean
}

/** The state of a line: a dot that opens its evidence, with state, findings and quote in words. */
export function EvidenceMark({ lineKey, evidence, isTimed = false }: Props) {
  const isOpen = useIsOpen(lineKey)
  const source = use(ResultContext)
  const { state } = evidence
  const quotes = [evidence.quote, ...(evidence.more ?? []).map(({ quote }) => quote)].filter(
    (quote) => quote !== '',
  )
  const findingsId = useId()
  return (
    <>
      <button
        type="button"
        data-printed
        data-evidence
        aria-expanded={isOpen}
        aria-controls={evidenceCardId}
        aria-describedby={findingsId}
        className={`-mx-0.5 inline-flex min-h-6 min-w-6 items-center justify-center gap-1 rounded-md px-1 align-baseline font-sans text-sm ${stateColours[state]} hover:bg-line/30`}
      >
        <StateDot state={state} />
        <span className="sr-only">{stateName(evidence)}</span>
        {isTimed && evidence.second !== null && (
          // The findings say it, which describe the button.
          <span aria-hidden="true" dir="ltr" className="font-normal text-muted tabular-nums">
            {source.timings === 'estimated' && '~'}
            {clockTime(evidence.second)}
          </span>
        )}
      </button>
      <span id={findingsId} hidden>
        {[...findingSentences(evidence, source), quotes.map((quote) => lineWords.quote(quote)).join(' … ')]
          .filter((sentence) => sentence !== '')
          .join(' ')}
      </span>
    </>
  )
}

/** The sentences that refute a line; nothing where it is not flagged. */
export function DifferenceNote({ line }: { line: Pick<Insight, 'state' | 'findings' | 'quote' | 'second'> }) {
  const sentences = refutingSentences(line)
  if (sentences.length === 0) return null
  return (
    <span lang={languageTag} dir={pageDirection()} className="mt-1 block font-sans text-sm text-warn">
      {sentences.join(' ')}
    </span>
  )
}

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
