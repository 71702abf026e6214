import { useMutation } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { failureText } from '#web/api/api-error.ts'
import { useForm } from '#web/ui/use-form.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { validateHelpRequest } from './validate-help-request.ts'
import { readDraft, storeDraft } from './help-draft.ts'
import type { HelpFields } from './help-draft.ts'

/** The form of a request for help, and the sending of it. `onSent` is called when it was sent. */
export function useHelpRequest({ isSignedIn, onSent }: { isSignedIn: boolean; onSent: () => void }) {
  const { mutate, isPending, error } = useMutation({
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

  const { field, formProps } = useForm({
    initial: readDraft,
    validate: (fields) => validateHelpRequest({ ...fields, isSignedIn }),
    onValid: ({ email, helpTopic }) => {
      if (!isPending) mutate({ email: email.trim(), helpTopic: helpTopic.trim() })
    },
    onWrite: storeDraft,
  })
  const failure = error === null ? null : failureText(error)
  return { field, formProps, failure, isSending: isPending }
}
