import type { Summary } from '#contract/summaries.ts'
import { markedSummary, withNote } from './marked-summary.ts'
import { saveFile } from './save-file.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** The name of a summary file, after the moment it is made. */
export function summaryFileName(now: Date, extension: 'txt' | 'md'): string {
  return `youtube-summary-${now.getTime()}.${extension}`
}

type FileSource = Pick<Summary, 'videoTitle' | 'videoUrl' | 'insights' | 'summary'> &
  Partial<Pick<Summary, 'summarySentences' | 'style'>>

/**
 * A summary as a text file: title and link of the video, its key insights as bullets, then the summary. A line that differs or
 * was not found says so.
 */
export function summaryFileText(source: FileSource): string {
  const head = [source.videoTitle, source.videoUrl].filter((line) => line !== null).join('\n')
  const bullets = source.insights.map((insight) => `• ${withNote(insight)}\n`).join('')
  return `${head}\n\nKey Insights:\n${bullets}\nSummary:\n${markedSummary(source)}\n`
}

/** Downloads a summary as a file and announces it. */
export function downloadSummary(file: { name: string; text: string }): void {
  saveFile(file.name, new Blob([file.text], { type: 'text/plain;charset=utf-8' }))
  showToast({ title: 'Downloaded', description: 'Summary saved to your downloads', tone: 'good' })
}
