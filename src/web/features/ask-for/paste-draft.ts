import { useState } from 'react'
import { maxTranscriptBytes } from '#product/limits.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'

/** What a person has put into the paste dialog so far; kept outside of it, so that closing it loses nothing. */
export type PasteDraft = { text: string; file: File | null; title: string; videoUrl: string }

const emptyDraft: PasteDraft = { text: '', file: null, title: '', videoUrl: '' }

/** The caption formats that can be read, by the endings that their files have. */
export const captionFileEndings = [
  '.srt',
  '.vtt',
  '.sbv',
  '.sub',
  '.stc',
  '.json3',
  '.json',
  '.xml',
  '.txt',
] as const

const megabyte = 1024 * 1024

/** The limit as people say it: `10 MB`. */
export const sizeLimitText = `${maxTranscriptBytes / megabyte} MB`

/** The bytes to send: those of the chosen file, else those of the text. */
export function draftBytes(draft: PasteDraft): Blob {
  return draft.file ?? new Blob([draft.text], { type: 'text/plain;charset=utf-8' })
}

/** Why the draft cannot be sent, in a sentence for the person; `null` when it can. */
export function draftFault(draft: PasteDraft): string | null {
  if (draft.file === null && draft.text.trim() === '') return 'Paste a transcript or choose a file.'
  const { size } = draftBytes(draft)
  if (size === 0) return 'The file is empty.'
  if (size <= maxTranscriptBytes) return null
  return `This is ${(size / megabyte).toFixed(1)} MB. A transcript may have up to ${sizeLimitText}.`
}

/** Whether the paste dialog is open, and its draft: closing the dialog keeps it, sending it off clears it. */
export function usePaste() {
  const [draft, setDraft] = useState<PasteDraft>(emptyDraft)
  const [open, setOpen] = useState(false)
  useReturnFocus(open)
  return {
    draft,
    setDraft,
    isOpen: open,
    /** Opens the dialog with this link filled in; an empty one leaves the draft's as it is. */
    openFor: (videoUrl: string) => {
      if (videoUrl !== '') setDraft((before) => ({ ...before, videoUrl }))
      setOpen(true)
    },
    close: () => setOpen(false),
    finish: () => {
      setOpen(false)
      setDraft(emptyDraft)
    },
  }
}
