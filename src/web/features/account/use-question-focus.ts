import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the question that stands in for a button while it is asked, and back to the button when the answer
 * is no. Each of both is gone while the other is there, and would leave the focus nowhere.
 */
export function useQuestionFocus(isAsking: boolean) {
  const question = useRef<HTMLParagraphElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (isAsking) question.current?.focus()
    else if (wasAsking.current) opener.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return { question, opener }
}
