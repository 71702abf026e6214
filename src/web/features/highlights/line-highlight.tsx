import { useEffect, useRef, Suspense } from 'react'
import { highlightTexts } from '#messages/highlight-texts.ts'
import { NoteText } from '#web/features/evidence/line-marks.tsx'
import type { Line } from '#web/features/result-state/lines.ts'
import { isMarkable } from '#web/features/result-state/lines.ts'
import type { Reading } from '#web/features/result-state/result-context.ts'
import { useReading } from '#web/features/result-state/use-lines.ts'
import { HighlightIcon, NoteIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { readNoteDraft } from './note-drafts.ts'

const NoteForm = lazyPart(() => import('./note-form.tsx'), 'NoteForm')

type Props = { line: Line }

/** Highlights a line and opens its note; nothing where the line can't be marked. */
export function HighlightButtons({ line: { key, kind } }: Props) {
  const reading = useReading()
  if (reading === null || !isMarkable(kind)) return null
  const highlight = reading.byLine.get(key)
  const isUnfinished = readNoteDraft(reading.historyId, key) !== null
  const noteLabel =
    highlight === undefined || highlight.note === '' ? highlightTexts.addNote : highlightTexts.editNote
  return (
    <>
      <Button variant="quiet" size="sm" aria-keyshortcuts="h" onClick={() => reading.toggle(key)}>
        <HighlightIcon isFilled={highlight !== undefined} />
        {highlight === undefined ? highlightTexts.highlight : highlightTexts.remove}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-keyshortcuts="n"
        onClick={() => reading.begin({ line: key, name: 'note' })}
      >
        <NoteIcon />
        {isUnfinished ? highlightTexts.continueNote : noteLabel}
      </Button>
    </>
  )
}

/** The note of a line as it stands, in view beside what was said; nothing while it is being written. */
export function LineNote({ line: { key } }: Props) {
  const reading = useReading()
  const isWritten = reading?.task?.name === 'note' && reading.task.line === key
  const note = reading?.byLine.get(key)?.note ?? ''
  if (note === '' || isWritten) return null
  return (
    <section
      data-note=""
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards reach what scrolls
      tabIndex={0}
      className="mt-1 max-h-26 shrink-0 overflow-y-auto"
    >
      <NoteText note={note} />
    </section>
  )
}

/** The current task with a line's highlight: its note, a removal's question, a failed change. */
export function LineTaskPanel({ line: { key } }: Props) {
  const reading = useReading()
  if (reading === null) return null
  const task = reading.task?.line === key ? reading.task.name : null
  const note = reading.byLine.get(key)?.note ?? ''
  if (task === 'note') {
    return (
      <Suspense fallback={null}>
        <NoteForm key={key} line={key} note={note} reading={reading} />
      </Suspense>
    )
  }
  const failure = reading.failures.get(key)
  return (
    <>
      {task === 'removal' && <Removal key={key} line={key} reading={reading} />}
      {failure !== undefined && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {highlightTexts.notSavedBecause(failure)}
        </p>
      )}
    </>
  )
}

/** Asks before a note goes with its highlight. */
function Removal({ line, reading }: { line: string; reading: Reading }) {
  const button = useRef<HTMLButtonElement | null>(null)
  useReturnFocus(true)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <fieldset className="mt-3 shrink-0 text-sm">
      <legend>{highlightTexts.removeBoth.question}</legend>
      <div className="mt-2 flex gap-2">
        <Button ref={button} variant="danger" size="sm" onClick={() => reading.remove(line)}>
          {highlightTexts.removeBoth.confirm}
        </Button>
        <Button variant="quiet" size="sm" onClick={reading.end}>
          {highlightTexts.removeBoth.keep}
        </Button>
      </div>
    </fieldset>
  )
}
