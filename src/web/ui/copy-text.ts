import { controls } from '#messages/controls.ts'
import { failureTexts } from '#messages/failure-texts.ts'
import { showToast } from './toast-store.ts'

/** Puts text on the clipboard, once it is there, and says whether that worked. */
export async function copyText(text: string | Promise<string>): Promise<void> {
  try {
    await writeClipboard(await text)
    showToast({ title: controls.copied, tone: 'good' })
  } catch {
    showToast({ title: failureTexts.error, description: controls.notCopied, tone: 'destructive' })
  }
}

/** Puts text on the clipboard. @throws where the browser refuses */
export async function writeClipboard(text: string): Promise<void> {
  if ('clipboard' in navigator) return await navigator.clipboard.writeText(text)
  // Over plain http to another machine browsers leave `navigator.clipboard` out; the copy command still works
  // there.
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', fill, { once: true })
  const copied = document.execCommand('copy')
  document.removeEventListener('copy', fill)
  if (!copied) throw new Error('The browser refused to copy')
}
