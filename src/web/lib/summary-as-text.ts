import type { Summary } from '#contract/summaries.ts'
import { clockTime } from '#product/times.ts'
import { summaryHeading } from '#product/summary-options.ts'

/** What the text is made of; lists of summaries do not say whether times are exact. */
type Source = Pick<Summary, 'videoTitle' | 'videoUrl' | 'engine' | 'summary' | 'insights'> &
  Partial<Pick<Summary, 'timings'>>

/** A summary as plain text to paste elsewhere: title, link, summary, and the insights with their times; what could not be verified says so. */
export function summaryAsText(summary: Source): string {
  const head = [summary.videoTitle, summary.videoUrl].filter((line) => line !== null).join('\n')
  const about = summary.timings === 'estimated' ? 'about ' : ''
  const insights = summary.insights.map(({ text, second, state }) => {
    const notes = [second === null ? '' : about + clockTime(second), state === 'unverified' ? state : '']
    const note = notes.filter((each) => each !== '').join(', ')
    return note === '' ? `- ${text}` : `- ${text} (${note})`
  })
  const parts = [head, `${summaryHeading(summary)}:\n${summary.summary}`]
  if (insights.length > 0) parts.push(`Key insights:\n${insights.join('\n')}`)
  return `${parts.join('\n\n')}\n`
}
