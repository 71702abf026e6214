import { use, useEffect } from 'react'
import { answerTexts } from '#messages/answer-texts.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { QuestionItem } from './question-item.tsx'
import { linesOfAnswer } from './question.ts'
import type { QuestionVideo, ShownQuestion } from './question.ts'

type Props = { questions: readonly ShownQuestion[]; video: QuestionVideo }

/** The questions that the owner of a shared summary shows with it, to read. */
export function SharedQuestions({ questions, video }: Props) {
  const { lines } = use(ResultContext)
  useEffect(() => lines?.setAnswers(questions.flatMap((one) => linesOfAnswer(one))), [questions, lines])
  return (
    <section aria-labelledby="questions-heading" className="mt-12">
      <h3 id="questions-heading" className="font-serif text-2xl font-semibold">
        {answerTexts.heading}
      </h3>
      <ul className="mt-4 space-y-8">
        {questions.map((asked) => (
          <li key={asked.id}>
            <QuestionItem asked={asked} video={video} failure={null} onDelete={null} />
          </li>
        ))}
      </ul>
    </section>
  )
}
