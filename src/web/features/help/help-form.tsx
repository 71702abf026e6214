import { emailField } from '#web/ui/email-field.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useHelpRequest } from './use-help-request.ts'

type Props = {
  onClose: () => void
  /** Whether the user is signed in; then the answer goes to the email address of the account. */
  isSignedIn: boolean
}

/** The form of a request for help. It closes once the request is there, and stays open when it could not be sent. */
export function HelpForm({ onClose, isSignedIn }: Props) {
  const { field, formProps, failure, isSending } = useHelpRequest({ isSignedIn, onSent: onClose })
  return (
    <form {...formProps} className="mt-4 space-y-4">
      {!isSignedIn && <TextField {...emailField} {...field('email')} hint="We'll reply to this address." />}
      <TextAreaField label="What do you need help with?" rows={5} maxLength={5000} {...field('helpTopic')} />
      {failure !== null && (
        <p role="alert" className="text-sm text-bad">
          {failure}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isSending}>
          Send
        </Button>
      </div>
    </form>
  )
}
