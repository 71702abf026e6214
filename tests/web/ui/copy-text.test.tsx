import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyText } from '#web/ui/copy-text.ts'
import { currentToast, removeToast } from '#web/ui/toast-store.ts'

const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')
let written: string[]

beforeEach(() => {
  written = []
})
afterEach(() => {
  removeToast(currentToast()?.id ?? 0)
  Reflect.deleteProperty(navigator, 'clipboard')
  if (clipboard !== undefined) Object.defineProperty(Navigator.prototype, 'clipboard', clipboard)
  Reflect.deleteProperty(document, 'execCommand')
})

function useClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}

/** A browser on plain http: no clipboard, but a copy command that asks the page what to copy. */
function useCopyCommand({ allowed }: { allowed: boolean }): void {
  Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  const clipboardData = new DataTransfer()
  document.execCommand = () => {
    if (!allowed) return false
    document.dispatchEvent(new ClipboardEvent('copy', { clipboardData }))
    written.push(clipboardData.getData('text/plain'))
    return true
  }
}

describe('copyText', () => {
  it('copies and says so', async () => {
    useClipboard(async (text) => void written.push(text))
    await copyText('Précis')
    expect(written).toEqual(['Précis'])
    expect(currentToast()).toMatchObject({ title: 'Copied to clipboard', tone: 'good' })
  })

  it('says so when the browser refuses', async () => {
    useClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await copyText('Précis')
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to copy to clipboard',
      tone: 'destructive',
    })
  })

  it('copies over plain http too, where browsers leave the clipboard out', async () => {
    useCopyCommand({ allowed: true })
    await copyText('Précis')
    expect(written).toEqual(['Précis'])
    expect(currentToast()).toMatchObject({ title: 'Copied to clipboard' })
    const later = new DataTransfer()
    document.dispatchEvent(new ClipboardEvent('copy', { clipboardData: later }))
    expect(later.getData('text/plain')).toBe('')
  })

  it('says so when the copy command is refused', async () => {
    useCopyCommand({ allowed: false })
    await copyText('Précis')
    expect(currentToast()).toMatchObject({ title: 'Error' })
  })
})
