import { useEffect, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { controls } from '#messages/controls.ts'
import { noteTexts } from '#messages/note-texts.ts'
import { maxNoteCharacters } from '#product/limits.ts'
import type { Reading } from '#web/features/result-state/result-context.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { readNoteDraft, storeNoteDraft } from './note-drafts.ts'

/** The form for the note of a line. */
export function NoteForm(noted: NotedLine) {
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
