import type { AnswerDocument, TranscriptDocument } from '#export/documents.ts'
import { checkPassages } from './check-passages.ts'
import type { FoundPassages, PreparedTranscript } from './check-passages.ts'
import { findInSpoken } from './find-in-spoken.ts'
import type { SpokenQuestion } from './find-in-spoken.ts'

type Asked = {
  question: string
  transcript: Pick<TranscriptDocument, 'language' | 'videoUrl' | 'videoTitle' | 'timings'>
}

/** Answers a question about a transcript with its passages; `nearest` are the best for a model to read. */
export async function answerQuestion(
  prepared: PreparedTranscript,
  { question, transcript }: Asked,
  translate: ((asked: SpokenQuestion) => Promise<string | null>) | null,
): Promise<{ answer: AnswerDocument } & Pick<FoundPassages, 'nearest'>> {
  const { language, videoUrl, videoTitle, timings } = transcript
  const { said, foreign, passages, nearest } = await findInSpoken(
    (asked) => checkPassages(prepared, asked),
    { question, spoken: language },
    translate,
  )
  const answer = {
    question,
    said,
    languages: foreign === null ? null : { asked: foreign, spoken: language },
    answer: null,
    videoUrl,
    videoTitle,
    timings,
    passages: passages.map(({ score: _score, ...passage }) => passage),
  }
  return { answer, nearest }
}
