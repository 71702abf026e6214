import type { Random } from '../check/random.ts'
import type { AskedQuestion, AskedTalk } from './read-questions.ts'

/** A question asked of a talk: its own, or another one. */
export type QuestionPair = { question: AskedQuestion; talk: AskedTalk; isOwn: boolean }

/** Asks each question of its own talk, and of so many others of the same part by chance. */
export function pairQuestions(
  questions: readonly AskedQuestion[],
  others: number,
  random: Random,
): QuestionPair[] {
  const talks = [...new Set(questions.map(({ talk }) => talk))]
  return questions.flatMap((question) => {
    const drawn = new Set<AskedTalk>()
    while (drawn.size < Math.min(others, talks.length - 1)) {
      const talk = random.pick(talks)
      if (talk !== question.talk) drawn.add(talk)
    }
    const foreign = [...drawn].map((talk) => ({ question, talk, isOwn: false }))
    return [{ question, talk: question.talk, isOwn: true }, ...foreign]
  })
}
