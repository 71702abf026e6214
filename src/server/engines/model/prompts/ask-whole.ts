import type { EngineInput } from '#server/ports/summary-engine.ts'
import { describeAnswer } from './describe-answer.ts'
import type { AnswerRequest } from './describe-answer.ts'
import { disarm, fence } from './fence.ts'
import { numberSentences } from './number-sentences.ts'

/** What a prompt says of the video besides its words, as data. */
export function describeVideo(input: Pick<EngineInput, 'title' | 'channel'>, boundary: string): string[] {
  const lines: string[] = []
  if (input.title !== null) lines.push(`Title: ${disarm(input.title, boundary)}`)
  if (input.channel !== null) lines.push(`Channel: ${disarm(input.channel, boundary)}`)
  return lines
}

/** The question about a video that fits into one call: the transcript, then the task. */
export function askWhole(input: EngineInput, request: AnswerRequest, boundary: string): string {
  const lines = [...describeVideo(input, boundary), ...numberSentences(input.sentences, boundary)]
  return [
    fence('TRANSCRIPT', lines, boundary),
    '',
    'Summarize the whole transcript above, its end as carefully as its beginning.',
    describeAnswer(request, false),
  ].join('\n')
}
