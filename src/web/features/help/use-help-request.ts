import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/lib/api.ts'
import { failureText } from '#web/lib/api-error.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { validateHelpRequest } from './validate-help-request.ts'
import type { HelpErrors } from './validate-help-request.ts'
import { readDraft, storeDraft } from './help-draft.ts'
import type { HelpFields } from './help-draft.ts'

/** What is written into the form, what is wrong with it, and the sending of it. `onSent` is called when it was sent. */
export function useHelpRequest({ isSignedIn, onSent }: { isSignedIn: boolean; onSent: () => void }) {
  const [fields, setFields] = useState(readDraft)
  const [errors, setErrors] = useState<HelpErrors>({})
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ email, helpTopic }: HelpFields) =>
      api('POST /api/help-request', {
        body: isSignedIn ? { helpTopic, userType: 'logged_in' } : { helpTopic, userType: 'anonymous', email },
      }),
    onSuccess: ({ answerWithinHours }) => {
      storeDraft(null)
      const description = `We'll answer within ${answerWithinHours} hours.`
      showToast({ title: 'Help request sent', description, tone: 'good' })
      onSent()
    },
  })

  /** A change of a field removes its validation error. */
  function write(name: keyof HelpFields, value: string): void {
    const next = { ...fields, [name]: value }
    setFields(next)
    storeDraft(next)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)))
  }

  function send(): void {
    const found = validateHelpRequest({ ...fields, isSignedIn })
    setErrors(found)
    reset()
    if (Object.keys(found).length > 0 || isPending) return
    mutate({ email: fields.email.trim(), helpTopic: fields.helpTopic.trim() })
  }

  const failure = error === null ? null : failureText(error)
  return { fields, errors, failure, isSending: isPending, write, send }
}
