import { useState } from 'react'
import { maxNoteCharacters } from '#product/limits.ts'
import { readNoteDraft, storeNoteDraft } from './note-draft.ts'
import type { Reading } from './reading-context.ts'

/** The line that is noted on, and its note as it is stored; empty where there is none. */
export type NotedLine = { line: string; note: string; reading: Reading }

/** A note that is being written. What is typed stays until it is saved or cancelled, also where saving fails. */
export function useNote({ line, note, reading: { historyId, writeNote, end } }: NotedLine) {
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
      const [most, length] = [maxNoteCharacters, wanted.length].map((count) => count.toLocaleString('en'))
      setError(`A note can have at most ${most} characters. This one has ${length}.`)
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
