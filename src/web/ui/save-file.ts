import { controls } from '#messages/controls.ts'
import { showToast } from './toast-store.ts'

/** Saves a file to the downloads of the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Downloads a summary as a file and announces it. */
export function downloadSummary(file: { name: string; text: string }): void {
  saveFile(file.name, new Blob([file.text], { type: 'text/plain;charset=utf-8' }))
  announceSummaryDownload()
}

/** Announces the download of a summary. */
export function announceSummaryDownload(): void {
  showToast({ title: controls.downloaded, description: controls.summarySaved, tone: 'good' })
}
