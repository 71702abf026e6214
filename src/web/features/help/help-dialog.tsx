import { useMutation } from '@tanstack/react-query'
import { emailTexts } from '#messages/email-texts.ts'
import { helpTexts } from '#messages/help-texts.ts'
import { emailProblem } from '#product/email.ts'
import { failureText } from '#web/api/api-error.ts'
import { callOnce } from '#web/api/call-once.ts'
import { hasSession } from '#web/session/account-state.ts'
import { useAccount } from '#web/session/account.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField, TextField } from '#web/ui/fields.tsx'
import { FormEnd, emailField, useForm } from '#web/ui/form.tsx'
import type { FormErrors } from '#web/ui/form.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** The dialog with the help form. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { status } = useAccount()
  return (
    <Dialog open onClose={onClose} title={helpTexts.title} description={helpTexts.description}>
      <HelpForm onClose={onClose} isSignedIn={hasSession(status)} />
    </Dialog>
  )
}

type Props = {
  onClose: () => void
  /** True for a signed-in user, whose answer goes to the email address of the account. */
  isSignedIn: boolean
}

/** The form of a request for help. It closes once sent, and stays open on a failure. */
function HelpForm({ onClose, isSignedIn }: Props) {
  const { field, formProps, failure, isSending } = useHelpRequest({ isSignedIn, onSent: onClose })
  return (
    <form {...formProps} className="mt-4 space-y-4">
      {!isSignedIn && <TextField {...emailField} {...field('email')} hint={helpTexts.replyHint} />}
      <TextAreaField label={helpTexts.topic} rows={5} maxLength={5000} {...field('helpTopic')} />
      <FormEnd error={failure} isBusy={isSending} submit={helpTexts.send} onCancel={onClose} />
    </form>
  )
}

/** The form of a request for help, and the sending of it. `onSent` is called when it was sent. */
function useHelpRequest({ isSignedIn, onSent }: { isSignedIn: boolean; onSent: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ email, helpTopic }: HelpFields) =>
      callOnce('POST /api/help-request', {
        body: isSignedIn ? { helpTopic, userType: 'logged_in' } : { helpTopic, userType: 'anonymous', email },
      }),
    onSuccess: ({ answerWithinHours }) => {
      storeDraft(null)
      const description = helpTexts.answerWithin(answerWithinHours)
      showToast({ title: helpTexts.sent, description, tone: 'good' })
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

type Given = { email: string; helpTopic: string; isSignedIn: boolean }

const minCharacters = 10

/** Validates a help request before it is sent. Only a visitor gives an email address. */
function validateHelpRequest({ email, helpTopic, isSignedIn }: Given): FormErrors<'email' | 'helpTopic'> {
  const wrongEmail = isSignedIn ? null : emailProblem(email)
  const wrongTopic = topicError(helpTopic.trim())
  return {
    ...(wrongEmail === null ? {} : { email: emailTexts.problems[wrongEmail] }),
    ...(wrongTopic === null ? {} : { helpTopic: wrongTopic }),
  }
}

function topicError(topic: string): string | null {
  if (topic === '') return helpTexts.topicMissing
  return topic.length < minCharacters ? helpTexts.topicShort(minCharacters) : null
}

/** The fields of the form for help. */
type HelpFields = { email: string; helpTopic: string }

const emptyDraft: HelpFields = { email: '', helpTopic: '' }

const key = 'precis.help'

/**
 * The unsent text. It is in the storage of the tab because a sign-in takes the place of the form, or leads to
 * another site and back; logging out empties that storage.
 */
function readDraft(): HelpFields {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isDraft(value) ? value : emptyDraft
  } catch {
    return emptyDraft
  }
}

/** Stores what is written; `null` forgets it. */
function storeDraft(fields: HelpFields | null): void {
  try {
    if (fields === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(fields))
  } catch {
    // Without storage the form holds it as long as it is open.
  }
}

/** Only this file writes under the key. */
function isDraft(value: unknown): value is HelpFields {
  return typeof value === 'object' && value !== null && 'email' in value && 'helpTopic' in value
}
