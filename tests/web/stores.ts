import { renderHook } from '@testing-library/react'
import { queryClient } from '#web/api/query-client.ts'
import { showPageDialog, usePageDialog } from '#web/session/page-dialog.ts'
import type { PageDialog } from '#web/session/page-dialog.ts'
import { closeToast, currentToast, removeToast } from '#web/ui/toast-store.ts'

/** The dialog that is open; with an argument that one is opened first, or closed. */
export function openDialog(next?: PageDialog | null): PageDialog | null {
  if (next !== undefined) showPageDialog(next)
  const { result, unmount } = renderHook(() => usePageDialog())
  const { current } = result
  unmount()
  return current
}

/** Empties what the page keeps outside its components: answers, dialog, toast. */
export function resetStores(): void {
  queryClient.clear()
  showPageDialog(null)
  const toast = currentToast()
  if (toast === null) return
  closeToast(toast.id)
  removeToast(toast.id)
}
