import type { Findings, SummarySentence } from '#contract/evidence.ts'
import type { Answer } from '#contract/questions.ts'
import type { SharedQuestion } from '#contract/sharing.ts'
import type { Summary } from '#contract/summary.ts'
import { stateNote } from '#evidence/describe-line.ts'
import { answerTexts } from '#messages/answer-texts.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import type { Line } from '#web/features/result-state/lines.ts'
import { copiedWords } from '#web/text/copied-words.ts'
import { languageName } from '#web/text/names.ts'

/** The video's facts for an answer; without a readable transcript no passages play in a row. */
export type QuestionVideo = Pick<Summary, 'videoId' | 'videoTitle' | 'videoChannel' | 'language'> & {
  transcriptId: string | null
}

/** A question with its answer, the reader's own or a shared one. */
export type ShownQuestion = SharedQuestion & Partial<Pick<Answer, 'withoutModel'>>
export type ShownPassage = ShownQuestion['passages'][number]

/** The key of a passage of an answer on the page. */
export function passageKey(questionId: string, index: number): string {
  return `passage-${questionId}-${index}`
}

/** The key of a sentence of a written answer on the page. */
export function answerKey(questionId: string, index: number): string {
  return `answer-${questionId}-${index}`
}

/** The unfinished sentences of an answer, under the name that they have on the page until it is whole. */
export function draftOf(sentences: readonly SummarySentence[]): LineSource {
  return { id: 'draft', answer: sentences, passages: [] }
}

type LineSource = {
  id: string
  answer: readonly SummarySentence[] | null
  passages: readonly ShownPassage[]
}

/** The findings on words that are compared with nothing but themselves. */
const ownWords = {
  agreement: 'agrees',
  differences: [],
  check: 'not-asked',
  deciding: '',
} as const satisfies Omit<Findings, 'quote'>

/** A passage as a line of its own words. */
export function evidenceOf({ quote, sentence, second, state }: ShownPassage): Line['evidence'] {
  const found = state === 'not-found' ? 'absent' : 'exact'
  return { text: quote, quote, sentence, second, state, findings: { ...ownWords, quote: found } }
}

/** The lines of an answer, which open their evidence as those of the summary do. */
export function linesOfAnswer({ id, answer, passages }: LineSource): Line[] {
  const written = (answer ?? []).map((evidence, index) => ({
    key: answerKey(id, index),
    kind: 'answer' as const,
    index,
    evidence,
  }))
  const said = passages.map((passage, index) => ({
    key: passageKey(id, index),
    kind: 'answer' as const,
    index,
    evidence: evidenceOf(passage),
  }))
  return [...written, ...said]
}

/** The text in place of an answer where nothing was found for a question. */
export function notSaidText({ languages }: Pick<ShownQuestion, 'languages'>): string {
  if (languages === null) return answerTexts.notSaid
  return answerTexts.otherLanguage(languageName(languages.asked), languageName(languages.spoken))
}

/** An answer as plain text, each place with its second and the link that plays there. */
export function answerAsText(asked: ShownQuestion, video: QuestionVideo): string {
  const { question, said, answer, passages } = asked
  const link = video.videoId === null ? null : `https://youtu.be/${video.videoId}`
  const cite = (second: number | null): string => {
    if (second === null) return ''
    return link === null ? ` (${clockTime(second)})` : ` (${clockTime(second)}, ${atSecond(link, second)})`
  }
  const about = [video.videoTitle, video.videoChannel].filter((part) => part !== null && part !== '')
  const body = said
    ? [
        ...textOf(answer, cite),
        ...passages.map(({ quote, second }) => `${copiedWords.lines.quote(quote)}${cite(second)}`),
      ]
    : [notSaidText(asked)]
  return [question, '', ...body, '', about.join(', ')].join('\n')
}

function textOf(answer: ShownQuestion['answer'], cite: (second: number | null) => string): string[] {
  if (answer === null) return []
  const paragraphs = [...Map.groupBy(answer, ({ paragraph }) => paragraph).values()]
  const texts = paragraphs.map((sentences) =>
    sentences.map((line) => `${line.text} [${stateNote(line, copiedWords)}]${cite(line.second)}`).join(' '),
  )
  return [...texts, '']
}
