import { failureText } from '#web/api/api-error.ts'
import { send } from '#web/api/api.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Puts the picture of a shared line on the clipboard; where a browser doesn't take pictures, it is downloaded. */
export async function copyImage(token: string): Promise<void> {
  try {
    // Safari takes the promise of a picture only while the click is handled.
    const picture = fetchPicture(token)
    const isCopied = await writePicture(picture).catch(() => false)
    if (isCopied) return showToast({ title: 'Picture copied', tone: 'good' })
    saveFile('precis.png', await picture)
    showToast({ title: 'Picture downloaded', tone: 'good' })
  } catch (error) {
    showToast({
      title: 'Error',
      description: failureText(error, "We couldn't load the picture."),
      tone: 'destructive',
    })
  }
}

async function fetchPicture(token: string): Promise<Blob> {
  const options = { accept: 'image/png', signal: undefined }
  const response = await send('GET /api/moments/:token/image.png', { params: { token } }, options)
  return await response.blob()
}

async function writePicture(picture: Promise<Blob>): Promise<boolean> {
  if (!('clipboard' in navigator) || !('ClipboardItem' in window)) return false
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
  return true
}
