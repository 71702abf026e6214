import type { Summary } from '#contract/summaries.ts'
import { stateNote } from '#evidence/describe-line.ts'
import { clockTime } from '#product/times.ts'
import { summaryHeading } from '#product/summary-options.ts'
import { closingCount, markedSummary, textHeading } from './marked-summary.ts'

/** What the text is made of; lists of summaries do not say whether times are exact. */
type Source = Pick<Summary, 'videoTitle' | 'videoUrl' | 'engine' | 'summary' | 'insights'> &
  Partial<Pick<Summary, 'timings' | 'summarySentences' | 'gistSentence' | 'style' | 'form'>>

/** A summary as plain text to paste elsewhere: title, link, summary, and the insights with their times, each with its state. */
export function summaryAsText(summary: Source): string {
  const head = [summary.videoTitle, summary.videoUrl].filter((line) => line !== null).join('\n')
  const about = summary.timings === 'estimated' ? 'about ' : ''
  const insights = summary.insights.map((insight) => {
    const time = insight.second === null ? '' : `${about}${clockTime(insight.second)}, `
    return `- ${insight.text} (${time}${stateNote(insight)})`
  })
  const parts = [head, `${textHeading(summary, summaryHeading(summary))}:\n${markedSummary(summary)}`]
  if (insights.length > 0) parts.push(`Key insights:\n${insights.join('\n')}`)
  const count = closingCount(summary)
  if (count !== '') parts.push(count)
  return `${parts.join('\n\n')}\n`
}
