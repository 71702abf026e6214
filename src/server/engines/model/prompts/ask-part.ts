import type { EngineInput } from '#server/ports/summary-engine.ts'
import { describeVideo } from './ask-whole.ts'
import { describeAnswer } from './describe-answer.ts'
import type { AnswerRequest } from './describe-answer.ts'
import { fence } from './fence.ts'
import { numberSentences } from './number-sentences.ts'

/** A stretch of the video: `from` and `to` are its first and last sentence, `lead` the first that is shown with it. */
export type Part = { from: number; to: number; lead: number }

type Question = { part: Part; position: number; total: number; request: AnswerRequest }

/** The question about one part of a long video. The sentences before `from` are shown so that its beginning can be understood. */
export function askPart(
  input: EngineInput,
  { part, position, total, request }: Question,
  boundary: string,
): string {
  const shown = input.sentences.slice(part.lead, part.to + 1)
  const lines = [...describeVideo(input, boundary), ...numberSentences(shown, boundary)]
  return [
    fence('TRANSCRIPT', lines, boundary),
    '',
    `Above is part ${position + 1} of ${total} of a long transcript. Summarize this part from s${part.from} on; the sentences before it are shown only to help you understand it.`,
    describeAnswer(request, true),
  ].join('\n')
}
