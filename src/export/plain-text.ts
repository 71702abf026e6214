import type { Summary } from '#contract/summaries.ts'
import { copiedWords } from '#product/copied-words.ts'
import { closingCount, hasSections, markedSummary, textHeading, withNote } from './marked-summary.ts'

/** What a text file is made of. */
export type PlainTextSource = Pick<Summary, 'videoTitle' | 'videoUrl' | 'insights' | 'summary'> &
  Partial<Pick<Summary, 'summarySentences' | 'gistSentence' | 'style' | 'form'>>

/**
 * A summary as a text file: title and link of the video, its key insights as bullets, then the summary, and how many lines are in
 * which state. A line that differs or was not found says so.
 */
export function summaryText(source: PlainTextSource, words = copiedWords): string {
  const head = [source.videoTitle, source.videoUrl].filter((line) => line !== null).join('\n')
  const bullets = source.insights.map((insight) => `• ${withNote(insight, words)}\n`).join('')
  const count = closingCount(source, words)
  const end = count === '' ? '' : `\n${count}\n`
  const insights = hasSections(source.form) ? '' : `${words.text.insightsInFile}:\n${bullets}\n`
  return `${head}\n\n${insights}${textHeading(source, words.text.summary, words)}:\n${markedSummary(source, words)}\n${end}`
}
