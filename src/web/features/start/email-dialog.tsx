import { useMutation } from '@tanstack/react-query'
import { emailDialog } from '#messages/email-dialog.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import type { WorkRequest } from '#web/features/run/request.ts'
import { signInFor } from '#web/features/run/stored-requests.ts'
import type { Summarizer } from '#web/features/run/use-summarizer.ts'
import { storedEmail, storeUser } from '#web/session/account-state.ts'
import { usePageDialog } from '#web/session/page-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormEnd, emailField, validateEmail, useForm } from '#web/ui/form.tsx'

type Props = {
  /** The request that waits for the address. */
  request: WorkRequest
  summarizer: Pick<Summarizer, 'cancel' | 'resume'>
}

/** Asks for the address that the second free summary takes. */
export function EmailDialog({ request, summarizer }: Props) {
  const { cancel: onClose, resume: onGiven } = summarizer
  const isSigningIn = usePageDialog()?.name === 'sign-in'
  const { mutate, isPending } = useMutation({
    mutationFn: (email: string) => api('POST /api/users/register', { body: { email } }),
    onSuccess: (_answer, email) => storeUser({ email }),
    onError: (error) => refuse({ email: failureText(error) }),
  })
  const { field, formProps, refuse } = useForm({
    initial: () => ({ email: storedEmail() }),
    validate: validateEmail,
    onValid: ({ email }) => {
      // Not called once the dialog is closed: cancelling it is cancelling the summary.
      if (!isPending) mutate(email.trim(), { onSuccess: onGiven })
    },
  })

  return (
    <Dialog
      open={!isSigningIn}
      size="sm"
      onClose={onClose}
      title={emailDialog.title}
      description={emailDialog.description}
    >
      <form {...formProps} className="mt-4 space-y-4">
        <TextField {...emailField} {...field('email')} />
        <FormEnd
          error={null}
          isBusy={isPending}
          submit={emailDialog.submit}
          aside={
            <Button variant="quiet" onClick={() => signInFor(request, 'free-summaries')}>
              {emailDialog.signIn}
            </Button>
          }
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
