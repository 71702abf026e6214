import type { AnswerDocument } from '#export/documents.ts'
import { stateNote } from '#evidence/describe-line.ts'
import { plain, timeLink } from '#export/markdown.ts'
import { joinText } from '#product/join-text.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import type { Paint } from './paint.ts'

const shownPassages = 3

/** An answer for a terminal: what a model wrote, then the passages with their seconds. */
export function printAnswer(document: AnswerDocument, paint: Paint): string {
  const { question, passages, videoUrl } = document
  const parts = [paint('bold', question), ...whatIsSaid(document, ({ text, note }) => `${text} [${note}]`)]
  for (const { quote, second } of passages.slice(0, shownPassages)) {
    const time = second === null ? '' : `${linkTo(second, videoUrl, paint)} `
    parts.push(`${time}${paint('dim', `“${quote}”`)}`)
  }
  return `${parts.join('\n\n')}\n`
}

/** An answer as Markdown. */
export function answerMarkdown(document: AnswerDocument): string {
  const { question, passages, videoUrl } = document
  const said = whatIsSaid(document, ({ text, note }) => `${plain(text)} (${plain(note)})`)
  const parts = [`# ${plain(question)}`, ...said]
  const quotes = passages
    .slice(0, shownPassages)
    .map(({ quote, second }) => `- ${timeLink(second, videoUrl)}${plain(quote)}`)
  if (quotes.length > 0) parts.push(quotes.join('\n'))
  return `${parts.join('\n\n')}\n`
}

/** What a model wrote, or that the video does not say; nothing where the passages say it alone. */
function whatIsSaid(
  { said, answer }: AnswerDocument,
  write: (line: { text: string; note: string }) => string,
): string[] {
  if (!said) return ["The video doesn't say. Nearest to it:"]
  if (answer === null) return []
  return [joinText(answer.map((line) => write({ text: line.text, note: stateNote(line) })))]
}

function linkTo(second: number, videoUrl: string | null, paint: Paint): string {
  const time = clockTime(second)
  return videoUrl === null ? time : paint.link(time, atSecond(videoUrl, second))
}
