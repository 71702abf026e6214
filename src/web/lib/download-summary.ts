import { showToast } from '#web/ui/toast-store.ts'

/** Hands the person a summary as a file, and says so. */
export function downloadSummary(file: { name: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([file.text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  URL.revokeObjectURL(address)
  showToast({ title: 'Downloaded', description: 'Summary saved to your downloads', tone: 'good' })
}
