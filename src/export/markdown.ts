import type { Chapter, Insight } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import { copiedWords, formNameIn } from '#product/copied-words.ts'
import type { CopiedWords } from '#product/copied-words.ts'
import { linesInSections } from '#product/form-sections.ts'
import { joinText } from '#product/join-text.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import { withoutControls } from '#product/without-controls.ts'
import { creditLines } from './credit.ts'
import type { Credited } from './credit.ts'
import { lineNote } from './describe-line.ts'
import type { AnswerDocument } from './documents.ts'
import { withSpeakers } from './line-speakers.ts'
import { countLines, countOfStates, hasSections, markedSummary, withNote } from './marked-summary.ts'

/** The content of a Markdown file; lists of summaries have no chapters. */
export type MarkdownSource = Pick<
  Summary,
  | 'videoTitle'
  | 'videoChannel'
  | 'videoUrl'
  | 'videoDuration'
  | 'language'
  | 'engine'
  | 'gist'
  | 'summary'
  | 'insights'
  | 'createdAt'
> & { chapters?: readonly Chapter[] } & Partial<
    Pick<Summary, 'summarySentences' | 'gistSentence' | 'style' | 'form' | keyof Credited>
  >

/**
 * A summary as Markdown: front matter that notes applications read, and times that are links to the moment in
 * the video. A statement carries the speaker's words; each says its state, and what differs.
 */
export function summaryMarkdown(source: MarkdownSource, words = copiedWords): string {
  return `${frontMatter(source, words)}\n\n${bodyOf(source, words)}`
}

/** The same without front matter, as text for a terminal or an application, with the states' count. */
export function summaryNote(source: MarkdownSource, words = copiedWords): string {
  return [bodyOf(source, words), ...countLines(source, words).map((line) => `${line}\n`)].join('\n')
}

function bodyOf(source: MarkdownSource, words: CopiedWords): string {
  const { videoTitle, videoUrl, gist, insights, gistSentence = null, chapters = [] } = source
  const parts = [`# ${plain(videoTitle)}`]
  if (gist !== null) parts.push(`> ${plain(gistSentence === null ? gist : withNote(gistSentence, words))}`)
  parts.push(textPart(source, words))
  if (insights.length > 0) {
    const lines = insights.map((insight) => insightLine(insight, videoUrl, words))
    parts.push(`## ${words.text.keyInsights}\n\n${lines.join('\n')}`)
  }
  if (chapters.length > 0) {
    const lines = chapters.map((each) => `- ${timeLink(each.start, videoUrl)}${plain(sectionName(each))}`)
    parts.push(`## ${words.text.chapters}\n\n${lines.join('\n')}`)
  }
  parts.push(...creditLines(source, words).map(plain))
  return `${parts.join('\n\n')}\n`
}

/** The text of a summary: paragraphs, or the sections of its form, each line with time and state. */
export function textPart(source: Omit<MarkdownSource, 'chapters'>, words = copiedWords): string {
  const { form, summarySentences = [], videoUrl } = source
  if (!hasSections(form))
    return `## ${words.text.summary}\n\n${summaryParagraphs(markedSummary(source, words))}`
  const parts = linesInSections(form.sections, summarySentences).map(({ section, lines }) => {
    const { heading, shape } = section
    const items = lines.map((line, at) => {
      const mark = shape === 'prose' ? '' : shape === 'steps' ? `${at + 1}. ` : '- '
      return `${mark}${timeLink(line.second, videoUrl)}${plain(line.text)} (${plain(lineNote(line, words))})`
    })
    const body = items.join(shape === 'prose' ? ' ' : '\n') || words.text.nothingSaid
    return heading === '' ? body : `### ${plain(heading)}\n\n${body}`
  })
  return [`## ${plain(formNameIn(words, form))}`, ...parts].join('\n\n')
}

/** The title of a section; one without is known by the sentence that stands for it. */
export function sectionName({ title, gist }: Chapter): string {
  return title === '' ? (gist?.text ?? '') : title
}

/** The insights that are said before the first section, then those of each section. */
export function splitBySection(
  insights: readonly Insight[],
  chapters: readonly Chapter[],
): [Insight[], ...Insight[][]] {
  const groups: [Insight[], ...Insight[][]] = [[], ...chapters.map(() => [])]
  for (const insight of insights) {
    const at = chapters.findLastIndex(({ sentence }) => sentence <= (insight.sentence ?? -1))
    groups[at + 1]?.push(insight)
  }
  return groups
}

