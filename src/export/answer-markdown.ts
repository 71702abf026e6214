import { stateNote } from '#evidence/describe-line.ts'
import { joinText } from '#product/join-text.ts'
import type { AnswerDocument } from './documents.ts'
import { plain, timeLink } from './markdown.ts'

/** So many passages are shown of an answer. */
export const shownPassages = 3

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
export function whatIsSaid(
  { said, answer }: AnswerDocument,
  write: (line: { text: string; note: string }) => string,
): string[] {
  if (!said) return ["The video doesn't say. Nearest to it:"]
  if (answer === null) return []
  return [joinText(answer.map((line) => write({ text: line.text, note: stateNote(line) })))]
}
