import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Answer } from '#contract/questions.ts'
import { queryClient } from '#web/api/query-client.ts'
import { askQuestion, deleteQuestion, questionsQuery } from './questions-query.ts'
import type { Asking, QuestionTarget } from './questions-query.ts'

/** What was asked about a result, newest first, and what is being asked. */
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
 * Asks questions about a result. Those of a history item are stored with it, and read again after a reload. `onFailed` is
 * called with a question that failed, also when the page shows something else by then.
 */
export function useQuestions(target: QuestionTarget, onFailed: (question: string) => void): Questions {
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
