import { createHash } from 'node:crypto'
import type { AnswerInput } from '#server/ports/answer-engine.ts'

type Asked = Pick<AnswerInput, 'question' | 'earlier' | 'defaultLanguage'> & {
  transcript: { id: string; contentHash: string }
}

/** All that shapes an answer, as one text: with any of it changed the question is another one. */
export function answerKey({ transcript, question, earlier, defaultLanguage }: Asked, engine: string): string {
  const { id, contentHash } = transcript
  const before = earlier.map((one) => [plainQuestion(one.question), one.answer])
  return hash([id, contentHash, plainQuestion(question), before, defaultLanguage, engine])
}

/** A question of a transcript, whatever else shapes its answer. */
export function subjectOf(transcriptId: string, question: string): string {
  return hash([transcriptId, plainQuestion(question)])
}

/** The question without what does not change it: case, blanks, and the marks at its end. */
function plainQuestion(question: string): string {
  return question
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s?!.…。？！]+$/u, '')
    .trim()
}

function hash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
