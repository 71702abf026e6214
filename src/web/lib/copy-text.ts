import { showToast } from '#web/ui/toast-store.ts'

/** Puts text on the clipboard and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: 'Copied to clipboard', tone: 'good' })
  } catch {
    showToast({ title: 'Error', description: 'Failed to copy to clipboard', tone: 'destructive' })
  }
}
