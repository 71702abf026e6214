import { useState } from 'react'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { emptyDraft } from './paste-draft.ts'
import type { PasteDraft } from './paste-draft.ts'

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
