import { shownPassages, whatIsSaid } from '#export/answer-markdown.ts'
import type { AnswerDocument } from '#export/documents.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import type { Paint } from './paint.ts'

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

function linkTo(second: number, videoUrl: string | null, paint: Paint): string {
  const time = clockTime(second)
  return videoUrl === null ? time : paint.link(time, atSecond(videoUrl, second))
}
