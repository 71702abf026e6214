import { showToast } from './toast-store.ts'

/** Puts text on the clipboard and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await writeClipboard(text)
    showToast({ title: 'Copied to clipboard', tone: 'good' })
  } catch {
    showToast({ title: 'Error', description: 'Failed to copy to clipboard', tone: 'destructive' })
  }
}

/**
 * Puts a text on the clipboard that is there later, and gives whether that worked. Called while a click is handled, it works in
 * browsers that allow nothing afterwards.
 */
export async function copyWhenReady(text: Promise<string>): Promise<boolean> {
  try {
    if ('clipboard' in navigator && 'ClipboardItem' in window) {
      const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }))
      // A browser that refuses does so before it looks at the text, which may fail as well.
      blob.catch(() => undefined)
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    } else await writeClipboard(await text)
    return true
  } catch {
    return false
  }
}

async function writeClipboard(text: string): Promise<void> {
  if ('clipboard' in navigator) return await navigator.clipboard.writeText(text)
  // Over plain http to another machine browsers leave `navigator.clipboard` out; the copy command still works there.
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', fill, { once: true })
  const copied = document.execCommand('copy')
  document.removeEventListener('copy', fill)
  if (!copied) throw new Error('The browser refused to copy')
}
