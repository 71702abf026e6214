import { use, useEffect, useMemo, useRef } from 'react'
import type { Answer } from '#contract/questions.ts'
import type { Summary } from '#contract/summaries.ts'
import { useStore } from '#web/ui/store.ts'
import { AnswerLinesContext } from './answer-lines-context.ts'
import { QuestionForm } from './question-form.tsx'
import { PendingQuestion } from './pending-question.tsx'
import { LoadFailure } from './question-failure.tsx'
import { QuestionItem } from './question-item.tsx'
import { draftOf, linesOfAnswer } from './question.ts'
import type { QuestionVideo } from './question.ts'
import type { TypedQuestionStore } from './typed-question.ts'
import type { Asking } from './questions-query.ts'
import { suggestedQuestions } from './suggested-questions.ts'
import { useQuestions } from './use-questions.ts'

type Props = {
  summary: QuestionVideo & Pick<Summary, 'transcriptId' | 'chapters' | 'insights'>
  historyId: string | null
  typed: TypedQuestionStore
}

/** The questions about a result: a field, some to begin with, and the answers below, newest first. */
export function QuestionsPanel({ summary, historyId, typed }: Props) {
  const { transcriptId, language } = summary
  const latest = useStore(typed, typed.get())
  const text = latest.transcriptId === transcriptId ? latest.text : ''
  const setText = (next: string): void => typed.set({ transcriptId, text: next })
  const { asked, asking, ...questions } = useQuestions({ transcriptId, historyId }, (question) => {
    // What was typed is there again when it failed, unless something else was typed since.
    if (typed.get().text === '') setText(question)
  })
  useAnswerLines(asked, asking)
  const isBusy = asking !== null && asking.failure === null
  const list = useRef<HTMLUListElement | null>(null)
  useEffect(() => {
    if (isBusy) bringIntoView(list.current)
  }, [isBusy])
  const suggestions = useMemo(() => suggestedQuestions(summary), [summary])
  const known = new Set(asked.map(({ question }) => question))

  function ask(question: string): void {
    if (text.trim() === question) setText('')
    questions.ask(question)
  }

  return (
    <>
      <QuestionForm
        text={text}
        onTextChange={setText}
        suggestions={suggestions.filter((suggestion) => !known.has(suggestion))}
        isBusy={isBusy}
        onAsk={ask}
      />
      <output className="sr-only">
        {isBusy ? 'Looking for the answer...' : announcement(questions.answered)}
      </output>
      <ul ref={list} className="mt-6 scroll-mt-60 space-y-8 empty:hidden">
        {asking !== null && (
          <li>
            <PendingQuestion
              asking={asking}
              language={language}
              onRetry={() => ask(asking.question)}
              onDismiss={questions.dismiss}
            />
          </li>
        )}
        {asked.map((one) => (
          <li key={one.id}>
            <QuestionItem
              asked={one}
              video={summary}
              failure={questions.removeFailure?.id === one.id ? questions.removeFailure.error : null}
              onDelete={() => questions.remove(one.id, focusHeading)}
            />
          </li>
        ))}
      </ul>
      {questions.loadFailure !== null && (
        <LoadFailure error={questions.loadFailure} onRetry={questions.retryLoad} />
      )}
    </>
  )
}

/** Gives the lines of all answers, and of the one that is being written, to the result around them. */
function useAnswerLines(asked: readonly Answer[], asking: Asking | null): void {
  const setLines = use(AnswerLinesContext)
  const written = asking?.sentences
  useEffect(() => {
    const draft = written === undefined ? [] : [draftOf(written)]
    setLines([...draft, ...asked].flatMap((one) => linesOfAnswer(one)))
  }, [asked, written, setLines])
}

const highEnough = 0.55

/** Answers that are above the window, below its fold or under the bars of a phone come into view; what is at the top of a phone stays free. */
function bringIntoView(answers: HTMLElement | null): void {
  const top = answers?.getBoundingClientRect().top ?? 0
  if (answers === null || (top >= 0 && top < innerHeight * highEnough)) return
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  answers.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth', block: 'start' })
}

/** The button that deleted a question had the focus, and is gone. */
function focusHeading(): void {
  document.getElementById('ask-heading')?.focus()
}

function announcement(answered: string | null): string {
  return answered === null ? '' : `Answered: ${answered}`
}
