import { lineNote } from '#export/describe-line.ts'
import { withSpeakers } from '#export/line-speakers.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import { copiedWords } from '#web/text/copied-words.ts'
import { nearPassages, notSaidText } from './question.ts'
import type { QuestionVideo, ShownPassage, ShownQuestion } from './question.ts'

/** An answer as plain text, each place with its second and the link that plays there. */
export function answerAsText(asked: ShownQuestion, video: QuestionVideo): string {
  const { question, said, answer, passages } = asked
  const citePassage = (each: ShownPassage): string =>
    `${withSpeakers(copiedWords.lines.quote(each.quote), each)}${cite(each.second)}`
  const link = video.videoId === null ? null : `https://youtu.be/${video.videoId}`
  const cite = (second: number | null): string => {
    if (second === null) return ''
    return link === null ? ` (${clockTime(second)})` : ` (${clockTime(second)}, ${atSecond(link, second)})`
  }
  const about = [video.videoTitle, video.videoChannel].filter((part) => part !== null && part !== '')
  const body = said
    ? [...textOf(answer, cite), ...passages.map(citePassage)]
    : [notSaidText(asked), ...nearPassages(asked).map(citePassage)]
  return [question, '', ...body, '', about.join(', ')].join('\n')
}

function textOf(answer: ShownQuestion['answer'], cite: (second: number | null) => string): string[] {
  if (answer === null) return []
  const paragraphs = [...Map.groupBy(answer, ({ paragraph }) => paragraph).values()]
  const texts = paragraphs.map((sentences) =>
    sentences.map((line) => `${line.text} [${lineNote(line, copiedWords)}]${cite(line.second)}`).join(' '),
  )
  return [...texts, '']
}
