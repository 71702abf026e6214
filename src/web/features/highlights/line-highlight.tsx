import { useEffect, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { controls } from '#messages/controls.ts'
import { highlightTexts } from '#messages/highlight-texts.ts'
import { noteTexts } from '#messages/note-texts.ts'
import { maxNoteCharacters } from '#product/limits.ts'
import { NoteText } from '#web/features/evidence/line-marks.tsx'
import type { Line } from '#web/features/result-state/lines.ts'
import { isMarkable } from '#web/features/result-state/lines.ts'
import type { Reading } from '#web/features/result-state/result-context.ts'
import { useReading } from '#web/features/result-state/use-lines.ts'
import { HighlightIcon, NoteIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'

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
  if (task === 'note') return <NoteForm key={key} line={key} note={note} reading={reading} />
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

/** The form for the note of a line. */
function NoteForm(noted: NotedLine) {
  const { text, error, isSaving, change, cancel, save } = useNote(noted)
  const field = useRef<HTMLTextAreaElement | null>(null)
  useReturnFocus(true)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  async function submit(): Promise<void> {
    if (!isSaving && !(await save())) field.current?.focus()
  }

  function handleSubmit(event: FormEvent | KeyboardEvent): void {
    event.preventDefault()
    void submit()
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleSubmit(event)
    if (event.key !== 'Escape') return
    // The card stays open, and the form has the same text when it opens again.
    event.preventDefault()
    noted.reading.end()
  }

  return (
    <form className="mt-3 shrink-0" onSubmit={handleSubmit}>
      <TextAreaField
        ref={field}
        label={noteTexts.label}
        rows={3}
        value={text}
        {...(error !== null && { error })}
        onChange={({ target }) => change(target.value)}
        onKeyDown={handleKeyDown}
      />
      <div className="mt-2 flex items-center gap-2">
        <Button type="submit" size="sm" busy={isSaving}>
          {noteTexts.save}
        </Button>
        <Button variant="quiet" size="sm" onClick={cancel}>
          {controls.cancel}
        </Button>
        <span className="ms-auto text-sm text-muted tabular-nums">
          {noteTexts.length(text.trim().length, maxNoteCharacters)}
        </span>
      </div>
    </form>
  )
}

/** The line that is noted on, and its note as it is stored; empty where there is none. */
type NotedLine = { line: string; note: string; reading: Reading }

/** A note in writing. The typed text stays until it is saved or cancelled, also on a failure. */
function useNote({ line, note, reading: { historyId, writeNote, end } }: NotedLine) {
  const [text, setText] = useState(() => readNoteDraft(historyId, line) ?? note)
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  function change(next: string): void {
    setText(next)
    setError(null)
    storeNoteDraft(historyId, line, next === note ? null : next)
  }

  function cancel(): void {
    storeNoteDraft(historyId, line, null)
    end()
  }

  /** Gives whether it is saved. */
  async function save(): Promise<boolean> {
    const wanted = text.trim()
    if (wanted.length > maxNoteCharacters) {
      setError(noteTexts.tooLong(wanted.length, maxNoteCharacters))
      return false
    }
    setSaving(true)
    const reason = wanted === note ? null : await writeNote(line, wanted)
    setSaving(false)
    setError(reason)
    if (reason === null) cancel()
    return reason === null
  }

  return { text, error, isSaving, change, cancel, save }
}

const prefix = 'precis.note.'

/**
 * A note that was written and not saved; `null` where there is none. It is in the storage of the tab, which
 * logging out empties.
 */
function readNoteDraft(historyId: string, line: string): string | null {
  try {
    return sessionStorage.getItem(`${prefix}${historyId}.${line}`)
  } catch {
    return null
  }
}

/** Stores what is written; `null` forgets it. */
function storeNoteDraft(historyId: string, line: string, text: string | null): void {
  try {
    const key = `${prefix}${historyId}.${line}`
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Without storage the form holds it as long as it is open.
  }
}
