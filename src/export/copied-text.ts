import type { Insight } from '#contract/evidence.ts'
import type { Summary } from '#contract/summaries.ts'
import { stateNote } from '#evidence/describe-line.ts'
import { summaryHeading } from '#product/summary-options.ts'
import { clockTime } from '#product/times.ts'
import { summaryNote } from './markdown.ts'
import type { MarkdownSource } from './markdown.ts'
import { closingCount, markedSummary, textHeading, withNote } from './marked-summary.ts'

/** What the text is made of; lists of summaries do not say whether times are exact. */
type Source = Pick<Summary, 'videoTitle' | 'videoUrl' | 'engine' | 'summary' | 'insights'> &
  Partial<Pick<Summary, 'timings' | 'summarySentences' | 'gistSentence' | 'style' | 'form'>>

/** A summary as plain text to paste elsewhere: title, link, summary, and the insights with their times, each with its state. */
export function summaryAsText(summary: Source): string {
  const about = summary.timings === 'estimated' ? 'about ' : ''
  const insights = summary.insights.map((insight) => lineWithState(insight, about))
  return layOut(summary, { gist: null, text: markedSummary(summary), insights })
}

/** The ways in which a summary can be copied, by what they are called. */
export const copyFormats = {
  text: 'Text',
  times: 'With times',
  markdown: 'Markdown',
  evidence: 'With evidence',
} as const
export type CopyFormat = keyof typeof copyFormats

/** What can be copied in each of the ways. */
export type CopySource = Source & MarkdownSource

/** A summary to paste elsewhere, in one of the ways. One whose sentences were never checked has no lines: it is plain text. */
export function copiedSummary(summary: CopySource, format: CopyFormat): string {
  if (format === 'markdown') return summaryNote(summary)
  const { summarySentences = [] } = summary
  if (format === 'text' || summarySentences.length === 0) return summaryAsText(summary)
  return summaryInLines(summary, format === 'times' ? lineWithTime : lineWithEvidence)
}

/** One line below the other: the gist, the sentences, the insights. */
function summaryInLines(summary: CopySource, print: (line: Insight, about: string) => string): string {
  const { gistSentence = null, summarySentences = [], insights } = summary
  const about = summary.timings === 'estimated' ? '~' : ''
  const printed = (line: Insight): string => print(line, about)
  return layOut(summary, {
    gist: gistSentence === null ? null : printed(gistSentence),
    text: summarySentences.map(printed).join('\n'),
    insights: insights.map(printed),
  })
}

type Printed = { gist: string | null; text: string; insights: readonly string[] }

/** The parts below title and link, with the count of states at the end. */
function layOut(summary: Source, { gist, text, insights }: Printed): string {
  const parts = [[summary.videoTitle, summary.videoUrl].filter((line) => line !== null).join('\n')]
  if (gist !== null) parts.push(gist)
  parts.push(`${textHeading(summary, summaryHeading(summary))}:\n${text}`)
  if (insights.length > 0) parts.push(`Key insights:\n${insights.join('\n')}`)
  const count = closingCount(summary)
  if (count !== '') parts.push(count)
  return `${parts.join('\n\n')}\n`
}

function lineWithTime(line: Insight, about: string): string {
  const time = line.second === null ? '' : `${about}${clockTime(line.second)} `
  return `${time}${withNote(line)}`
}

function lineWithState(line: Insight, about: string): string {
  const time = line.second === null ? '' : `${about}${clockTime(line.second)}, `
  return `- ${line.text} (${time}${stateNote(line)})`
}

function lineWithEvidence(line: Insight, about: string): string {
  const words = line.quote === '' || line.quote === line.text ? '' : `\n    “${line.quote}”`
  return lineWithState(line, about) + words
}
