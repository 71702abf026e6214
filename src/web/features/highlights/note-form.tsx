import { useEffect, useRef } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { maxNoteCharacters } from '#product/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { useNote } from './use-note.ts'
import type { NotedLine } from './use-note.ts'

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
        label="Your note"
        rows={3}
        value={text}
        {...(error !== null && { error })}
        onChange={({ target }) => change(target.value)}
        onKeyDown={handleKeyDown}
      />
      <div className="mt-2 flex items-center gap-2">
        <Button type="submit" size="sm" busy={isSaving}>
          Save note
        </Button>
        <Button variant="quiet" size="sm" onClick={cancel}>
          Cancel
        </Button>
        <span className="ml-auto text-sm text-muted tabular-nums">
          {text.trim().length.toLocaleString('en')} of {maxNoteCharacters.toLocaleString('en')}
        </span>
      </div>
    </form>
  )
}