/** The facts of the video as properties for notes; their names are the same in every language. */
export function frontMatter(source: MarkdownSource, words = copiedWords): string {
  const { videoTitle, videoChannel, videoUrl, videoDuration, language, engine, createdAt } = source
  const fields = [
    ['title', videoTitle],
    ['channel', videoChannel],
    ['url', videoUrl],
    ['duration', videoDuration],
    ['language', language],
    ['summarized_by', engine.name],
    ['created', createdAt.slice(0, 10)],
    ['checked', countOfStates(source, words) || null],
  ]
  // A JSON string is a YAML string as well, whatever stands in it.
  const lines = fields.flatMap(([name, value]) =>
    value === null ? [] : [`${String(name)}: ${JSON.stringify(withoutControls(value))}`],
  )
  return `---\n${lines.join('\n')}\ntags: [video-summary]\n---`
}

/** An insight as an item of a list: its time as a link, its state, and what was said. */
export function insightLine(insight: Insight, videoUrl: string | null, words = copiedWords): string {
  const { text, quote, second } = insight
  const said = quote === '' ? '' : `\n  > ${plain(quote)}`
  return `- ${timeLink(second, videoUrl)}${plain(text)} (${plain(lineNote(insight, words))})${said}`
}

/** A time as a link to that moment, with the blank that follows it; empty where there is no time. */
export function timeLink(second: number | null, videoUrl: string | null): string {
  if (second === null) return ''
  if (videoUrl === null) return `${clockTime(second)} `
  return `[${clockTime(second)}](${atSecond(videoUrl, second)}) `
}

/** Paragraphs and lists stay as they are; all else is text. */
function summaryParagraphs(summary: string): string {
  return summary
    .split('\n')
    .map((line) => {
      const bullet = /^\s*[-*•–]\s+/.exec(line)?.[0] ?? ''
      return (bullet === '' ? '' : '- ') + plain(line.slice(bullet.length))
    })
    .join('\n')
}

/**
 * The characters that Markdown takes for mark-up, and more that programs read as such: tags, highlights,
 * comments, formulas, names of blocks, entities and addresses, in which an escaped character would stay
 * visible. At the beginning of a line also those that make it an item of a list, a rule or the line below a
 * heading.
 */
const marks =
  /[\\`*_[\]<>~$^|]|(?<![\p{L}\p{N}])#|=(?==)|(?<==)=|%(?=%)|(?<=%)%|&(?=#?\w+;)|:(?=\/\/)|(?<=www)\.|^[-+=](?=[-=\s]|$)|(?<=^\d{1,9})[.)](?=\s|$)/gu

/** Words that mean what they say: no mark-up of theirs takes effect. */
export function plain(text: string): string {
  return withoutControls(text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(marks, String.raw`\$&`)
}

/** So many passages are shown of an answer. */
export const shownPassages = 3

/** An answer as Markdown. */
export function answerMarkdown(document: AnswerDocument): string {
  const { question, passages, videoUrl } = document
  const said = whatIsSaid(document, ({ text, note }) => `${plain(text)} (${plain(note)})`)
  const parts = [`# ${plain(question)}`, ...said]
  const quotes = passages
    .slice(0, shownPassages)
    .map((each) => `- ${timeLink(each.second, videoUrl)}${plain(withSpeakers(each.quote, each))}`)
  if (quotes.length > 0) parts.push(quotes.join('\n'))
  return `${parts.join('\n\n')}\n`
}

/** The words above passages that are near to a question and answer nothing. */
export const nearHead = 'Nothing that answers it, but this is near:'

/** The answer that a model wrote, or that nothing answers it; nothing where the passages stand alone. */
export function whatIsSaid(
  { said, answer, passages, languages = null }: AnswerDocument,
  write: (line: { text: string; note: string }) => string,
): string[] {
  if (languages !== null) {
    // Not before it is needed: the page of the result loads this file ahead.
    const names = new Intl.DisplayNames('en', { type: 'language' })
    const [asked, spoken] = [languages.asked, languages.spoken].map((tag) => names.of(tag) ?? tag)
    return [
      `Asked in ${asked}, spoken in ${spoken}, so we can't tell whether the video says this. Try asking in ${spoken}.`,
    ]
  }
  if (!said && answer === null && passages.length > 0) return [nearHead]
  if (!said) return ['The video does not seem to talk about this.']
  if (answer === null) return []
  return [joinText(answer.map((line) => write({ text: line.text, note: lineNote(line) })))]
}
