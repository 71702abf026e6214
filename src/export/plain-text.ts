import type { Insight } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import { lineNote } from '#evidence/describe-line.ts'
import { copiedWords, summaryHeading } from '#product/copied-words.ts'
import type { CopiedWords } from '#product/copied-words.ts'
import { clockTime } from '#product/times.ts'
import { withoutControls } from '#product/without-controls.ts'
import { summaryNote } from './markdown.ts'
import type { MarkdownSource } from './markdown.ts'
import { closingCount, markedSummary, textHeading, withNote, hasSections } from './marked-summary.ts'

/** The content of a text file. */
export type PlainTextSource = Pick<Summary, 'videoTitle' | 'videoUrl' | 'insights' | 'summary'> &
  Partial<Pick<Summary, 'summarySentences' | 'gistSentence' | 'style' | 'form'>>

/**
 * A summary as a text file: title and link of the video, its key insights as bullets, then the summary, and
 * how many lines are in which state. A line that differs or was not found says so.
 */
export function summaryText(source: PlainTextSource, words = copiedWords): string {
  const head = [source.videoTitle, source.videoUrl].filter((line) => line !== null).join('\n')
  const bullets = source.insights.map((insight) => `• ${withNote(insight, words)}\n`).join('')
  const count = closingCount(source, words)
  const end = count === '' ? '' : `\n${count}\n`
  const insights = hasSections(source.form) ? '' : `${words.text.insightsInFile}:\n${bullets}\n`
  const text = `${textHeading(source, words.text.summary, words)}:\n${markedSummary(source, words)}`
  return withoutControls(`${head}\n\n${insights}${text}\n${end}`)
}

/** The content of the text; lists of summaries do not say whether times are exact. */
type Source = Pick<Summary, 'videoTitle' | 'videoUrl' | 'engine' | 'summary' | 'insights'> &
  Partial<Pick<Summary, 'timings' | 'summarySentences' | 'gistSentence' | 'style' | 'form'>>

/** A summary as plain text: title, link, summary, and the insights with their times and states. */
export function summaryAsText(summary: Source, words = copiedWords): string {
  const isEstimated = summary.timings === 'estimated'
  const insights = summary.insights.map((insight) => lineWithState(insight, { isEstimated, words }))
  return layOut(summary, { gist: null, text: markedSummary(summary, words), insights }, words)
}

/** The ways in which a summary can be copied, by what they are called. */
export const copyFormats = {
  text: 'Text',
  times: 'With times',
  markdown: 'Markdown',
  evidence: 'With evidence',
} as const
export type CopyFormat = keyof typeof copyFormats

/** The content that each way of copying takes. */
export type CopySource = Source & MarkdownSource

/** A summary to paste elsewhere, in one of the ways. Unchecked sentences are plain text. */
export function copiedSummary(summary: CopySource, format: CopyFormat, words = copiedWords): string {
  if (format === 'markdown') return summaryNote(summary, words)
  const { summarySentences = [] } = summary
  if (format === 'text' || summarySentences.length === 0) return summaryAsText(summary, words)
  const print = format === 'times' ? lineWithTime : lineWithEvidence
  return summaryInLines(summary, print, words)
}

/** One line below the other: the gist, the sentences, the insights. */
function summaryInLines(
  summary: CopySource,
  print: (line: Insight, shown: Shown) => string,
  words: CopiedWords,
): string {
  const { gistSentence = null, summarySentences = [], insights } = summary
  const shown = { isEstimated: summary.timings === 'estimated', words }
  const printed = (line: Insight): string => print(line, shown)
  const parts = {
    gist: gistSentence === null ? null : printed(gistSentence),
    text: summarySentences.map(printed).join('\n'),
    insights: insights.map(printed),
  }
  return layOut(summary, parts, words)
}

type Printed = { gist: string | null; text: string; insights: readonly string[] }

/** The parts below title and link, with the count of states at the end. */
function layOut(summary: Source, { gist, text, insights }: Printed, words: CopiedWords): string {
  const parts = [[summary.videoTitle, summary.videoUrl].filter((line) => line !== null).join('\n')]
  if (gist !== null) parts.push(gist)
  parts.push(`${textHeading(summary, summaryHeading(summary, words), words)}:\n${text}`)
  if (insights.length > 0) parts.push(`${words.text.keyInsights}:\n${insights.join('\n')}`)
  const count = closingCount(summary, words)
  if (count !== '') parts.push(count)
  return withoutControls(`${parts.join('\n\n')}\n`)
}

/** The way lines are written: with estimated or exact times, and in the words of a language. */
type Shown = { isEstimated: boolean; words: CopiedWords }

function lineWithTime(line: Insight, { isEstimated, words }: Shown): string {
  const time = line.second === null ? '' : `${isEstimated ? '~' : ''}${clockTime(line.second)} `
  return `${time}${withNote(line, words)}`
}

function lineWithState(line: Insight, { isEstimated, words }: Shown): string {
  const note = lineNote(line, words)
  if (line.second === null) return `- ${line.text} (${note})`
  const time = clockTime(line.second)
  return `- ${line.text} (${isEstimated ? words.lines.about(time) : time}, ${note})`
}

function lineWithEvidence(line: Insight, shown: Shown): string {
  const said =
    line.quote === '' || line.quote === line.text ? '' : `\n    ${shown.words.lines.quote(line.quote)}`
  return lineWithState(line, shown) + said
}
