import type { Summary } from '#contract/summaries.ts'

/** The name of a summary file, after the moment it is made. */
export function summaryFileName(now: Date, extension: 'txt' | 'md'): string {
  return `youtube-summary-${now.getTime()}.${extension}`
}

/** A summary as a text file: its key insights as bullets, then the summary. */
export function summaryFileText({ keyInsights, summary }: Pick<Summary, 'keyInsights' | 'summary'>): string {
  const bullets = keyInsights.map((insight) => `• ${insight}\n`).join('')
  return `Key Insights:\n${bullets}\nSummary:\n${summary}\n`
}
