import { useEffect, useRef } from 'react'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'

/**
 * Moves the focus to the question that stands in for a button while it is asked, and back to the button when the answer
 * is no. Each of both is gone while the other is there, and would leave the focus nowhere.
 */
export function useQuestionFocus(isAsking: boolean) {
  const question = useRef<HTMLParagraphElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useReturnFocus(isAsking, () => opener.current)
  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])
  return { question, opener }
}
