import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '#contract/questions.ts'
import { maxQuestionCharacters } from '#product/limits.ts'
import { api } from '#web/api/api.ts'

/** What all videos of a user answer to what stands in the search field. */
export type LibraryQuestion = {
  question: string
  /** `null` until it is there. */
  answer: Answer | null
  isBusy: boolean
  failure: Error | null
  /** Asks it, or asks again. */
  ask: () => void
}

/** What is a question by its last character is asked by itself. */
const questionMark = /[?？؟]$/

/** Asks the library the text of the search, when the reader wants it or it is plainly a question. */
export function useHistoryAnswer(text: string): LibraryQuestion {
  const question = text.slice(0, maxQuestionCharacters)
  const [asked, setAsked] = useState('')
  const isAsked = question !== '' && (asked === question || questionMark.test(question))
  const query = useQuery({
    queryKey: ['library-answer', question],
    queryFn: ({ signal }) => api('POST /api/ask', { body: { question, scope: 'library' } }, { signal }),
    enabled: isAsked,
    // Way back from a video it is there as it was.
    staleTime: Infinity,
    meta: { isPrivatePage: true },
  })
  return {
    question,
    answer: query.data ?? null,
    isBusy: query.isFetching,
    failure: query.isFetching ? null : query.error,
    ask: () => {
      setAsked(question)
      if (query.isError) void query.refetch()
    },
  }
}
