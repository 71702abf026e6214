import type { Passage } from '#contract/questions.ts'
import type { ModelPayers } from '#core/writing/language-model.ts'
import type { FoundPassages } from '#local/check-passages.ts'
import { findInSpoken } from '#local/find-in-spoken.ts'
import { turnOf } from '#server/features/accounts/service.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import type { OpenTranscript } from '#server/features/transcripts/service.ts'
import type { Found, QuestionDeps } from './context.ts'
import { createQuestionTranslator } from './translate-question.ts'

/** Finds the passages of a transcript for a question; a model translates it where `payers` are given. */
export async function searchTranscript(
  { passageWorker, translationEngine }: QuestionDeps,
  actor: Visitor,
  { transcript, question }: { transcript: OpenTranscript; question: string },
  { signal, payers }: { signal: AbortSignal; payers?: ModelPayers },
): Promise<Pick<Found, 'said' | 'passages'> & Pick<FoundPassages, 'nearest'>> {
  const find = (asked: string) =>
    passageWorker.find({ transcript, question: asked }, { signal, caller: turnOf(actor) })
  const isTranslated = translationEngine !== null && payers !== undefined
  const { said, passages, nearest } = await findInSpoken(
    find,
    { question, spoken: transcript.language },
    isTranslated ? createQuestionTranslator({ engine: translationEngine, payers, signal }) : null,
  )
  return {
    said,
    passages: passages.map(({ score: _score, ...rest }): Passage => ({
      transcriptId: transcript.id,
      ...rest,
    })),
    nearest,
  }
}
