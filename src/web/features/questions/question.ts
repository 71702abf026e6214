import type { Findings, SummarySentence } from '#contract/evidence.ts'
import type { Answer } from '#contract/questions.ts'
import type { SharedQuestion } from '#contract/sharing.ts'
import type { Summary } from '#contract/summary.ts'
import { answerTexts } from '#messages/answer-texts.ts'
import type { Line } from '#web/features/result-state/lines.ts'
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
export function evidenceOf({ quote, sentence, second, speaker, state }: ShownPassage): Line['evidence'] {
  const said = speaker === undefined ? {} : { speaker }
  const found = state === 'not-found' ? 'absent' : 'exact'
  return { text: quote, quote, sentence, second, ...said, state, findings: { ...ownWords, quote: found } }
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

const maxNear = 3

/** The passages that are shown although none of them answers the question. */
export function nearPassages({ said, languages, answer, passages }: ShownQuestion): readonly ShownPassage[] {
  return said || languages !== null || answer !== null ? [] : passages.slice(0, maxNear)
}

/** The text in place of an answer where nothing was found for a question. */
export function notSaidText(asked: ShownQuestion): string {
  const { languages } = asked
  if (languages === null) return nearPassages(asked).length > 0 ? answerTexts.near : answerTexts.notSaid
  return answerTexts.otherLanguage(languageName(languages.asked), languageName(languages.spoken))
}
