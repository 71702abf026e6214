import { useEffect, useState } from 'react'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'

/** The contents of the paste dialog. They are stored outside of it, so that closing it loses nothing. */
export type PasteDraft = { text: string; file: File | null; title: string; videoUrl: string }

const emptyDraft: PasteDraft = { text: '', file: null, title: '', videoUrl: '' }

/**
 * The state of the paste dialog and its draft. Closing the dialog leaves the draft, sending clears it; a file
 * that is dropped on the page opens it.
 */
export function usePaste() {
  const [draft, setDraft] = useState<PasteDraft>(emptyDraft)
  const [open, setOpen] = useState(false)
  useReturnFocus(open)
  useEffect(() => {
    const ended = new AbortController()
    const handleFile = (file: File): void => {
      setDraft((before) => ({ ...before, file }))
      setOpen(true)
    }
    // Without it a file is chosen in the dialog.
    import('./file-drop.ts').then(
      ({ onFileDrop }) => onFileDrop(handleFile, ended.signal),
      () => undefined,
    )
    return () => ended.abort()
  }, [])
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
