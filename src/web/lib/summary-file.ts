import type { Summary } from '#contract/summaries.ts'

/** The name of a summary file, after the moment it is made. */
export function summaryFileName(now: Date, extension: 'txt' | 'md'): string {
  return `youtube-summary-${now.getTime()}.${extension}`
}

/** A summary as a text file: title and link of the video, its key insights as bullets, then the summary. */
export function summaryFileText({
  videoTitle,
  videoUrl,
  keyInsights,
  summary,
}: Pick<Summary, 'videoTitle' | 'videoUrl' | 'keyInsights' | 'summary'>): string {
  const head = [videoTitle, videoUrl].filter((line) => line !== null).join('\n')
  const bullets = keyInsights.map((insight) => `• ${insight}\n`).join('')
  return `${head}\n\nKey Insights:\n${bullets}\nSummary:\n${summary}\n`
}
