import { useMutation, useQuery } from '@tanstack/react-query'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import type { Answer } from '#contract/questions.ts'
import type { Summary } from '#contract/summary.ts'
import { questionTexts } from '#messages/question-texts.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { useStore } from '#web/ui/store.ts'
import { LoadFailure, PendingQuestion, QuestionForm } from './asking.tsx'
import { QuestionItem } from './question-item.tsx'
import { draftOf, linesOfAnswer } from './question.ts'
import type { QuestionVideo } from './question.ts'
import type { Asking, QuestionTarget } from './questions-query.ts'
import { askQuestion, deleteQuestion, questionsQuery } from './questions-query.ts'
import { suggestedQuestions } from './suggested-questions.ts'
import type { TypedQuestionStore } from './typed-question.ts'

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
      <output className="sr-only">{isBusy ? questionTexts.looking : announcement(questions.answered)}</output>
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
  const { lines } = use(ResultContext)
  const written = asking?.sentences
  useEffect(() => {
    const draft = written === undefined ? [] : [draftOf(written)]
    lines?.setAnswers([...draft, ...asked].flatMap((one) => linesOfAnswer(one)))
  }, [asked, written, lines])
}

const highEnough = 0.55

/**
 * Answers that are above the window, below its fold or under the bars of a phone come into view; what is at
 * the top of a phone stays free.
 */
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
  return answered === null ? '' : questionTexts.answered(answered)
}

/** The questions about a result, newest first, and the one at work. */
export type Questions = {
  asked: readonly Answer[]
  /** The question at work or the one that failed; `null` when there is none. */
  asking: (Asking & { failure: Error | null }) | null
  /** The question that was answered last since the page opened. */
  answered: string | null
  /** The questions of before could not be read. */
  loadFailure: Error | null
  retryLoad: () => void
  ask: (question: string) => void
  /** Takes the question away that failed. */
  dismiss: () => void
  remove: (id: string, onRemoved: () => void) => void
  /** The question whose deletion failed, with the reason. */
  removeFailure: { id: string; error: Error } | null
}

/** The same list in each render: what depends on it would otherwise begin again and again. */
const noneYet: readonly Answer[] = []

/**
 * Asks questions about a result. Those of a history item are stored with it, and read again after a reload.
 * `onFailed` is called with a question that failed, also when the page shows something else by then.
 */
function useQuestions(target: QuestionTarget, onFailed: (question: string) => void): Questions {
  const [asking, setAsking] = useState<Asking | null>(null)
  const calls = useRef<AbortController | null>(null)
  const stored = useQuery(questionsQuery(target))
  const { queryKey } = questionsQuery(target)
  const change = (update: (before: readonly Answer[]) => readonly Answer[]): void => {
    queryClient.setQueryData(queryKey, (before = []) => update(before))
  }

  const request = useMutation({
    mutationFn: async (question: string) => {
      calls.current?.abort()
      calls.current = new AbortController()
      return await askQuestion(target, question, {
        signal: calls.current.signal,
        onProgress: setAsking,
      })
    },
    onMutate: (question) => setAsking({ question, text: '', sentences: [] }),
    onError: (_error, question) => onFailed(question),
    onSuccess: (answer) => {
      setAsking(null)
      change((before) => [answer, ...before.filter(({ id }) => id !== answer.id)])
    },
  })
  const removal = useMutation({
    mutationFn: async (id: string) => {
      await deleteQuestion(target, id)
    },
    onSuccess: (_nothing, id) => change((before) => before.filter((asked) => asked.id !== id)),
  })

  return {
    asked: stored.data ?? noneYet,
    asking: asking === null ? null : { ...asking, failure: request.error },
    answered: request.data?.question ?? null,
    loadFailure: stored.error,
    retryLoad: () => void stored.refetch(),
    ask: request.mutate,
    dismiss: () => setAsking(null),
    remove: (id, onRemoved) => removal.mutate(id, { onSuccess: onRemoved }),
    removeFailure: removal.error === null ? null : { id: removal.variables, error: removal.error },
  }
}
