import type { Random } from '../check/random.ts'
import type { AskedQuestion, AskedTranscript } from './read-questions.ts'

/** A question asked of a transcript: its own, or another one. */
export type QuestionPair = { question: AskedQuestion; transcript: AskedTranscript; isOwn: boolean }

/** Asks each question of its own talk, and of so many others of the same part by chance. */
export function pairQuestions(
  questions: readonly AskedQuestion[],
  others: number,
  random: Random,
): QuestionPair[] {
  const transcripts = [...new Set(questions.map(({ transcript }) => transcript))]
  return questions.flatMap((question) => {
    const drawn = new Set<AskedTranscript>()
    while (drawn.size < Math.min(others, transcripts.length - 1)) {
      const transcript = random.pick(transcripts)
      if (transcript !== question.transcript) drawn.add(transcript)
    }
    const foreign = [...drawn].map((transcript) => ({ question, transcript, isOwn: false }))
    return [{ question, transcript: question.transcript, isOwn: true }, ...foreign]
  })
}
