import { useState } from 'react'
import type { LockedSummary } from '#contract/summaries.ts'

/** The paywall: opens by itself when a locked answer has come, and by hand. */
export function usePaywall(locked: LockedSummary | null) {
  const [shownFor, setShownFor] = useState(locked)
  const [isOpen, setOpen] = useState(false)
  if (locked !== shownFor) {
    setShownFor(locked)
    setOpen(locked !== null)
  }
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
