import { useEffect, useState } from 'react'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'

/** The contents of the paste dialog. They are stored outside of it, so that closing it loses nothing. */
export type PasteDraft = {
  text: string
  file: File | null
  /** More files than one, which are given one after the other; else empty. */
  files: readonly File[]
  title: string
  videoUrl: string
}

const emptyDraft: PasteDraft = { text: '', file: null, files: [], title: '', videoUrl: '' }

/** The part of a draft that chosen files are: one, or many. */
export function chosenFiles(files: readonly File[]): Pick<PasteDraft, 'file' | 'files'> {
  return files.length > 1 ? { file: null, files } : { file: files[0] ?? null, files: [] }
}

/**
 * The state of the paste dialog and its draft. Closing the dialog leaves the draft, sending clears it; files
 * that are dropped on the page open it.
 */
export function usePaste() {
  const [draft, setDraft] = useState<PasteDraft>(emptyDraft)
  const [open, setOpen] = useState(false)
  useReturnFocus(open)
  useEffect(() => {
    const ended = new AbortController()
    const handleFiles = (files: readonly File[]): void => {
      setDraft((before) => ({ ...before, ...chosenFiles(files) }))
      setOpen(true)
    }
    // Without it a file is chosen in the dialog.
    import('./file-drop.ts').then(
      ({ onFileDrop }) => onFileDrop(handleFiles, ended.signal),
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
