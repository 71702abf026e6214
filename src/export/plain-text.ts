import type { Insight } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import { allLines } from '#product/all-lines.ts'
import { copiedWords, summaryHeading } from '#product/copied-words.ts'
import type { CopiedWords } from '#product/copied-words.ts'
import { formText } from '#product/form-text.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import { withoutControls } from '#product/without-controls.ts'
import { chapterList } from './chapter-list.ts'
import type { Credited } from './credit.ts'
import { lineNote } from './describe-line.ts'
import { summaryNote } from './markdown.ts'
import type { MarkdownSource } from './markdown.ts'
import { closingLines, markedSummary, textHeading, withNote, hasSections } from './marked-summary.ts'

/** The content of a text file. */
export type PlainTextSource = Pick<Summary, 'videoTitle' | 'videoUrl' | 'insights' | 'summary'> &
  Partial<Pick<Summary, 'summarySentences' | 'gistSentence' | 'style' | 'form' | keyof Credited>>

/**
 * A summary as a text file: title and link of the video, its key insights as bullets, then the summary, how
 * many lines are in which state, and the credit. A line that differs or was not found says so.
 */
export function summaryText(source: PlainTextSource, words = copiedWords): string {
  const head = [source.videoTitle, source.videoUrl].filter((line) => line !== null).join('\n')
  const bullets = source.insights.map((insight) => `• ${withNote(insight, words)}\n`).join('')
  const end = closingLines(source, words)
    .map((line) => `\n${line}\n`)
    .join('')
  const insights = hasSections(source.form) ? '' : `${words.text.insightsInFile}:\n${bullets}\n`
  const text = `${textHeading(source, words.text.summary, words)}:\n${markedSummary(source, words)}`
  return withoutControls(`${head}\n\n${insights}${text}\n${end}`)
}

/** The content of the text; lists of summaries do not say whether times are exact. */
type Source = Pick<Summary, 'videoTitle' | 'videoUrl' | 'engine' | 'summary' | 'insights'> &
  Partial<Pick<Summary, 'timings' | 'summarySentences' | 'gistSentence' | 'style' | 'form' | keyof Credited>>

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
  quotes: 'Quotes',
  chapters: 'Chapters',
} as const
export type CopyFormat = keyof typeof copyFormats

/** The content that each way of copying takes. */
export type CopySource = Source & MarkdownSource

/** A summary to paste elsewhere, in one of the ways. Unchecked sentences are plain text. */
export function copiedSummary(summary: CopySource, format: CopyFormat, words = copiedWords): string {
  if (format === 'markdown') return summaryNote(summary, words)
  if (format === 'quotes') return quotesText(summary, words)
  const chapters = format === 'chapters' ? chapterList(summary.chapters ?? []) : null
  if (chapters !== null) return chapters
  const { summarySentences = [] } = summary
  if (format === 'text' || format === 'chapters' || summarySentences.length === 0)
    return summaryAsText(summary, words)
  const print = format === 'times' ? lineWithTime : lineWithEvidence
  return summaryInLines(summary, print, words)
}

/** One line below the other: the gist, the sentences, the insights. */
function summaryInLines(
  summary: CopySource,
  print: (line: Insight, shown: Shown) => string,
  words: CopiedWords,
): string {
  const { gistSentence = null, summarySentences = [], insights, form } = summary
  const shown = { isEstimated: summary.timings === 'estimated', words }
  const printed = (line: Insight): string => print(line, shown)
  // A form marks or numbers its lines itself.
  const inForm = (line: Insight): string => printed(line).replace(/^- /, '')
  const parts = {
    gist: gistSentence === null ? null : printed(gistSentence),
    text: hasSections(form)
      ? formText(form.sections, summarySentences, inForm, words.text)
      : summarySentences.map(printed).join('\n'),
    insights: insights.map(printed),
  }
  return layOut(summary, parts, words)
}

/** The words that were said, each once, with who says them, their second and the link that plays there. */
function quotesText(summary: CopySource, words: CopiedWords): string {
  const { videoTitle, videoUrl, summarySentences = [], gistSentence = null, timings } = summary
  const lines = allLines({ insights: summary.insights, gistSentence, summarySentences })
  const quotes = new Map(lines.flatMap((line) => (line.quote === '' ? [] : [[line.quote, line] as const])))
  const parts = [...quotes.values()].map(({ quote, second, speaker }) => {
    const time = second === null ? null : clockTime(second)
    const at = time !== null && timings === 'estimated' ? words.lines.about(time) : time
    const link = videoUrl === null || second === null ? null : atSecond(videoUrl, second)
    const source = [speaker, at, link].filter((part) => typeof part === 'string')
    return [words.lines.quote(quote), ...(source.length === 0 ? [] : [source.join(', ')])].join('\n')
  })
  return withoutControls(`${[videoTitle, ...parts].join('\n\n')}\n`)
}

type Printed = { gist: string | null; text: string; insights: readonly string[] }

/** The parts below title and link, with the count of states at the end. */
function layOut(summary: Source, { gist, text, insights }: Printed, words: CopiedWords): string {
  const parts = [[summary.videoTitle, summary.videoUrl].filter((line) => line !== null).join('\n')]
  if (gist !== null) parts.push(gist)
  parts.push(`${textHeading(summary, summaryHeading(summary, words), words)}:\n${text}`)
  if (insights.length > 0) parts.push(`${words.text.keyInsights}:\n${insights.join('\n')}`)
  parts.push(...closingLines(summary, words))
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
