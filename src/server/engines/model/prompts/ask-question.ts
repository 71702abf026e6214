import type { Sentence } from '#contract/transcripts.ts'
import { describeVideo } from '#core/writing/prompts/ask-notes.ts'
import { writeLanguage } from '#core/writing/prompts/describe-answer.ts'
import { disarm, fence, numberSentences } from '#core/writing/prompts/fence.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import type { AnswerInput } from '#server/ports/model-engines.ts'

type Shown = {
  sentences: readonly Sentence[]
  /** True where these are all. */
  isWhole: boolean
  language: SummaryLanguage
}

/** The question of a viewer with the transcript, or the parts of it that a search found nearest. */
export function askQuestion(
  input: AnswerInput,
  { sentences, isWhole, language }: Shown,
  boundary: string,
): string {
  const lines = [...describeVideo(input, boundary), ...numberSentences(sentences, boundary)]
  const earlier = input.earlier.flatMap(({ question, answer }) => [
    `Question: ${disarm(question, boundary)}`,
    `Answer: ${disarm(answer ?? 'The video does not say.', boundary)}`,
  ])
  return [
    fence('TRANSCRIPT', lines, boundary),
    ...(earlier.length === 0 ? [] : [fence('EARLIER', earlier, boundary)]),
    fence('QUESTION', [disarm(input.question, boundary)], boundary),
    '',
    isWhole
      ? `Above is the whole transcript, and what a viewer asks about it. ${nearest(input)}`
      : 'Above are the parts of a long transcript that a search found nearest to what a viewer asks.',
    ...(earlier.length === 0 ? [] : ['What the viewer asked before only helps you understand the question.']),
    describeReply(language),
  ].join('\n')
}

function nearest({ passages }: AnswerInput): string {
  if (passages.length === 0) return ''
  const positions = passages.map(({ sentence, sentences }) => `s${sentence} to s${sentence + sentences - 1}`)
  return `A search found these sentences nearest to it: ${positions.join(', ')}.`
}

/** Describes the JSON object that is wanted. */
export function describeReply(language: SummaryLanguage): string {
  return [
    'The object has these keys, in this order:',
    '- "said": true when the transcript answers the question, at least in part; false when it does not.',
    '- "answer": a list of {"p":1,"text":"...","cites":[{"sid":"s17","quote":"..."}]}, empty when "said" is false: the answer in one to three short paragraphs, at most 150 words in all, what answers most directly first. Each item is one sentence, "p" the number of its paragraph; "cites" has one to three citations that bear out everything in "text".',
    `Write every "text" in the language of the question; where that is not plain, in ${writeLanguage(language)}. Leave every "quote" as it was said.`,
  ].join('\n')
}
